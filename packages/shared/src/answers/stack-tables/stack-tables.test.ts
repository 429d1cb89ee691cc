import { describe, expect, test } from 'vitest';
import { compareStatements } from '../mathematics/compare-statements.ts';
import { parseAnswer } from '../mathematics/parse.ts';
import { markExpression } from '../expression/mark-expression.ts';
import { markNumber } from '../number/mark-number.ts';
import type { NumberDefinition } from '../number/number-definition.ts';
import { equivalenceRows } from './equivalence-rows.ts';
import { formRows } from './form-rows.ts';
import { integralRows } from './integral-rows.ts';
import { numberRows, unitRows } from './number-rows.ts';

/** A row as we judge it, beside STACK's judgement. */
interface Judged {
  row: string;
  isYes: boolean;
  isStacksYes: boolean;
  /** Not decided, so neither yes nor no. */
  isOpen: boolean;
}

/** Rows that are judged otherwise at school. They count as disagreements, but not as a wrong yes. */
const judgedOtherwise: Readonly<Record<string, string>> = {
  '452 ~ 4.52×10^2': 'The numbers are equal. STACK compares floating-point numbers.',
  'ln|x²-9| ~ ln|x-3|+ln|x+3|': 'They are equal. STACK does not see it.',
  'integral: ln|x²-9|+c ~ ln|x-3|+ln|x+3|': 'They are equal. STACK does not see it.',
  'integral: ln|x-3|+ln(x+3)+c ~ ln(x-3)+ln(x+3)':
    'It is the key wherever the key has a value. STACK wants bars around all or none.',
  'integral: ln(v-3)+ln|v+3|+c ~ ln(v-3)+ln(v+3)':
    'It is the key wherever the key has a value. STACK wants bars around all or none.',
};

/** Rows where we give no answer, or a no where STACK says yes, with the reason. */
const notAgreed: Readonly<Record<string, string>> = {
  '√((x-3)(x-5)) ~ √(x-3)√(x-5)':
    'Equal for x > 5; the second has no value below 3. Undecided, unless the author gives the domain.',
  '(19601-13861√2)^(7/4) ~ (5√2-7)^7': 'A root of a negative number: it has no real value to compare.',
  '(930249+416020√5)^(1/30)-(930249-416020√5)^(1/30) ~ 1':
    'Too few figures are left of the difference of two nearly equal numbers.',
  'integral: ln(x-3)+ln(x+3) ~ ln|x-3|+ln|x+3|':
    'Without bars it has no value below 3, where the key has one. Undecided.',
  'integral: ln(x-3)+ln(x+3)+c ~ ln|x-3|+ln|x+3|':
    'Without bars it has no value below 3, where the key has one. Undecided.',
  'integral: arctan((x-2)/(x-1))+c ~ arctan(2x-3)': 'They differ by π on the two sides of x = 1.',
};

const judgedRows = (): Judged[] => [
  ...equivalenceRows.map(([answer, key, isSame]) => {
    const found = compareStatements(statementOf(answer), statementOf(key));
    return {
      row: `${answer} ~ ${key}`,
      isYes: found === 'EQUAL',
      isStacksYes: isSame === 1,
      isOpen: found === 'UNDECIDED',
    };
  }),
  ...formRows.map(([form, answer, key, isRight]) =>
    judged(
      `${form}: ${answer} ~ ${key}`,
      markExpression({ ...expression, key, form }, answer).verdict,
      isRight,
    ),
  ),
  ...integralRows.map(([answer, key, isRight]) =>
    judged(
      `integral: ${answer} ~ ${key}`,
      markExpression({ ...expression, key, isUpToConstant: true }, answer).verdict,
      isRight,
    ),
  ),
  ...numberRows.map(([accept, answer, value, isRight]) =>
    judged(
      `${JSON.stringify(accept)}: ${answer} ~ ${value}`,
      markNumber({ ...number, value, accept }, answer, {}).verdict,
      isRight,
    ),
  ),
  ...unitRows.map(([figures, answer, value, unit, isRight, others = []]) =>
    judged(
      `${answer} ~ ${value} ${unit}`,
      markNumber(withUnits(figures, value, [unit, ...others]), answer, {}).verdict,
      isRight,
    ),
  ),
];

const judged = (row: string, verdict: string, isRight: 0 | 1): Judged => ({
  row,
  isYes: verdict === 'RIGHT',
  isStacksYes: isRight === 1,
  isOpen: verdict === 'UNDECIDED',
});

const expression = {
  kind: 'expression' as const,
  reads: 'MATHEMATICS' as const,
  angles: 'RADIANS' as const,
  variables: [],
  form: 'any' as const,
  isUpToConstant: false,
  shareIfNearly: 0,
  wrong: [],
};

const number = {
  kind: 'number' as const,
  form: 'any' as const,
  shareIfNearly: 0,
  wrong: [],
} satisfies Partial<NumberDefinition>;

const withUnits = (figures: number, value: string, units: readonly string[]): NumberDefinition => ({
  ...number,
  value,
  accept: { by: 'significantFigures', from: figures, to: figures },
  unit: { required: true, accepted: units.map((unit) => ({ unit })) },
});

function statementOf(text: string) {
  const parsed = parseAnswer(text);
  if (parsed.status !== 'READ') throw new Error(`${text} is not read`);
  return parsed.statement;
}

describe('against the public tables of STACK', () => {
  const rows = judgedRows();
  const disagreements = rows.filter(({ isYes, isStacksYes, isOpen }) => isYes !== isStacksYes || isOpen);

  test('at least 97 % of the rows agree', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(1 - disagreements.length / rows.length).toBeGreaterThanOrEqual(0.97);
  });

  test('every disagreement is explained, and every explanation is of a disagreement', () => {
    const explained = [...Object.keys(judgedOtherwise), ...Object.keys(notAgreed)].sort();
    expect(disagreements.map(({ row }) => row).sort()).toEqual(explained);
  });

  test('no row is a wrong yes', () => {
    const yes = disagreements.filter(({ isYes, isStacksYes }) => isYes && !isStacksYes);
    expect(yes.map(({ row }) => row).sort()).toEqual(Object.keys(judgedOtherwise).sort());
  });
});
