import { type ReactNode, useState } from 'react';
import { useHydrated } from '#design/hydrated';
import { standing } from './written-parts.ts';
import { NotStatic, renderStatic } from './render-static.ts';

interface StaticPartProps {
  readonly as: 'li' | 'div';
  /** One on a page; for `WrittenPart` to find it. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Holds a part without state: the server writes it as text, the browser takes the same markup over as ordinary React.
 * Inside, no component may use a hook but `use`, so ids are given, not made.
 */
export function StaticPart({ as: Tag, children, ...given }: StaticPartProps) {
  const rest = { ...given, ...(given.id && MARK) };
  return import.meta.env.SSR ? (
    <Written as={Tag} {...rest}>
      {children}
    </Written>
  ) : (
    <Tag {...rest}>{children}</Tag>
  );
}

/** For `keepWritten` to find it. */
const MARK = { 'data-written': '' };

/** Nothing of it is put into the page: React leaves alone what stands there. */
const AS_IT_STANDS = { __html: '' };

/** In the browser: the static part of that id as the server wrote it, for which no data came. */
export function WrittenPart({
  as: Tag,
  id,
  className,
}: Required<Pick<StaticPartProps, 'as' | 'id'>> & Pick<StaticPartProps, 'className'>) {
  const [drawnAnew] = useState(useHydrated());
  const [written] = useState(() => standing.get(id) ?? document.getElementById(id));
  if (!drawnAnew) {
    return (
      <Tag id={id} className={className} {...MARK} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
    );
  }
  // React gave up the server's page: its nodes are still those of this part.
  const takeOver = (element: HTMLElement | null) => {
    if (!element || !written || element === written) return;
    element.append(...written.childNodes);
    standing.set(id, element);
  };
  return <Tag id={id} className={className} {...MARK} ref={takeOver} />;
}

/** What `StaticPart` is on the server. What cannot be written is left to React. */
export function Written({ as: Tag, children, ...rest }: StaticPartProps) {
  const html = writtenOf(children);
  return html === null ? <Tag {...rest}>{children}</Tag> : <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}

function writtenOf(children: ReactNode): string | null {
  try {
    return renderStatic(children);
  } catch (error) {
    if (error instanceof NotStatic) return null;
    throw error;
  }
}
