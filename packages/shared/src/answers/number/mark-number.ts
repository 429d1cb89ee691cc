import type { EarlierResponses, Marking } from '../answer-kind.ts';
import * as exact from '../mathematics/rational.ts';
import type { Rational } from '../mathematics/rational.ts';
import { formProblem, judgeValue, type Answer, type Judgement } from './judge-number.ts';
import type { NumberDefinition } from './number-definition.ts';
import { acceptedUnits, carriedKey, keyValue, type AcceptedUnit, type NumberKey } from './number-key.ts';
import { unitHint } from './asked-number.ts';
import { readNumber, type TypedNumber } from './read-number.ts';
import { isAlsoAccepted } from './tally-number.ts';
import { conversion, isSameUnit, unitReadings, type Unit } from './units.ts';

/** A value in the unit of the key, with what is wrong with the unit. */
interface Converted {
  value: Rational;
  problem?: string;
}

export function markNumber(definition: NumberDefinition, text: string, earlier: EarlierResponses): Marking {
  const reading = readNumber(text);
  if (reading.status === 'EMPTY') return { share: 0, verdict: 'EMPTY' };
  if (reading.status === 'UNREADABLE') return { share: 0, verdict: 'UNREADABLE', feedback: reading.hint };
  const { number } = reading;
  const hint = unitHint(definition.unit !== undefined, definition.form, number);
  if (hint !== undefined) return { share: 0, verdict: 'UNREADABLE', feedback: hint };
  const key = keyValue(definition.value);
  if (!key) return { share: 0, verdict: 'UNDECIDED' };
  const judgements = readingsInKeyUnit(definition, number).map((converted) =>
    judge(definition, number, converted, key),
  );
  const best =
    judgements.find(({ is }) => is === 'RIGHT') ??
    judgements.find(({ is }) => is === 'NEARLY') ??
    judgements[0];
  if (best?.is === 'RIGHT' || isAlsoAccepted(definition, text)) return { share: 1, verdict: 'RIGHT' };
  return (
    markCarried(definition, number, earlier) ??
    (best?.is === 'NEARLY'
      ? { share: definition.shareIfNearly, verdict: 'RIGHT_BUT', feedback: best.feedback }
      : markWrong(definition, number, best))
  );
}

/** Usually one; 25% may be 25 or 0.25 where no unit is asked for. */
function readingsInKeyUnit(definition: NumberDefinition, number: TypedNumber): Converted[] {
  const { value, unitText, currency } = number;
  const units = unitText === '' && currency !== undefined ? unitReadings(currency) : number.units;
  const accepted = acceptedUnits(definition) ?? [];
  if (accepted.length === 0) {
    const hundredth = { value: exact.divide(value, exact.rational(100n)) };
    if (unitText === '%') return [{ value }, hundredth];
    return [/^(?:p|pence|penny)$/iu.test(unitText) ? hundredth : { value }];
  }
  if (units.length === 0) {
    const isMissing = definition.unit?.required === true;
    return [{ value, ...(isMissing && { problem: 'The number is right, but the unit is missing.' }) }];
  }
  return inAcceptedUnit(value, units, accepted) ?? inOtherUnit(value, units, accepted);
}

const wrongUnit = (value: Rational): Converted => ({
  value,
  problem: 'The number is right, but the unit is not.',
});

function inAcceptedUnit(
  value: Rational,
  units: readonly Unit[],
  accepted: readonly AcceptedUnit[],
): Converted[] | null {
  const found = accepted.find(({ unit }) => units.some((each) => isSameUnit(each, unit)));
  return found ? [{ value: exact.multiply(value, found.factor) }, wrongUnit(value)] : null;
}

function inOtherUnit(
  value: Rational,
  units: readonly Unit[],
  accepted: readonly AcceptedUnit[],
): Converted[] {
  const first = accepted[0];
  if (!first) return [];
  const factor = units.map((each) => conversion(each, first.unit)).find((each) => each !== null);
  const problem = `That is right, but the question asks for ${first.text}.`;
  return [...(factor ? [{ value: exact.multiply(value, factor), problem }] : []), wrongUnit(value)];
}

function judge(
  { accept, form }: NumberDefinition,
  typed: TypedNumber,
  { value, problem }: Converted,
  key: NumberKey,
): Judgement {
  const answer: Answer = { typed, value };
  const found = judgeValue(answer, key, accept);
  if (found.is === 'WRONG') return found;
  const feedback = problem ?? formProblem(typed, form);
  return feedback !== undefined && found.is === 'RIGHT' ? { is: 'NEARLY', feedback } : found;
}

/** A right method on an earlier number that was not right earns its marks. */
function markCarried(
  definition: NumberDefinition,
  typed: TypedNumber,
  earlier: EarlierResponses,
): Marking | null {
  const key = carriedKey(definition, earlier);
  const isRight =
    key &&
    readingsInKeyUnit(definition, typed).some((each) => judge(definition, typed, each, key).is === 'RIGHT');
  return isRight
    ? {
        share: 1,
        verdict: 'RIGHT',
        feedback: 'This follows from your earlier answer, so it earns its marks.',
      }
    : null;
}

function markWrong(
  definition: NumberDefinition,
  typed: TypedNumber,
  judgement: Judgement | undefined,
): Marking {
  const known = knownMistake(definition, typed);
  const feedback = known?.feedback ?? (judgement?.is === 'WRONG' ? judgement.feedback : undefined);
  return { share: 0, verdict: 'WRONG', ...(feedback !== undefined && { feedback }) };
}

function knownMistake(definition: NumberDefinition, typed: TypedNumber) {
  const values = readingsInKeyUnit(definition, typed);
  return definition.wrong.find(({ value }) => {
    const mistake = keyValue(value);
    return (
      mistake &&
      values.some(
        (each) => judgeValue({ typed, value: each.value }, mistake, definition.accept).is !== 'WRONG',
      )
    );
  });
}

/** An answer that is accepted is no longer a known mistake. */
export function acceptNumber(definition: NumberDefinition, text: string): NumberDefinition {
  const reading = readNumber(text);
  const known = reading.status === 'READ' ? knownMistake(definition, reading.number) : undefined;
  return {
    ...definition,
    alsoAccepted: [...(definition.alsoAccepted ?? []), text.trim()],
    wrong: definition.wrong.filter((each) => each !== known),
  };
}
