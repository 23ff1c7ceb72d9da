/** Before scripts: the text that a field began with, and the place that it stood for as long as it is not changed. */
export const shownName = (name: string): string => `${name}.shown`;
export const meantName = (name: string): string => `${name}.meant`;
