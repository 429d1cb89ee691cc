/** A4 and the area for text, in points. */
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const marginSide = 57;
export const marginTop = 56;
const marginBottom = 66;
export const textAreaWidth = pageWidth - 2 * marginSide;
export const textAreaHeight = pageHeight - marginTop - marginBottom;
export const bodySize = 11.5;
/** The column for marks at the right of written papers. */
export const marksColumnWidth = 34;
