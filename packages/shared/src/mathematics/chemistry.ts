/** What mhchem's `\ce` and `\pu` show, as plain text. */

const arrows: ReadonlyMap<string, string> = new Map([
  ['<=>>', '⇌'],
  ['<<=>', '⇌'],
  ['<=>', '⇌'],
  ['<-->', '↔'],
  ['<->', '↔'],
  ['->', '→'],
  ['<-', '←'],
]);

/** Digits, signs and letters in small characters; in brackets where there are none. */
export function raisedText(text: string): string {
  const forms = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ';
  return smallText(text, '0123456789+−-=()ni', forms) ?? (text === '•' || text === '.' ? '•' : `^(${text})`);
}

const loweredText = (text: string) => smallText(text, '0123456789+−-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎') ?? `_${text}`;

function smallText(text: string, usual: string, small: string): string | null {
  const letters = Array.from(text, (each) => (usual.includes(each) ? small.charAt(usual.indexOf(each)) : ''));
  return letters.includes('') ? null : letters.join('');
}

/** The steps, in order; each replaces what it finds. */
const steps: readonly (readonly [
  RegExp,
  string | ((found: string, inside: string, other?: string) => string),
])[] = [
  // The isotope's numbers, and powers and indices that are marked.
  [/\^\{([^{}]*)\}/gu, (_, power) => raisedText(power)],
  [/_\{([^{}]*)\}/gu, (_, index) => loweredText(index)],
  [/\^(\d*[+-]|\d+|[a-z])/gu, (_, power) => raisedText(power)],
  [/_(\d+|[a-z])/gu, (_, index) => loweredText(index)],
  // Numbers of atoms follow an element or a bracket; charges end a particle.
  [/(?<=[\p{L})\]])(\d+)/gu, (digits) => loweredText(digits)],
  [/(?<=[\p{L})\]₀-₉])([+-])(?=$|[\s(),\]])/gu, (sign) => raisedText(sign)],
  [/(?<=[\p{L}\])₀-₉])\s*[*.]\s*(?=\d*\p{Lu})/gu, '·'],
  [/(?<=\s)\^(?=\s|$)/gu, '↑'],
  [/(?<=\s)v(?=\s|$)/gu, '↓'],
  [/(?<=[\p{L})\]₀-₉])-(?=\p{Lu})/gu, '–'],
  [/#/gu, '≡'],
  [/[{}$]/gu, ''],
  [/\s+/gu, ' '],
];

const withSteps = (text: string) =>
  steps.reduce(
    (words, [found, instead]) =>
      typeof instead === 'string' ? words.replaceAll(found, instead) : words.replaceAll(found, instead),
    text,
  );

/** The few commands that chemists write beside an arrow. */
const commands: ReadonlyMap<string, string> = new Map([['Delta', 'Δ']]);

const particles = (text: string) =>
  withSteps(text.replaceAll(/\\([a-zA-Z]+)\s*/gu, (_, name: string) => commands.get(name) ?? '')).trim();

const arrow = /(?<sign><=>>|<<=>|<=>|<-->|<->|->|<-)(?<conditions>(?:\[[^[\]]*\]){0,2})/u;

/** `H2SO4 -> 2H+ + SO4^2-` is "H₂SO₄ → 2H⁺ + SO₄²⁻". */
export function plainChemistry(source: string): string {
  const found = arrow.exec(source);
  if (!found) return particles(source);
  const { sign = '', conditions = '' } = found.groups ?? {};
  const over = particles(conditions.replaceAll('][', '; ').replaceAll(/[[\]]/gu, ''));
  const after = plainChemistry(source.slice(found.index + found[0].length));
  const shown = `${arrows.get(sign) ?? sign}${over && `(${over})`}`;
  return `${particles(source.slice(0, found.index))} ${shown} ${after}`.trim();
}

/** `1.5e3 kJ mol-1` is "1.5 × 10³ kJ mol⁻¹". */
export const plainUnits = (source: string): string =>
  source
    .trim()
    .replaceAll('//', '/')
    .replaceAll(/\^\{\\circ\} ?/gu, '°')
    .replace(
      /^([+-]?[\d.]+)\s*[eE]\s*([+-]?\d+)/u,
      (_, number: string, power: string) => `${number} × 10${raisedText(power.replace('+', ''))}`,
    )
    .replaceAll(/\^\{([^{}]*)\}|\^(-?\d+)|(?<=\p{L})(-?\d+)/gu, (_, ...found: (string | undefined)[]) =>
      raisedText(found.slice(0, 3).find((each) => each !== undefined) ?? ''),
    )
    .replaceAll(/(?<=\p{L})[*.](?=\p{L})/gu, '·')
    .replaceAll(/[{}\\]/gu, '');
