import { describe, expect, it } from 'vitest';
import { itemAt } from '../../item-at.ts';
import { allSets } from '../../sets/all-sets.ts';
import { writtenQuestions } from '../../sets/question-set.ts';

/** The result of each calculation, calculated from the numbers in its question: by the topic, or by topic and set. */
export type CalculationResults = Readonly<Record<string, Readonly<Record<number, number>>>>;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number at the beginning of an option: `1.5 × 10⁸ Pa`, `1/512`, `£12.60`, `−484 kJ/mol`. */
function numberOf(text: string): number {
  const plain = text
    .replaceAll(',', '')
    .replace('−', '-')
    .replace(/^[£×] ?/, '');
  const [, digits = '', divisor, power] = /^(-?[\d.]+)(?:\/(\d+))?(?: × 10([⁻⁰¹²³⁴-⁹]+))?/.exec(plain) ?? [];
  const sign = power?.startsWith('⁻') ? -1 : 1;
  const exponent = [...(power ?? '').replace('⁻', '')].reduce(
    (value, digit) => 10 * value + superscripts.indexOf(digit),
    0,
  );
  return (Number(digits || NaN) / Number(divisor ?? 1)) * 10 ** (sign * exponent);
}

/** Allows for options rounded to two or more figures. */
function agrees(printed: number, exact: number): boolean {
  return Math.abs(printed - exact) <= 0.03 * Math.abs(exact);
}

/** Tests the answer keys of hand-written calculations, found by topic (or topic and set) and the question's number. */
export function testCalculations(results: CalculationResults): void {
  const questions = allSets.flatMap(writtenQuestions);
  const cases = Object.entries(results).flatMap(([topic, ofTopic]) =>
    Object.entries(ofTopic).map(([number, value]) => ({
      sourceId: `${topic.split('/').length === 2 ? `${topic}/questions` : topic}/${number}`,
      value,
    })),
  );

  describe('the answer keys of calculations', () => {
    it.each(cases)('$sourceId is $value', ({ sourceId, value }) => {
      const question = questions.find((each) => each.sourceId === sourceId);
      expect(question).toBeDefined();
      const printed = (question?.options ?? []).map((option) =>
        'text' in option ? numberOf(option.text) : NaN,
      );
      expect(agrees(itemAt(printed, question?.correctIndex ?? 0), value), printed.join('; ')).toBe(true);
      const right = itemAt(printed, question?.correctIndex ?? 0);
      const others = printed.filter((_, index) => index !== question?.correctIndex);
      for (const other of others)
        expect(Math.abs(other - value) > Math.abs(right - value) || isNaN(other)).toBe(true);
    });
  });
}
