import type { ReactNode } from 'react';
import { NotStatic, renderStatic } from './render-static.ts';

interface StaticPartProps {
  readonly as: 'li' | 'div';
  readonly children: ReactNode;
}

/**
 * Holds a part without state: the server writes it as text, the browser takes the same markup over as ordinary React.
 * Inside, no component may use a hook but `use`, so ids are given, not made.
 */
export function StaticPart({ as: Tag, children }: StaticPartProps) {
  return import.meta.env.SSR ? <Written as={Tag}>{children}</Written> : <Tag>{children}</Tag>;
}

/** What `StaticPart` is on the server. What cannot be written is left to React. */
export function Written({ as: Tag, children }: StaticPartProps) {
  const html = writtenOf(children);
  return html === null ? <Tag>{children}</Tag> : <Tag dangerouslySetInnerHTML={{ __html: html }} />;
}

function writtenOf(children: ReactNode): string | null {
  try {
    return renderStatic(children);
  } catch (error) {
    if (error instanceof NotStatic) return null;
    throw error;
  }
}
