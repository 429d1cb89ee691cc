const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const digitsOf = (run: string) =>
  [...run].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join('');

/** Converts the line notation of the question families to TeX. */
export function texOf(line: string): string {
  return line
    .replaceAll(/\^\(([^)]*)\)/g, '^{$1}')
    .replaceAll(/(√?\d+)\/(√?\d+)/g, String.raw`\frac{$1}{$2}`)
    .replaceAll(/√(\d+)/g, String.raw`\sqrt{$1}`)
    .replaceAll(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (run) => `^{${digitsOf(run)}}`)
    .replaceAll(/(?<=\d),(?=\d)/g, '{,}')
    .replaceAll('°', String.raw`^{\circ}`)
    .replaceAll(' × ', String.raw` \times `)
    .replaceAll(' ÷ ', String.raw` \div `)
    .replaceAll(/\b(sin|cos|tan) /g, String.raw`\$1 `)
    .replaceAll('−', '-');
}

/**
 * A line as a formula in TeX with delimiters: `3√2` becomes `$3\sqrt{2}$`, `1 3/4` a mixed number, `27^(−2/3)` and `x²`
 * powers. `plainText` gives the original line.
 */
export const formula = (line: string) => `$${texOf(line)}$`;
