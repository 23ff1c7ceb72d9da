/** Minutes of a day as the clock of a wall shows them. */
export function wallClock(minutes: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `2000-01-01T${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
