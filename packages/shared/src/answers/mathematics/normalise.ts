import { invisibleMarks } from '../typed-response.ts';

/** The longest answer that is read. */
export const maxAnswerLength = 200;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ';
const superscriptValues = '0123456789+-n';
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

const vulgarFractions: ReadonlyMap<string, string> = new Map(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map((each) => [each.charAt(0), each.slice(1)]),
);

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '×': '*',
    '·': '*',
    '⋅': '*',
    '∙': '*',
    '•': '*',
    '✕': '*',
    '÷': '/',
    '∕': '/',
    '⁄': '/',
    '−': '-',
    '–': '-',
    '—': '-',
    '‒': '-',
    '‐': '-',
    '‑': '-',
    '﹣': '-',
    '√': ' sqrt ',
    '∛': ' cbrt ',
    π: ' pi ',
    ϕ: 'φ',
    ϵ: 'ε',
    µ: 'μ',
    '≤': '<=',
    '⩽': '<=',
    '≥': '>=',
    '⩾': '>=',
    '≠': '!=',
    '∶': ':',
    '“': '"',
    '”': '"',
    '‘': "'",
    '’': "'",
    '′': "'",
    º: '°',
    '˚': '°',
    '[': '(',
    ']': ')',
    '{': '(',
    '}': ')',
  }),
);

/** Raised characters become ^(…): x² is x^(2). */
function lowerSuperscripts(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹⁺⁻ⁿ]+/gu, (raised) => {
    const plain = Array.from(raised, (each) => superscriptValues.charAt(superscripts.indexOf(each))).join('');
    return `^(${plain})`;
  });
}

/** 2½ is the mixed number 2 1/2; a ½ alone is (1/2). */
function writeFractionsOut(text: string): string {
  return text.replace(/(\d)? ?([½⅓⅔¼¾⅕-⅞⅐⅑⅒])/gu, (_, digit: string | undefined, fraction: string) =>
    digit === undefined
      ? `(${vulgarFractions.get(fraction) ?? ''})`
      : `${digit} ${vulgarFractions.get(fraction) ?? ''}`,
  );
}

const unusual = /[^\w\s+*/^().=<>-]/gu;

/**
 * The characters that phones, keyboards and documents put in, as the plain ones that the grammar knows. It does not
 * change numbers: `withoutThousands` does.
 */
export function plainCharacters(text: string): string {
  const lowered = lowerSuperscripts(writeFractionsOut(text.replace(invisibleMarks, '')))
    .replace(
      /[₀-₉]+/gu,
      (low) => `_(${Array.from(low, (each) => String(subscripts.indexOf(each))).join('')})`,
    )
    .replace(/[º˚ϕϵ]/gu, (each) => signs.get(each) ?? each);
  return lowered
    .normalize('NFKC')
    .replace(unusual, (each) => signs.get(each) ?? each)
    .replaceAll('**', '^')
    .replaceAll('=<', '<=')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** `1,234,567` and `12 000` as 1234567 and 12000. Not before a slash: `2 100/3` is a mixed number. */
export function withoutThousands(text: string): string {
  return text.replace(/(?<![\d.,])\d{1,3}(?:(?:,\d{3})+|(?: \d{3})+)(?![\d,/])/gu, (number) =>
    number.replaceAll(/[ ,]/gu, ''),
  );
}

/** 3,5: a decimal comma, which is read as nothing. */
export const hasDecimalComma = (text: string): boolean => /(?<![\d(])\d+,\d+(?![\d,)])/u.test(text);
