import { useEffect, useState } from 'react';
import { IconButton } from '#design/button';
import { VisuallyHidden } from '#design/visually-hidden';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once copied. */
  readonly copiedText: string;
}

const shownMs = 2_500;

/** Puts a reference on the clipboard. The reference stands beside it as text that can be selected. */
export function CopyButton({ text, label, copiedText }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <IconButton icon={copied ? 'check' : 'copy'} label={label} onClick={copy} />
      <span role="status">{copied && <VisuallyHidden>{copiedText}</VisuallyHidden>}</span>
    </>
  );
}
