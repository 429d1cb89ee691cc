import { formatPrintedNumber } from '#text/numbers.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import type { Family } from '../../family.ts';

const scenes = [
  { item: 'eggs', holder: 'box', holders: 'boxes', verb: 'packs', who: 'A farm' },
  { item: 'bottles', holder: 'crate', holders: 'crates', verb: 'packs', who: 'A factory' },
  { item: 'bulbs', holder: 'tray', holders: 'trays', verb: 'plants', who: 'A gardener' },
  { item: 'photographs', holder: 'album', holders: 'albums', verb: 'keeps', who: 'A club' },
  { item: 'chairs', holder: 'row', holders: 'rows', verb: 'sets out', who: 'A school' },
] as const;

export const family: Family = {
  name: 'boxes-and-seats',
  syllabus: 'Divide with a remainder and say what the remainder means',
  levels: {
    2: 'two steps: how many are needed, rounding up',
    3: 'two steps with larger numbers: divide, then how many are in the last one',
    4: 'three steps: divide, the remainder, then how many more would fill the last one',
  },
  write: (random, difficulty) => {
    const { item, holder, holders, verb, who } = random.pick(scenes);
    const each = random.int(6, difficulty === 2 ? 12 : 24);
    const full = random.int(8, 30);
    const rest = random.int(2, each - 2);
    const total = full * each + rest;
    const answer = difficulty === 2 ? full + 1 : difficulty === 3 ? rest : each - rest;
    const asked =
      difficulty === 2
        ? `How many ${holders} are needed?`
        : difficulty === 3
          ? `All ${holders} but the last are full. How many ${item} are in the last ${holder}?`
          : `How many more ${item} would fill the last ${holder}?`;
    const show = formatPrintedNumber;
    return {
      body: `${who} ${verb} ${show(total)} ${item} in ${holders} of ${each}. ${asked}`,
      answer: show(answer),
      mistakes: [
        [
          show(difficulty === 2 ? full : full + 1),
          difficulty === 2 ? 'ignoring the remainder' : `giving the number of ${holders}`,
        ],
        [
          show(difficulty === 4 ? rest : difficulty === 3 ? each - rest : rest),
          difficulty === 2 ? 'giving the remainder' : 'mixing up what is there and what is missing',
        ],
        [
          show(difficulty === 2 ? full + 2 : full),
          difficulty === 2 ? '' : `giving the number of full ${holders}`,
        ],
        ...nearbyNumbers(answer, 1),
      ],
      explanation: `${show(total)} ÷ ${each} = ${full} remainder ${rest}, so ${full} ${holders} are full and the last one has ${rest}${difficulty === 2 ? `: ${full + 1} are needed.` : difficulty === 4 ? `: ${each} − ${rest} = ${each - rest} are missing.` : '.'}`,
    };
  },
  check: checkNumber((text) => {
    const [total = NaN, each = NaN] = numbersIn(text);
    let packed = 0;
    let used = 0;
    while (packed + each < total) {
      packed += each;
      used += 1;
    }
    if (text.includes('needed')) return used + 1;
    return text.includes('more') ? packed + each - total : total - packed;
  }),
};
