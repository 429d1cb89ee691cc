import { acceptTheSame, problemOfAccepted } from '../also-accepted.ts';
import type { AnswerKind, EarlierResponses, Example } from '../answer-kind.ts';
import { parseExpression } from '../mathematics/parse.ts';
import { variablesOf } from '../mathematics/expression-tree.ts';
import { plainTex } from '../mathematics/plain-tex.ts';
import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import { askedNumber, texOf, type NumberShown } from './asked-number.ts';
import { acceptNumber, markNumber } from './mark-number.ts';
import { numberFields, type NumberDefinition } from './number-definition.ts';
import { figuresText } from './decimal-text.ts';
import { acceptedUnits, carriedKey, keyValue, modelAnswer } from './number-key.ts';
import { tallyNumber } from './tally-number.ts';

const markAlone = (definition: NumberDefinition, text: string) => markNumber(definition, text, {});

/** What is wrong with an author's definition, with the answer that shows it; undefined if nothing is. */
export function definitionProblem(definition: NumberDefinition): string | undefined {
  const { value, accept, carriedForward, wrong } = definition;
  if (!keyValue(value)) return `We cannot read ${value} as a number.`;
  if (accept.by === 'significantFigures' && accept.from > accept.to)
    return 'The range of figures is the wrong way round.';
  if (!acceptedUnits(definition))
    return 'Each unit must be known, and be convertible to the first one or have a factor.';
  if (carriedForward !== undefined) {
    const expression = parseExpression(carriedForward);
    if (!expression || variablesOf(expression).length === 0) return `${carriedForward} uses no earlier part.`;
  }
  const model = modelAnswer(definition);
  const { verdict, feedback } = markNumber(definition, model, {});
  if (verdict !== 'RIGHT')
    return `The key itself would not be marked right: ${model}. ${feedback ?? ''}`.trim();
  const unread = wrong.find((each) => !keyValue(each.value));
  if (unread) return `We cannot read ${unread.value} as a number.`;
  const right = wrong.find((each) => markNumber(definition, each.value, {}).verdict === 'RIGHT');
  return right
    ? `${right.value} is listed as a mistake, but would be marked right.`
    : problemOfAccepted(definition, markAlone);
}

const definition = numberFields.superRefine((value, context) => {
  const problem = definitionProblem(value);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem, path: ['value'] });
});

function show({ form, unit }: NumberDefinition): NumberShown {
  const text = unit && !unit.required ? unit.accepted[0]?.unit : undefined;
  return {
    kind: 'number',
    form,
    unit: !unit ? 'NONE' : unit.required ? 'ASKED' : 'SHOWN',
    ...(text !== undefined && { unitText: text }),
  };
}

const keyOf = (each: NumberDefinition): string => {
  const key = keyValue(each.value);
  return JSON.stringify([
    key && exact.toText(key.value),
    each.accept,
    each.form,
    each.unit,
    each.carriedForward,
  ]);
};

/**
 * Right, nearly right and wrong answers as pupils write them; the answer key first. Their verdicts are those without
 * earlier parts: a key that does not follow from the keys of the earlier parts is marked differently with them.
 */
function examples(each: NumberDefinition, earlier: EarlierResponses): Example<string>[] {
  const key = keyValue(each.value);
  const carried = carriedKey(each, earlier);
  const written = (value: Rational) => (key?.isExact ? exact.toText(value) : figuresText(value, 3));
  const decimal = key?.isExact ? exact.toDecimal(key.value) : null;
  const values = key ? [written(key.value), decimal ?? figuresText(key.value, 3)] : [];
  const units = each.unit?.accepted.map(({ unit }) => ` ${unit}`) ?? [''];
  const others = key ? [exact.add(key.value, exact.one), exact.negate(key.value)].map(written) : [];
  const texts = [
    modelAnswer(each),
    ...(carried ? [modelAnswer({ ...each, value: exact.toText(carried.value) })] : []),
    each.value,
    ...values.flatMap((value) => ['', ...units].map((unit) => value + unit)),
    ...(each.alsoAccepted ?? []),
    ...others.map((value) => `${value}${units[0] ?? ''}`),
    ...each.wrong.map(({ value }) => value),
    '3,5',
    '',
  ];
  return [...new Set(texts)].map((response) => ({
    response,
    verdict: markNumber(each, response, {}).verdict,
  }));
}

/** A number, with or without a unit, exact or rounded. */
export const number: AnswerKind<NumberDefinition, NumberShown, string> = {
  ...askedNumber,
  definition,
  show,
  fits: () => true,
  mark: markNumber,
  examples,
  refersTo: ({ carriedForward = '' }) => {
    const expression = parseExpression(carriedForward);
    return expression ? variablesOf(expression) : [];
  },
  tally: tallyNumber,
  alsoAccepted: ({ alsoAccepted = [] }) => alsoAccepted,
  acceptToo: acceptNumber,
  toText: (_, text) => {
    const tex = texOf(text);
    return tex === null ? text.trim() : plainTex(tex);
  },
  sameKey: (a, b) => keyOf(a) === keyOf(b) && acceptTheSame(a, b, markAlone),
};
