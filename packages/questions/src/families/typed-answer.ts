import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import { keyValue } from '@markwell/shared/answers/number/number-key';
import { unitReadings } from '@markwell/shared/answers/number/units';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import type { TypedAnswer } from '../content-types.ts';
import type { Draft, Misconception } from './family.ts';
import { feedbackOn, type Printed } from './printed-answer.ts';
import { expressionAnswer } from './typed-expression.ts';

/** Where the question stands: it says what an answer without a remark means. */
export interface TypedSetting {
  /** Answers are rounded, though the question does not say so. */
  isCalculated: boolean;
  /** The pupil gives the unit of a quantity, in any size. */
  isUnitAsked: boolean;
  /** Letters and signs are mathematics. */
  isMathematics: boolean;
}

/** What a question asks of its options, so that it makes no sense without them. */
const aboutOptions =
  /\b(?:of|are|is) (?:these|the following)\b|\bcould be\b|\bmust lie\b|\b[Ww]hich (?:form|expression|pack|offer)\b/u;

/**
 * The answer of a draft as a pupil types it, from how it is printed: a number with its unit, form and accuracy, or an
 * expression. A draft with `typed: false`, and one whose question is about its options or whose answer is in words or a
 * picture, has none.
 */
export function typedAnswer(
  draft: Draft,
  causes: readonly Misconception[],
  setting: TypedSetting,
): TypedAnswer | undefined {
  const { answer, typed } = draft;
  const body = plainText(draft.body ?? '');
  if (typed === false || typeof answer !== 'string' || aboutOptions.test(body)) return undefined;
  if (isSameTyped(body)) return undefined;
  const mistakes = causes.flatMap(([option, cause]) =>
    typeof option === 'string' ? [{ text: plainText(option), cause: plainText(cause) }] : [],
  );
  const printed = { body, text: plainText(answer), mistakes };
  const definition =
    numberAnswer(printed, setting) ?? (setting.isMathematics ? expressionAnswer(printed) : undefined);
  return definition && typed ? ({ ...definition, ...typed } as TypedAnswer) : definition;
}

const asked = /\b(?:[Ww]hat is|[Ww]ork out|[Cc]alculate|[Cc]onvert|[Ww]rite) (.*)[?.]$/u;

/** Whether a question asks to work out what could be typed as it stands: `6 + 5 × 6`, `cos 60°`, `log₃(27)`. */
function isSameTyped(body: string): boolean {
  const [, last = ''] = asked.exec(body.split(/[.?]\s/u).at(-1) ?? '') ?? [];
  const text = last.replace(/^the (?:exact )?value of /u, '').replace(/,? (?:in|to|as) .*$/u, '');
  return /\d/u.test(text) && /[^\d.,]/u.test(text) && keyValue(text) !== null;
}

interface PrintedNumber {
  /** Without thousands separators. */
  value: string;
  digits: string;
  isMoney: boolean;
  unit: string;
}

const numberPattern =
  /^(?<sign>[−+]?)(?<pound>£?)(?:(?<fraction>(?:\d+ )?\d+\/\d+)|(?<digits>\d[\d,]*(?:\.\d+)?)(?<power> × 10[⁻⁰¹²³⁴-⁹]+)?)(?<pi>π?)(?<unit>$|[°%]$| ?°C$| [^\d\s=<>≤≥()+−,:].*$)/u;

/** A text that is one number, perhaps with a unit. */
function printedNumber(text: string): PrintedNumber | null {
  const { groups } = numberPattern.exec(text) ?? {};
  if (!groups) return null;
  const { sign = '', pound = '', fraction = '', digits = '', power = '', pi = '', unit = '' } = groups;
  const number = `${fraction}${digits}`.replaceAll(',', '') + power + pi;
  return {
    value: (sign === '−' ? '-' : '') + number,
    digits: digits.replaceAll(',', ''),
    isMoney: pound !== '',
    unit: unit.trim(),
  };
}

function numberAnswer(
  { body, text, mistakes }: Printed,
  setting: TypedSetting,
): NumberDefinition | undefined {
  const printed = printedNumber(text);
  if (!printed) return undefined;
  const options = mistakes.map((mistake) => ({ ...mistake, number: printedNumber(mistake.text) }));
  const unit = unitOf(printed, body, setting);
  const isReadable = options.every(({ number }) => number !== null) && !printed.value.endsWith('π');
  if (!isReadable || (printed.unit !== '' && !unit)) return undefined;
  const accept = acceptanceOf(printed, body, [text, ...mistakes.map((each) => each.text)], setting);
  return {
    kind: 'number',
    value: printed.value,
    accept,
    form: printed.isMoney ? 'money' : formOf(printed.value, body),
    ...(unit && { unit }),
    shareIfNearly: 0,
    wrong: options
      .filter(({ number, cause }) => number?.unit === printed.unit && cause !== '')
      .map(({ number, cause }) => ({ value: number?.value ?? '', feedback: feedbackOn(cause) }))
      .slice(0, 12),
  };
}

