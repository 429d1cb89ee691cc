import '@markwell/shared/answers/every-answer-kind';
import { number } from '@markwell/shared/answers/number/number';
import { unitReadings } from '@markwell/shared/answers/number/units';
import type { NumberDefinition } from '@markwell/shared/answers/number/number-definition';
import { partLabels, type PartLabel } from '@markwell/shared/answers/parts.schemas';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { plainText } from '@markwell/shared/mathematics/plain-mathematics';
import { typedAnswer } from '#families/typed-answer.ts';
import { itemAt } from '../../item-at.ts';
import type { SchemeMark } from '../paper.ts';
import { structuredPart } from '../paper-parts.ts';
import type { StructuredPart } from './structured-question.ts';

/** Only a reader can mark these. */
const asksForSentences =
  /\b(?:explain|describe|show that|prove|reasons?|suggest|evaluate|compare|discuss|justify|comment|how|why|complete|draw|sketch|plot|write a|state two|give two|hence or otherwise)\b/iu;

/** The parts of a structured question on screen, marked by the product where the answer is a number or an expression. */
export function answersOf(parts: readonly StructuredPart[], subjectCode: string): QuestionPart[] {
  const earlier: Earlier[] = [];
  return parts.map((part, index) => {
    const { scheme, marks } = structuredPart(part);
    const label = itemAt(partLabels, index);
    const typed = markedAnswer(part, subjectCode);
    const answer = typed?.kind === 'number' ? { ...typed, ...carriedForward(part, typed, earlier) } : typed;
    if (answer?.kind === 'number') earlier.push({ label, answer });
    return {
      label,
      stem: part.body,
      marks,
      answer: answer ?? { kind: 'written', scheme: schemeOf(scheme), wordGuide: null },
      hints: [],
      steps: part.solution.split(/\n+|(?<=[.!?])\s+(?=[A-Z$])/u).filter((line) => line.trim() !== ''),
    };
  });
}

function markedAnswer({ body, answer, unit, isFree }: StructuredPart, subjectCode: string) {
  const text = plainText(answer);
  if (asksForSentences.test(body) || /[;…]|, (?:and|or) /u.test(text) || isFree) return undefined;
  const isKnown = unit !== undefined && unitReadings(unit).length > 0;
  const withoutUnit =
    unit !== undefined && text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;
  const isMathematics = subjectCode.includes('MATHEMATICS');
  const typed = typedAnswer({ body, answer: withoutUnit, mistakes: [], explanation: '' }, [], {
    isCalculated: !isMathematics,
    isUnitAsked: true,
    isMathematics,
  });
  if (typed?.kind !== 'number' || unit === undefined) return typed;
  return { ...typed, unit: isKnown ? { required: false, accepted: [{ unit }] } : undefined };
}

interface Earlier {
  label: PartLabel;
  answer: NumberDefinition;
}

/**
 * How the answer follows from that of an earlier part, where the solution calculates with it: `200 ÷ 1.25 = 160` after
 * 200 in part (a) is `a ÷ 1.25`. The result may be rounded or in a larger or smaller unit.
 */
function carriedForward(
  { body, solution }: StructuredPart,
  answer: NumberDefinition,
  earlier: readonly Earlier[],
): Pick<NumberDefinition, 'carriedForward'> {
  const text = plainText(solution).replaceAll(/(?<=\d),(?=\d{3})/gu, '');
  const given = new Set(body.match(/\d+(?:\.\d+)?/gu));
  const calculations = text.match(/\d[\d.×÷+−()/²³⁰-⁹ ]*[×÷+−/][\d.×÷+−()/²³⁰-⁹ ]*(?= =)/gu) ?? [];
  for (const { label, answer: before } of earlier.toReversed()) {
    const candidates = calculations.flatMap((calculation) =>
      inTermsOf(calculation, before.value, label, given),
    );
    const carried = candidates.find((each) => {
      const definition = { ...answer, value: '1e99', carriedForward: each };
      return number.mark(definition, keyText(answer), { [label]: before.value }).verdict === 'RIGHT';
    });
    if (carried !== undefined) return { carriedForward: carried };
  }
  return {};
}

/** A calculation with a label in the place of a value, which may be less rounded or in another unit there. */
function inTermsOf(calculation: string, value: string, label: string, given: ReadonlySet<string>): string[] {
  const figures = Math.max(1, value.replace(/^[-0.]+|\.|e.*$/gu, '').length);
  const isValue = (term: number) => Number(term.toPrecision(Math.min(figures, 12))) === Number(value);
  return [...calculation.matchAll(/\d+(?:\.\d+)?/gu)].flatMap(({ 0: term, index }) => {
    if (given.has(term)) return [];
    const size = [1, 1000].find((each) => isValue(Number(term) / each));
    if (size === undefined) return [];
    const inPlace = size === 1 ? label : `(${label} × ${size})`;
    const replaced = calculation.slice(0, index) + inPlace + calculation.slice(index + term.length);
    return ['', ' ÷ 1000', ' × 1000'].map((scale) =>
      `${scale === '' ? replaced : `(${replaced})`}${scale}`.trim(),
    );
  });
}

const keyText = (answer: NumberDefinition): string =>
  itemAt(
    number.examples(answer, {}).map(({ response }) => response),
    0,
  );

function schemeOf(scheme: readonly SchemeMark[]) {
  const levels = scheme.flatMap(({ criterion }) => {
    const [, from, to, descriptor] = /^Level \d+ \((\d+) to (\d+) marks\): (.+)$/u.exec(criterion) ?? [];
    return descriptor === undefined ? [] : [{ descriptor, from: Number(from), to: Number(to) }];
  });
  if (levels.length === scheme.length) return { type: 'levels', levels } as const;
  const points = scheme.map(({ criterion, worth }) => ({
    text: criterion.replace(/^for /u, '').replace(/^./u, (first) => first.toUpperCase()),
    alternatives: [],
    doNotAccept: [],
    marks: worth,
  }));
  return { type: 'points', points } as const;
}
