/** The sheet that place art is drawn on. */
export const artWidth = 320;
export const artHeight = 200;
