import { plainFormula } from '../../mathematics/plain-mathematics.ts';

/** A formula as plain text: x² + 1/2. */
export const plainTex = (tex: string): string => plainFormula(tex) ?? tex;
