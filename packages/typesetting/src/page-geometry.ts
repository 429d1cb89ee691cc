/** A4 and the area for text, in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const marginSide = 57;
export const marginTop = 60;
export const marginBottom = 66;
export const textAreaWidth = pageWidth - 2 * marginSide;
export const textBottom = pageHeight - marginBottom;
export const bodySize = 11.5;
