import { itemAt } from '#item-at.ts';
import type { Family } from '../../family.ts';
import { checkText } from '#checks/check.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const offsets: Readonly<Record<string, number>> = {
  'the day before yesterday': -2,
  yesterday: -1,
  tomorrow: 1,
  'the day after tomorrow': 2,
  'in eight days': 8,
};

const offsetOf = (words: string) => offsets[words] ?? Number(/(\d+) days from today/.exec(words)?.[1]);

/** `28 days are 4 weeks`, `29 days are 4 weeks and 1 day`. */
function inWeeks(count: number): string {
  const left = count % 7;
  const rest = left === 0 ? '' : left === 1 ? ' and 1 day' : ` and ${left} days`;
  return `${count} days are ${Math.floor(count / 7)} weeks${rest}`;
}

export const family: Family = {
  name: 'weekdays',
  syllabus: 'Count days of the week',
  levels: {
    1: 'two steps: find today, then one or two days on or back',
    2: 'two steps: find today, then more than a week ahead',
    4: 'three steps: find today, take away the weeks, then count the days',
  },
  write: (random, difficulty) => {
    const points = [
      ['the day before yesterday', -2],
      ['yesterday', -1],
      ['tomorrow', 1],
      ['the day after tomorrow', 2],
    ] as const;
    const [known, knownBy] = random.pick(points);
    const today = random.int(0, 6);
    const day = (by: number) => itemAt(days, (((today + by) % 7) + 7) % 7);
    const verb = (by: number) => (by < 0 ? 'was' : 'is');
    const [asked, askedBy] =
      difficulty === 1
        ? random.pick(points.filter(([, by]) => Math.sign(by) !== Math.sign(knownBy)))
        : difficulty === 2
          ? (['in eight days', 8] as const)
          : ([`${random.int(20, 40)} days from today`, 0] as const);
    const by = difficulty === 4 ? Number.parseInt(asked, 10) : askedBy;
    return {
      body: `If ${known} ${verb(knownBy)} ${day(knownBy)}, which day ${difficulty !== 1 ? `will it be ${asked}` : by < 0 ? `was ${asked}` : `will ${asked} be`}?`,
      answer: day(by),
      mistakes: [
        [day(0), 'stopping at today'],
        [day(by + 1), 'counting one day too many'],
        [day(by - 1), 'counting one day too few'],
        [day(-by), 'counting the wrong way'],
        [day(knownBy), 'repeating the day given'],
        [day(by + 2), ''],
        [day(by + 3), ''],
      ],
      explanation: `Today is ${day(0)}. ${difficulty === 4 ? `${inWeeks(by)}, so` : 'Counting from there,'} the answer is ${day(by)}.`,
    };
  },
  check: checkText((text) => {
    const [, known = '', day = '', asked = ''] =
      /If (.*?) (?:was|is) (\w+), which day (?:was|will it be|will) (.*?)(?: be)?\?/.exec(text) ?? [];
    const today = week.indexOf(day) - offsetOf(known);
    return itemAt(week, (((today + offsetOf(asked)) % 7) + 7) % 7);
  }),
};
