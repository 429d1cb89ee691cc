import { randomFirstName } from '#text/first-names.ts';
import { formatPrintedNumber } from '#text/numbers.ts';
import { checkEachOption } from '#checks/check.ts';
import { fractionsIn, numbersIn } from '#checks/support/numbers-in-text.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';
import type { Family } from '../../family.ts';
import { wholeResult } from '../../whole-result.ts';

export const family: Family = {
  name: 'fraction-of-the-rest',
  syllabus: 'Fractions of an amount in several steps',
  levels: {
    3: 'three steps: a unit fraction, then a unit fraction of what is left',
    4: 'four steps: the second fraction is not a unit fraction',
    5: 'backwards: the amount at first from what is left',
  },
  write: (random, difficulty) => {
    const [a, b] = [random.int(2, 5), random.int(3, 6)];
    const top = difficulty === 3 ? 1 : random.int(2, b - 1);
    const whole = a * b * random.int(2, 9);
    const first = whole / a;
    const rest = whole - first;
    const second = (rest * top) / b;
    const left = rest - second;
    if (!Number.isInteger(second)) return noDraft;
    const name = randomFirstName(random);
    const [thing, verb, here, there] = random.pick([
      ['stickers', 'gives', 'to a friend', 'to a cousin'],
      ['pages to read', 'reads', 'on Saturday', 'on Sunday'],
      ['seeds', 'plants', 'in pots', 'in the garden'],
      ['beads', 'uses', 'for a bracelet', 'for a necklace'],
    ] as const);
    const parts = `1/${a} of them ${here} and ${top}/${b} of what is left ${there}`;
    const show = formatPrintedNumber;
    const backwards = difficulty === 5;
    const answer = backwards ? whole : left;
    const share = 1 - 1 / a - top / b;
    return {
      body: backwards
        ? `${name} has some ${thing}. ${name} ${verb} ${parts}. Then ${show(left)} are left. How many were there at first?`
        : `${name} has ${show(whole)} ${thing}. ${name} ${verb} ${parts}. How many are left then?`,
      answer: show(answer),
      mistakes: [
        ...(share > 0.01
          ? wholeResult(backwards ? left / share : whole * share, 'taking both fractions of the whole')
          : []),
        [
          show(backwards ? rest : second),
          backwards ? 'stopping after one step back' : 'giving the second part instead of what is left',
        ],
        [
          show(backwards ? left * a * b : rest),
          backwards ? 'multiplying by both denominators' : 'stopping after the first fraction',
        ],
        [show(backwards ? whole + a : first), backwards ? '' : 'giving the first part'],
        ...nearbyNumbers(answer, a),
      ],
      explanation: backwards
        ? `${show(left)} is ${b - top}/${b} of what was left after the first step, so that was ${show(rest)}. That is ${a - 1}/${a} of all: ${show(whole)}.`
        : `1/${a} of ${show(whole)} is ${show(first)}, which leaves ${show(rest)}. ${top}/${b} of ${show(rest)} is ${show(second)}: ${show(rest)} − ${show(second)} = ${show(left)}.`,
    };
  },
  // Backwards questions are checked forwards: only the right amount leaves what the text says.
  check: checkEachOption((option, text) => {
    const [[, a], [top, b]] = fractionsIn(text) as [[number, number], [number, number]];
    const left = (whole: number) => ((whole * (a - 1)) / a) * (1 - top / b);
    const value = numbersIn(option)[0] ?? NaN;
    const numbers = numbersIn(text.replace(/\d+\/\d+/g, ''));
    const [given = NaN] = numbers;
    const [from, to] = text.includes('at first') ? [value, given] : [given, value];
    return Math.abs(left(from) - to) < 1e-9;
  }),
};
