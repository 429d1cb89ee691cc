const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const digitsOf = (run: string) =>
  [...run].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join('');

/** TeX of what is printed on a line, for the notation of our own families. */
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
 * What is printed on a line as a formula to be set: `3√2` becomes `$3\sqrt{2}$`, `1 3/4` a mixed number, `27^(−2/3)`
 * and `x²` powers. As plain text it reads as it did.
 */
export const formula = (line: string) => `$${texOf(line)}$`;
