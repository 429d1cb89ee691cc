/** Extra time in percent of the working time, as examination centres grant it (JCQ access arrangements). */
export const extraTimePercents = [0, 10, 25, 50, 100] as const;
export type ExtraTimePercent = (typeof extraTimePercents)[number];

/** Minutes of rest breaks for each started half hour of working time. 0: no rest breaks. */
export const breakMinutesChoices = [0, 5, 10] as const;
export type BreakMinutes = (typeof breakMinutesChoices)[number];

/** Sizes of the product's text in percent. */
export const textSizes = [100, 115, 130, 150, 175, 200] as const;

/** Space between lines, words and letters, which grow together. */
export const textSpacings = ['NORMAL', 'WIDE', 'WIDER'] as const;
export type TextSpacing = (typeof textSpacings)[number];

/** STANDARD: the product's own fonts. SYSTEM: the device's plain font, for example Arial. */
export const readingFonts = ['STANDARD', 'LEXEND', 'SYSTEM', 'OPENDYSLEXIC'] as const;
export type ReadingFont = (typeof readingFonts)[number];

/** Tints of the page. STANDARD: the product's own colours. */
export const paperColours = ['STANDARD', 'CREAM', 'BLUE', 'GREEN', 'ROSE'] as const;
export type PaperColour = (typeof paperColours)[number];
