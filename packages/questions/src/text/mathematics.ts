import { barsAndRoots } from './bars-and-roots.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = '₀₁₂₃₄₅₆₇₈₉';
const digitsOf = (run: string) =>
  [...run].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join('');

/** Converts the line notation of the question families to TeX. */
export function texOf(line: string): string {
  return barsAndRoots(line)
    .replaceAll(/\^\(([^)]*)\)/g, '^{$1}')
    .replaceAll(/(√?\d+)\/(√?\d+)/g, String.raw`\frac{$1}{$2}`)
    .replaceAll(/√(\d+)/g, String.raw`\sqrt{$1}`)
    .replaceAll(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) => `^{${digitsOf(run)}}`)
    .replaceAll(/(?<=\d),(?=\d)/g, '{,}')
    .replaceAll('°', String.raw`^{\circ}`)
    .replaceAll(' × ', String.raw` \times `)
    .replaceAll(' ÷ ', String.raw` \div `)
    .replaceAll(/[₀₁₂₃₄₅₆₇₈₉]+/g, (run) => `_{${[...run].map((sign) => lowered.indexOf(sign)).join('')}}`)
    .replaceAll(/(?<![a-z\\])(?:sin|cos|tan|sec|cosec|cot|ln|log)(?![a-z])/g, String.raw`\$&`)
    .replaceAll('−', '-');
}

/**
 * A line as a formula in TeX with delimiters: `3√2` becomes `$3\sqrt{2}$`, `1 3/4` a mixed number, `27^(−2/3)` and `x²`
 * powers. `plainText` gives the original line.
 */
export const formula = (line: string) => `$${texOf(line)}$`;
