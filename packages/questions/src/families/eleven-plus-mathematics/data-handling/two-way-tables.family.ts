import { checkNumber } from '#checks/check.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';

const groups = [
  ['Year 5', 'Year 6'],
  ['Class 6A', 'Class 6B'],
  ['Red Team', 'Blue Team'],
  ['North School', 'South School'],
] as const;
const answers = [
  ['can swim', 'cannot swim'],
  ['walk to school', 'do not walk to school'],
  ['like olives', 'do not like olives'],
  ['play an instrument', 'do not play an instrument'],
] as const;

/** Four cells and their totals, some of which are left out. */
export const family: Family = {
  name: 'two-way-tables',
  syllabus: 'Complete two-way tables',
  levels: {
    2: 'two steps to the missing number',
    3: 'three steps to the missing number',
    4: 'three steps and the difference of two numbers',
  },
  write: (random, difficulty) => {
    const [row1, row2] = random.pick(groups);
    const [column1, column2] = random.pick(answers);
    const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(8, 45)) as [
      number,
      number,
      number,
      number,
    ];
    const all = a + b + c + d;
    const answer = difficulty === 4 ? Math.abs(d - b) : d;
    const lines =
      difficulty === 2
        ? [`${row1}: ${a + b} in all.`, `${row2}: ${c} ${column1}.`, `Both groups: ${all} in all.`]
        : [`${row1}: ${a} ${column1}, ${a + b} in all.`, `Both groups: ${a + c} ${column1}, ${all} in all.`];
    return {
      body: `A survey asks ${row1} and ${row2} who ${column1} and who ${column2}.\n${lines.join('\n')}\n${
        difficulty === 4
          ? `What is the difference between the numbers in ${row1} and ${row2} who ${column2}?`
          : `How many in ${row2} ${column2}?`
      }`,
      answer: String(answer),
      mistakes: [
        [String(c + d), `giving everyone in ${row2}`],
        [
          String(difficulty === 4 ? d : b + d),
          difficulty === 4 ? 'giving one of the two numbers' : 'giving both groups together',
        ],
        [
          String(difficulty === 4 ? b : all - a - c),
          difficulty === 4 ? 'giving one of the two numbers' : 'taking away only some of the numbers',
        ],
        [String(difficulty === 4 ? Math.abs(a - c) : c), `giving those who ${column1}`],
        ...nearbyNumbers(answer, 2),
      ],
      explanation:
        difficulty === 2
          ? `${row2} has ${all} − ${a + b} = ${c + d} in all, and ${c + d} − ${c} = ${d} ${column2}.`
          : `In ${row1}, ${a + b} − ${a} = ${b} ${column2}. In both groups together, ${all} − ${a + c} = ${b + d} ${column2}, so in ${row2} it is ${b + d} − ${b} = ${d}.${difficulty === 4 ? ` The difference is ${answer}.` : ''}`,
    };
  },
  check: checkNumber((text) => {
    const [, one = '', two = '', both = ''] = text.split('\n');
    const total = (line: string) => Number(/(\d+) in all/.exec(line)?.[1]);
    const count = (line: string) => Number(/: (\d+) /.exec(line)?.[1]);
    if (!two.includes('in all')) return total(both) - total(one) - count(two);
    const [first, all] = [total(one) - count(one), total(two) - count(two)];
    return text.includes('difference') ? Math.abs(all - 2 * first) : all - first;
  }),
};