function formOf(value: string, body: string): NumberDefinition['form'] {
  if (/\bstandard form\b/u.test(body)) return 'standardForm';
  if (!value.includes('/')) return 'any';
  if (/\bmixed number\b/u.test(body)) return 'mixed';
  return /\b(?:simplest form|lowest terms|simplest terms)\b/u.test(body) ? 'lowestTerms' : 'any';
}

/** Rounded answers are accepted as they are asked for, or within half of their last place. */
function acceptanceOf(
  printed: PrintedNumber,
  body: string,
  options: readonly string[],
  { isCalculated }: TypedSetting,
): NumberDefinition['accept'] {
  const { digits, value, isMoney } = printed;
  if (digits === '' || isMoney) return { by: 'exact' };
  const isScaled = value.includes('×');
  const asked = askedAccuracy(digits, body, isScaled);
  if (asked) return asked;
  const isRounded = isCalculated || isScaled || options.some((option) => /\.\d*0\b/u.test(option));
  const isWhole = /\bhow many\b|\bnearest\b|\bround/iu.test(body);
  return isRounded && !isWhole && (decimalsOf(digits) >= 2 || figuresOf(digits) >= 3)
    ? { by: 'absolute', within: halfOfLastPlace(printed) }
    : { by: 'exact' };
}

/** Zeros at the end of a decimal are optional. */
function askedAccuracy(
  digits: string,
  body: string,
  isScaled: boolean,
): NumberDefinition['accept'] | undefined {
  const figures = Number(/\bto (\d) significant figures?/u.exec(body)?.[1]);
  const zeros = /\.\d*?(0+)$/u.exec(digits)?.[1]?.length ?? 0;
  if (figures > 0) {
    const from = Math.max(1, Math.min(figures - zeros, figuresOf(digits)));
    return { by: 'significantFigures', from, to: figures };
  }
  const places = Number(/\bto (\d) decimal places?/u.exec(body)?.[1]);
  return places === decimalsOf(digits) && !isScaled ? { by: 'decimalPlaces', places } : undefined;
}

const decimalsOf = (digits: string) => digits.split('.')[1]?.length ?? 0;
const figuresOf = (digits: string) => digits.replace('.', '').replace(/^0+/u, '').length;

function halfOfLastPlace({ digits, value }: PrintedNumber): string {
  const power = /10([⁻⁰¹²³⁴-⁹]+)/u.exec(value)?.[1] ?? '';
  // A whole number of more than three figures, such as 1,430, has three of them.
  const last = digits.includes('.') ? -decimalsOf(digits) : Math.max(0, digits.length - 3);
  return `5e${last - 1 + exponentOf(power)}`;
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const exponentOf = (raised: string): number =>
  Number(Array.from(raised, (each) => (each === '⁻' ? '-' : superscripts.indexOf(each))).join(''));

const prefixes = ['', 'k', 'M', 'm', 'μ', 'n'];
const withPrefixes = /^[kMmμnc]?(m|g|s|A|N|J|W|Pa|V|C|Ω|F|Hz|T|Bq|eV|mol)$/u;

/** The unit itself first, then its other sizes. */
function sizesOf(unit: string): string[] {
  const symbol = withPrefixes.exec(unit)?.[1];
  if (symbol === undefined) return [unit];
  const all = [...prefixes, ...(symbol === 'm' ? ['c'] : [])].map((prefix) => prefix + symbol);
  return [unit, ...all.filter((each) => each !== unit)];
}

const known = new Map<string, boolean>();

function isUnit(text: string): boolean {
  const found = known.get(text) ?? unitReadings(text).length > 0;
  known.set(text, found);
  return found;
}

/** The unit that the question names, which stands beside the field; otherwise the one printed with the answer. */
function unitOf(
  { unit: printed, isMoney }: PrintedNumber,
  body: string,
  { isUnitAsked }: TypedSetting,
): NumberDefinition['unit'] {
  if (isMoney) return undefined;
  if (printed === '') {
    const named = /,? in ([^,?.]+?)(?=\?|,| \()/gu;
    const units = [...body.matchAll(named)].map(([, text = '']) => text).filter(isUnit);
    const last = units.at(-1);
    return last === undefined ? undefined : { required: false, accepted: [{ unit: last }] };
  }
  if (!isUnit(printed)) return undefined;
  const isNamed = body.includes(` in ${printed}`) || /^[°%]|^°C$/u.test(printed);
  const isAsked = isUnitAsked && !isNamed;
  const accepted = (isAsked ? sizesOf(printed) : [printed]).map((unit) => ({ unit }));
  return { required: isAsked, accepted };
}
