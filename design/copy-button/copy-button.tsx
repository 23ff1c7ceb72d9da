import { useEffect, useState } from 'react';
import { Button, IconButton } from '#design/button';
import { VisuallyHidden } from '#design/visually-hidden';

export interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Said once copied. */
  readonly copiedText: string;
  /** Draws the label beside the icon, where the button stands alone. */
  readonly inWords?: boolean;
}

const shownMs = 3_000;

/** Puts a reference on the clipboard. The reference stands beside it as text that can be selected. */
export function CopyButton({ text, label, copiedText, inWords = false }: CopyButtonProps) {
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
  const icon = copied ? 'check' : 'copy';
  return (
    <span>
      {inWords ? (
        <Button variant="neutral" size="compact" icon={icon} onClick={copy}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} onClick={copy} />
      )}
      <output>{copied && <VisuallyHidden>{copiedText}</VisuallyHidden>}</output>
    </span>
  );
}
