/** Parts of a brand's drawing that take their colour from a property, in the order in which they turn. */
const PARTS = ['--fold-a', '--fold-b', '--marker'] as const;
/** What a logo turns through; a brand's own, so it stays itself. */
const TURNS = ['--chart-1', '--chart-3', '--good', '--chart-2', '--bad'] as const;

export const CYCLE_MS = 11_000;
export const STAGGER_MS = 250;
export const LOGO_MS = 2_000;

/** The mark of the header, if there is one. */
export function headerMark(): SVGElement | null {
  return document.querySelector('header svg[role="img"]');
}

/** Takes every part through the brand's colours once, each part a little after the one before, and leaves it as it was. */
export function cycleLogo(mark: SVGElement, done: () => void): () => void {
  const stepMs = CYCLE_MS / (TURNS.length + 1);
  const timers = PARTS.flatMap((part, index) =>
    [...TURNS, null].map((colour, step) =>
      setTimeout(() => turn(mark, part, colour), (step + 1) * stepMs - stepMs + index * STAGGER_MS),
    ),
  );
  const last = setTimeout(stop, CYCLE_MS + (PARTS.length - 1) * STAGGER_MS);
  function stop(): void {
    for (const timer of [...timers, last]) clearTimeout(timer);
    for (const part of PARTS) turn(mark, part, null);
    done();
  }
  return stop;
}

function turn(mark: SVGElement, part: string, colour: string | null): void {
  if (colour === null) mark.style.removeProperty(part);
  else mark.style.setProperty(part, `var(${colour})`);
}

/** A small jump of joy. Gives how to end it early. */
export function greetWithLogo(mark: SVGElement, ms = LOGO_MS): () => void {
  const animation = mark.animate(
    [
      { transform: 'none' },
      { transform: 'translateY(-3px) rotate(-8deg)', offset: 0.2 },
      { transform: 'translateY(0) rotate(6deg)', offset: 0.4 },
      { transform: 'translateY(-2px) rotate(-4deg)', offset: 0.6 },
      { transform: 'translateY(0) rotate(2deg)', offset: 0.8 },
      { transform: 'none' },
    ],
    { duration: ms, easing: 'ease-in-out' },
  );
  return () => animation.cancel();
}
