import { checkEachOption } from '#checks/check.ts';
import { fractionsIn } from '#checks/support/numbers-in-text.ts';
import type { Random } from '#random.ts';
import type { Family } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';

type Fraction = readonly [top: number, bottom: number];
const valueOf = ([top, bottom]: Fraction) => top / bottom;
const show = ([top, bottom]: Fraction) => `${top}/${bottom}`;

function fractionsFor(random: Random, difficulty: number): Fraction[] {
  if (difficulty === 1) {
    const bottom = random.pick([7, 8, 9, 11, 12, 13]);
    return random.sample(
      Array.from({ length: bottom - 1 }, (_, index) => [index + 1, bottom] as const),
      5,
    );
  }
  if (difficulty === 2) {
    const top = random.int(1, 5);
    return random.sample([6, 7, 8, 9, 10, 11, 13], 5).map((bottom) => [top, bottom] as const);
  }
  const bottoms = difficulty === 3 ? [2, 3, 4, 6, 8, 12] : [5, 6, 7, 8, 9, 10, 11];
  return random.sample(bottoms, 5).map((bottom) => [random.int(1, bottom - 1), bottom] as const);
}

export const family: Family = {
  name: 'order-fractions',
  syllabus: 'Compare and order fractions',
  levels: {
    1: 'one comparison of numerators: the same denominator',
    2: 'one comparison the other way round: the same numerator, so a larger denominator is less',
    3: 'two steps: a small common denominator first',
    4: 'second largest or second smallest of five with different denominators',
  },
  write: (random, difficulty) => {
    const five = fractionsFor(random, difficulty);
    const sorted = [...five].sort((one, other) => valueOf(one) - valueOf(other));
    const gaps = sorted.slice(1).map((each, index) => valueOf(each) - valueOf(sorted[index] ?? each));
    if (five.length < 5 || Math.min(...gaps) < 0.005) return noDraft;
    const isLarge = random.chance(0.5);
    const word = `${difficulty === 4 ? 'second ' : ''}${isLarge ? 'largest' : 'smallest'}`;
    const at = difficulty === 4 ? (isLarge ? 3 : 1) : isLarge ? 4 : 0;
    const answer = sorted[at];
    if (!answer) return noDraft;
    return {
      body: `Which of these fractions is the ${word}?`,
      answer: show(answer),
      mistakes: random
        .shuffle(sorted.filter((each) => each !== answer))
        .map((each) => [show(each), 'comparing numerators or denominators alone'] as const),
      explanation: `In order, the fractions are ${sorted.map(show).join(', ')}: compare them with a common denominator or with a half.`,
    };
  },
  check: (question) => {
    const options = question.options.map((option) => ('text' in option ? option.text : ''));
    const values = options.map((option) => {
      const [top, bottom] = fractionsIn(option)[0] ?? [NaN, NaN];
      return top / bottom;
    });
    const body = question.body ?? '';
    // How many of the others are larger than the right one.
    const larger = body.includes('second largest')
      ? 1
      : body.includes('second smallest')
        ? 3
        : body.includes('largest')
          ? 0
          : 4;
    return checkEachOption((option) => {
      const value = values[options.indexOf(option)] ?? NaN;
      return values.filter((each) => each > value + 1e-12).length === larger;
    })(question);
  },
};
