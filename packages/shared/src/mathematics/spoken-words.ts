/** Signs of formulas and of plain text in words. */
export const spokenSigns: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '-': 'minus',
  '×': 'times',
  '*': 'times',
  '·': 'times',
  '÷': 'divided by',
  '/': 'over',
  '=': 'equals',
  '≠': 'is not equal to',
  '≈': 'is approximately equal to',
  '≡': 'is identical to',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '±': 'plus or minus',
  '∓': 'minus or plus',
  '∝': 'is proportional to',
  '→': 'to',
  '⇒': 'implies',
  '∈': 'is in',
  '∪': 'union',
  '∩': 'intersection',
  '∥': 'is parallel to',
  '⊥': 'is perpendicular to',
  '∠': 'angle',
  '∞': 'infinity',
  '∫': 'the integral of',
  Σ: 'sigma',
  '°': 'degrees',
  '′': 'prime',
  '∂': 'partial d',
  '⇌': 'in equilibrium with',
  '←': 'from',
  '⇔': 'if and only if',
  '∴': 'therefore',
  '∉': 'is not in',
  '⊂': 'is a subset of',
  '⊆': 'is a subset of',
  '∅': 'the empty set',
  '∼': 'is similar to',
  '≅': 'is congruent to',
  '≪': 'is much less than',
  '≫': 'is much greater than',
  '√': 'the square root of',
  '∛': 'the cube root of',
  '%': 'per cent',
  '(': 'open bracket',
  ')': 'close bracket',
  '[': 'open bracket',
  ']': 'close bracket',
  '{': 'open brace',
  '}': 'close brace',
  '|': 'bar',
  ':': 'to',
  '!': 'factorial',
  '…': 'and so on',
  π: 'pi',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  θ: 'theta',
  λ: 'lambda',
  μ: 'mu',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  ω: 'omega',
  Γ: 'capital gamma',
  Δ: 'delta',
  Θ: 'capital theta',
  Λ: 'capital lambda',
  Π: 'capital pi',
  Φ: 'capital phi',
  Ω: 'omega',
};

const parts = [
  ['half', 'halves'],
  ['third', 'thirds'],
  ['quarter', 'quarters'],
  ['fifth', 'fifths'],
  ['sixth', 'sixths'],
  ['seventh', 'sevenths'],
  ['eighth', 'eighths'],
  ['ninth', 'ninths'],
  ['tenth', 'tenths'],
  ['eleventh', 'elevenths'],
  ['twelfth', 'twelfths'],
] as const;

/** A fraction of whole numbers in words, "3 quarters" or "7 over 15"; undefined for any other fraction. */
export function spokenFractions(above: string, below: string): string | undefined {
  if (!/^\d+$/u.test(above) || !/^\d+$/u.test(below)) return undefined;
  const part = parts[Number(below) - 2];
  return part ? `${above} ${part[above === '1' ? 0 : 1]}` : `${above} over ${below}`;
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const loweredDigits = '₀₁₂₃₄₅₆₇₈₉';
const digitsOf = (text: string, digits: string) =>
  text.replaceAll(/./gu, (each) => {
    const digit = digits.indexOf(each);
    return digit === -1 ? ({ '⁻': 'minus ', '⁺': 'plus ', ⁿ: 'n' }[each] ?? each) : String(digit);
  });

function spokenPower(raised: string): string {
  if (raised === '²') return ' squared';
  if (raised === '³') return ' cubed';
  // The charge of an ion: Na⁺, SO₄²⁻.
  if (/^[⁰¹²³⁴-⁹]*[⁺⁻]$/u.test(raised)) {
    return ` ${digitsOf(raised.slice(0, -1), raisedDigits)} ${raised.endsWith('⁺') ? 'plus' : 'minus'}`;
  }
  return ` to the power ${digitsOf(raised, raisedDigits)}`;
}

const spokenUnits = 'mm|cm|dm|km|m|mg|kg|g|ml|l|s|min|h|hour|N|J|kJ|W|mol';

/** The steps, in order; each replaces what it finds. */
const steps: readonly (readonly [
  RegExp,
  string | ((found: string, whole: string, above: string, below: string) => string),
])[] = [
  // A gap to fill in.
  [/_{2,}|(?:_ ){2,}_?/gu, ' blank '],
  [/°C\b/gu, ' degrees Celsius'],
  // 2 1/2, 3/4; not a date (1/4/2025) or a decimal (1.5/2).
  [
    /(?<![\p{L}\p{N}/.,^_])(?:(\d+) )?(\d{1,3})\/(\d{1,3})(?![\p{L}\p{N}/^_]|[.,]\d)/gu,
    (_, whole, above, below) => {
      const fraction = spokenFractions(above, below) ?? '';
      return whole ? `${whole} and ${fraction}` : fraction;
    },
  ],
  [new RegExp(`(?<=\\b(?:${spokenUnits})[²³]?)/(?=(?:${spokenUnits})(?![\\p{L}]))`, 'gu'), ' per '],
  // The mass number of an isotope: ¹⁴C.
  [/(?<![\p{L}\p{N})\]])[⁰¹²³⁴-⁹]+(?=[₀-₉]*\p{L})/gu, (number) => ` ${digitsOf(number, raisedDigits)} `],
  [/[⁺⁻]?[⁰¹²³⁴-⁹ⁿ]+[⁺⁻]?|[⁺⁻]/gu, (raised) => spokenPower(raised)],
  [/[₀-₉]+/gu, (lowered) => ` ${digitsOf(lowered, loweredDigits)} `],
  // A hyphen is a minus between spaces and before a number.
  [/(?<=^|[\s(=])-(?=\s?\d)|(?<=[\d)] )-(?= [\d(\p{L}])/gu, ' minus '],
  [/(?<=\d) ?: ?(?=\d)(?!\d\d\b)/gu, ' to '],
  [/(?<=[\p{L}\d] ):(?= [\p{L}\d])/gu, 'to'],
  [/(?<=[\p{L}\d)]) ?\/ ?(?=\()|(?<=\)) ?\/ ?(?=[\p{L}\d(])/gu, ' over '],
  [/\^/gu, ' to the power '],
  [/[+−×·÷=≠≈≡<>≤≥±∝→⇌⇒∈∪∩∥⊥∠∞√∛°πθ]/gu, (sign) => ` ${spokenSigns[sign] ?? ''} `],
];

/** Plain text with its signs, fractions and powers in words. Line breaks stay. */
export const spokenPlainText = (text: string): string =>
  steps
    .reduce(
      (words, [found, instead]) =>
        typeof instead === 'string' ? words.replaceAll(found, instead) : words.replaceAll(found, instead),
      text,
    )
    .replaceAll(/[^\S\n]+/gu, ' ');
