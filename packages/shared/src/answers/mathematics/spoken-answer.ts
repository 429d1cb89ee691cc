import { spokenFormula } from '../../mathematics/spoken-mathematics.ts';
import { spokenUnit } from '../number/spoken-units.ts';

/** The unit at the end of an answer: upright symbols with their powers. */
const unitPattern =
  /(?:\\,|(?<=[^\\])|^)((?:\\mathrm\{(?:[^{}]|\{[^{}]{0,9}\}){1,20}\}(?:\^\{-?\d\})?(?:\\,)?){1,8})$/u;
const symbolPattern = /\\mathrm\{((?:[^{}]|\{[^{}]{0,9}\}){1,20})\}(?:\^\{(-?\d)\})?/gu;

const symbolOf = (tex: string) =>
  tex
    .replace(String.raw`^{\circ}`, '°')
    .replace(String.raw`\Omega`, 'Ω')
    .replace(String.raw`\mu `, 'μ')
    .replace(String.raw`\%`, '%');

/** 0.1̇8̇ as "0.18 recurring", 0.41̇ as "0.41, with 1 recurring". */
function withoutDots(tex: string): { tex: string; recurring?: string } {
  const found = /^(-?\d{1,40}\.\d{0,40})\\dot\{(\d)\}(?:(\d{0,40})\\dot\{(\d)\})?$/u.exec(tex);
  if (!found) return { tex };
  const [, before = '', first = '', between = '', last = ''] = found;
  const repeated = first + between + last;
  return {
    tex: before + repeated,
    recurring: before.endsWith('.') ? ' recurring' : `, with ${repeated} recurring`,
  };
}

/** What a teacher says shorter than a text is read. */
const shorter = (words: string): string =>
  words
    .replaceAll(
      /(?<=[\p{L}\p{N}] )the (square|cube) root of (?=[\p{L}\p{N}.]+(?: |$))/gu,
      (_, kind: string) => (kind === 'cube' ? 'cube root ' : 'root '),
    )
    .replaceAll(/(?<=\b(?:over|equals|plus|minus|times|or|than|to|minus) )root /gu, 'the square root of ')
    .replaceAll(
      /\b(sine|cosine|tan|sec|cosec|cot|arcsin|arccos|arctan|natural log|log)((?: squared| cubed)?) open bracket ((?:minus )?(?:[\p{L}\d.]{1,20} ?){1,2}) close bracket/gu,
      '$1$2 $3',
    )
    .replace(/( is (?:less|greater) than [^,]{1,200}?) (is (?:less|greater) than)/u, '$1, which $2')
    .replaceAll(/ {2,}/gu, ' ');

/** An answer in words, as a teacher says it: "2 root 3", "9.81 metres per second squared". */
export function spokenAnswer(latex: string): string {
  const unit = unitPattern.exec(latex);
  const symbols = [...(unit?.[1] ?? '').matchAll(symbolPattern)].map(
    ([, symbol = '', power = '1']) => [symbolOf(symbol), Number(power)] as const,
  );
  const number = unit ? latex.slice(0, unit.index) : latex;
  const { tex, recurring = '' } = withoutDots(number);
  const words = shorter(spokenFormula(tex)) + recurring;
  const isFraction = /\\t?frac/u.test(number) && !/^-?\d/u.test(number);
  if (!unit) return words;
  const said = spokenUnit(symbols, isFraction || /^(?:minus )?1$/u.test(words));
  if (said === undefined) return shorter(spokenFormula(latex));
  return isFraction && !said.startsWith('per ')
    ? `${words} of ${/^(?:[aeio]|hour)/u.test(said) ? 'an' : 'a'} ${said}`
    : `${words} ${said}`;
}
