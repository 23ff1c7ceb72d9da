import type { AnchorProps } from '#design/link';
import { Link } from 'react-router';

/** The design system's links without a document load; fragments, downloads, data and other sites stay plain. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const elsewhere = !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/');
  const plain = elsewhere || props.download !== undefined || props.target !== undefined;
  if (!plain) return <Link to={href} {...props} />;
  return (
    <a href={href} {...props}>
      {props.children}
    </a>
  );
}
