import type { AnchorProps } from '#design/link';
import { Link } from 'react-router';

/** The design system's links without a document load; fragments, downloads and other sites stay plain. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const plain =
    !href.startsWith('/') || href.startsWith('//') || props.download !== undefined || props.target !== undefined;
  if (!plain) return <Link to={href} {...props} />;
  return (
    <a href={href} {...props}>
      {props.children}
    </a>
  );
}
