import { greatestCommonDivisor } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'simplest-form',
  syllabus: 'Write ratios in their simplest form',
  levels: {
    1: 'one step: a common factor from 2 to 5',
    2: 'one or two steps: larger numbers with a common factor up to 9',
  },
  write: (random, difficulty) => {
    const first = random.int(2, 7);
    const second = random.intExcept(1, 9, [first]);
    const divisor = greatestCommonDivisor(first, second);
    const [left, right] = [first / divisor, second / divisor];
    const factor = random.int(2, difficulty === 1 ? 5 : 9);
    const [a, b] = [left * factor, right * factor];
    const ratio = (one: number, other: number) => `${one} : ${other}`;
    return {
      body: random.pick([
        `There are ${a} red beads and ${b} blue beads on a string. What is the ratio of red beads to blue beads in its simplest form?`,
        `A class has ${a} girls and ${b} boys. What is the ratio of girls to boys in its simplest form?`,
        `Write the ratio ${a} : ${b} in its simplest form.`,
      ]),
      answer: ratio(left, right),
      mistakes: [
        [ratio(right, left), 'writing the ratio the wrong way round'],
        [ratio(left, left + right), 'comparing one part with the total'],
        [ratio(left + 1, right), 'a slip in the division'],
        [ratio(left, right + 1), 'a slip in the division'],
        [ratio(a - 1, b - 1), 'subtracting instead of dividing'],
        [ratio(left + 2, right), 'a slip in the division'],
      ],
      explanation: `Divide both numbers by their highest common factor, ${factor}: ${a} ÷ ${factor} = ${left} and ${b} ÷ ${factor} = ${right}, so the ratio is ${ratio(left, right)}.`,
    };
  },
  check: (question) => {
    const [first = NaN, second = NaN] = numbersIn(question.body ?? '');
    return question.options.map((option) => {
      const [left = NaN, right = NaN] = numbersIn('text' in option ? option.text : '');
      const factors = Array.from({ length: left }, (_, index) => index + 1).filter(
        (factor) => left % factor === 0 && right % factor === 0,
      );
      return first * right === second * left && factors.length === 1;
    });
  },
};
