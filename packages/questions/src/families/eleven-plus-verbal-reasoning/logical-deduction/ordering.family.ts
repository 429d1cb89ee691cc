import { itemAt } from '#item-at.ts';
import { joinWithAnd } from '#text/numbers.ts';
import { firstNames } from '#text/first-names.ts';
import type { Family } from '../../family.ts';
import { checkEachOption } from '#checks/check.ts';
import { permutations } from '#checks/support/permutations.ts';

/** Words for a comparison: for the first in the order, and for comparing two. */
const scales = [
  {
    more: 'is taller than',
    less: 'is shorter than',
    top: 'the tallest',
    bottom: 'the shortest',
    of: 'Five friends compare their heights.',
  },
  {
    more: 'is older than',
    less: 'is younger than',
    top: 'the oldest',
    bottom: 'the youngest',
    of: 'Five cousins compare their ages.',
  },
  {
    more: 'ran faster than',
    less: 'ran more slowly than',
    top: 'the fastest',
    bottom: 'the slowest',
    of: 'Five pupils ran a race.',
  },
  {
    more: 'scored more than',
    less: 'scored less than',
    top: 'the highest scorer',
    bottom: 'the lowest scorer',
    of: 'Five players finished a game with different scores.',
  },
] as const;

/** Comparisons as [name with more, name with less]. */
function cluesIn(text: string): [string, string][] {
  const more =
    /([A-Z][a-z]+) (?:is taller than|is older than|ran faster than|scored more than) ([A-Z][a-z]+)\./g;
  const less =
    /([A-Z][a-z]+) (?:is shorter than|is younger than|ran more slowly than|scored less than) ([A-Z][a-z]+)\./g;
  return [
    ...[...text.matchAll(more)].map(([, one = '', other = '']): [string, string] => [one, other]),
    ...[...text.matchAll(less)].map(([, one = '', other = '']): [string, string] => [other, one]),
  ];
}

export const family: Family = {
  name: 'ordering',
  syllabus: 'Put people in order from clues',
  levels: {
    1: 'four clues in order: the first or the last of five people',
    2: 'four clues in any order and direction: the first or the last of five people',
    3: 'four clues in any order: a place in the middle, so all five people are needed',
  },
  write: (random, difficulty) => {
    const order = firstNames(random, 5);
    const scale = random.pick(scales);
    const links = [0, 1, 2, 3].map((index) => {
      const [upper, lower] = [itemAt(order, index), itemAt(order, index + 1)];
      return difficulty > 1 && random.chance(0.5)
        ? `${lower} ${scale.less} ${upper}.`
        : `${upper} ${scale.more} ${lower}.`;
    });
    const clues = difficulty === 1 ? links : random.shuffle(links);
    const [asked, place] =
      difficulty === 3
        ? random.pick([
            ['in the middle', 2],
            ['second', 1],
            ['fourth', 3],
          ] as const)
        : random.pick([
            [scale.top, 0],
            [scale.bottom, 4],
          ] as const);
    const question =
      difficulty === 3
        ? `If they are put in order beginning with ${scale.top}, who is ${asked}?`
        : `Who is ${asked}?`;
    return {
      body: `${scale.of} ${clues.join(' ')} ${question}`,
      answer: itemAt(order, place),
      mistakes: order.filter((_, index) => index !== place).map((name) => [name, ''] as const),
      explanation: `Beginning with ${scale.top}, the order is ${joinWithAnd(order)}, so the answer is ${itemAt(order, place)}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const clues = cluesIn(text);
    const orders = permutations([...new Set(clues.flat())]).filter((order) =>
      clues.every(([more, less]) => order.indexOf(more) < order.indexOf(less)),
    );
    const asked = text.slice(text.lastIndexOf('Who') < 0 ? text.lastIndexOf('who') : text.lastIndexOf('Who'));
    const position = asked.includes('second')
      ? 1
      : asked.includes('middle')
        ? 2
        : asked.includes('fourth')
          ? 3
          : /shortest|youngest|slowest|lowest/.test(asked)
            ? 4
            : 0;
    return orders.every((order) => itemAt(order, position) === option);
  }),
};
