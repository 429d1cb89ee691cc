import { checkEachOption } from '#checks/check.ts';
import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import type { Family } from '../../family.ts';
import { nearbyNumbers } from '../../nearby-numbers.ts';
import { noDraft } from '../../no-draft.ts';

const ascending = (list: readonly number[]) => [...list].sort((left, right) => left - right);

/** The list after passes of a bubble sort, and the number of swaps in them. */
function bubble(list: readonly number[], passes: number): { after: number[]; swaps: number } {
  const after = [...list];
  let swaps = 0;
  for (let pass = 0; pass < passes; pass++)
    for (let index = 0; index + 1 < after.length; index++) {
      const [left, right] = [itemAt(after, index), itemAt(after, index + 1)];
      if (left <= right) continue;
      after.splice(index, 2, right, left);
      swaps++;
    }
  return { after, swaps };
}

/** One step of an insertion sort for each item after the first, as many as asked. */
function insertion(list: readonly number[], steps: number): number[] {
  return [...ascending(list.slice(0, steps + 1)), ...list.slice(steps + 1)];
}

export const family: Family = {
  name: 'searching-and-sorting',
  syllabus: 'Linear search, binary search, bubble sort and insertion sort',
  levels: {
    1: 'One pass along a list: the comparisons of a linear search',
    2: 'The comparisons of a binary search, or one pass of a bubble sort',
    3: 'Two passes of a bubble sort, or two steps of an insertion sort',
    4: 'Several passes: the swaps of a whole bubble sort',
  },
  write: (random, difficulty) => {
    const pool = Array.from({ length: 60 }, (_, index) => index + 3);
    if (difficulty === 1) {
      const list = random.sample(pool, 8);
      const place = random.int(3, 6);
      const wanted = itemAt(list, place);
      return {
        body: `A linear search looks for ${wanted} in the list ${list.join(', ')}. How many items does it compare with ${wanted}?`,
        answer: `${place + 1}`,
        mistakes: [
          [`${place}`, 'leaving out the item that is found'],
          ['8', 'going on to the end of the list'],
          [`${8 - place}`, 'beginning at the end'],
          ...nearbyNumbers(place + 1, 2),
        ],
        explanation: `The search takes the items in order from the first one and stops at ${wanted}, which is item ${place + 1} of the list.`,
      };
    }
    if (difficulty === 2 && random.chance(0.5)) {
      const list = ascending(random.sample(pool, random.pick([7, 15])));
      const place = random.int(0, list.length - 1);
      const wanted = itemAt(list, place);
      const compared: number[] = [];
      for (let low = 0, high = list.length - 1; low <= high;) {
        const middle = (low + high) / 2;
        compared.push(itemAt(list, middle));
        if (middle === place) break;
        if (middle < place) low = middle + 1;
        else high = middle - 1;
      }
      if (compared.length < 2) return noDraft;
      return {
        body: `A binary search looks for ${wanted} in the list ${list.join(', ')}, taking the middle item each time. How many items does it compare with ${wanted}?`,
        answer: `${compared.length}`,
        mistakes: [
          [`${compared.length - 1}`, 'leaving out the last comparison'],
          [`${place + 1}`, 'using a linear search'],
          [`${compared.length + 1}`, ''],
          [`${compared.length + 2}`, ''],
          [`${list.length}`, ''],
        ],
        explanation: `It compares ${compared.join(', ')}: each time the half that cannot contain ${wanted} is discarded.`,
      };
    }
    const list = random.sample(pool, difficulty === 2 ? 5 : 6);
    const shown = list.join(', ');
    const sorted = ascending(list).join(', ');
    const passes = difficulty === 2 ? 1 : 2;
    const { after } = bubble(list, passes);
    const inserted = insertion(list, passes);
    if (difficulty === 4) {
      const { swaps } = bubble(list, list.length);
      if (swaps < 4 || swaps > 12) return noDraft;
      return {
        body: `How many swaps does a bubble sort make in all to put the list ${shown} into ascending order?`,
        answer: `${swaps}`,
        mistakes: [
          [`${15 - swaps}`, 'counting the pairs that are in order'],
          [`${bubble(list, 1).swaps}`, 'counting the first pass only'],
          ['15', 'counting the comparisons'],
          ...nearbyNumbers(swaps, 1),
        ],
        explanation: `Each swap exchanges neighbours, so it puts exactly one pair into order. In this list ${swaps} pairs have the larger item first, so ${swaps} swaps are needed.`,
      };
    }
    const asksInsertion = difficulty === 3 && random.chance(0.5);
    const answer = asksInsertion ? inserted.join(', ') : after.join(', ');
    if (answer === sorted || answer === shown) return noDraft;
    const swappedEnds = [...list].slice(1).concat(itemAt(list, 0)).join(', ');
    return {
      body: asksInsertion
        ? `An insertion sort puts the list ${shown} into ascending order. What is the list after the second and the third item have been inserted into their places?`
        : `A bubble sort puts the list ${shown} into ascending order. What is the list after ${passes === 1 ? 'the first pass' : 'two passes'}?`,
      answer,
      mistakes: [
        [sorted, 'sorting the whole list'],
        [(asksInsertion ? after : inserted).join(', '), ''],
        [bubble(list, passes + 1).after.join(', '), ''],
        [insertion(list, passes + 1).join(', '), ''],
        [bubble(list, passes - 1).after.join(', '), ''],
        [swappedEnds, ''],
      ],
      explanation: asksInsertion
        ? `The first three items, ${list.slice(0, 3).join(', ')}, are now in order: ${answer}. The other items have not been touched.`
        : `In each pass neighbours are compared from left to right and swapped if the left one is larger. After ${passes === 1 ? 'the pass' : 'two passes'} the list is ${answer}.`,
    };
  },
  check: checkEachOption((option, text) => {
    const list = numbersIn(/the list ([\d, ]+\d)/.exec(text)?.[1] ?? '');
    const wanted = numberOf(/looks for (\d+)/.exec(text)?.[1] ?? '0');
    const larger = (from: number, to: number) => itemAt(list, from) > itemAt(list, to);
    if (text.includes('linear search')) return list[numberOf(option) - 1] === wanted;
    if (text.includes('binary search')) {
      let rest = list;
      let looked = 0;
      for (let found = false; !found; looked++) {
        const middle = itemAt(rest, (rest.length - 1) / 2);
        found = middle === wanted;
        rest = rest.filter((each) => (wanted < middle ? each < middle : each > middle));
      }
      return numberOf(option) === looked;
    }
    const indexes = list.map((_, index) => index);
    if (text.includes('How many swaps')) {
      const wrong = indexes.flatMap((from) => indexes.filter((to) => to > from && larger(from, to)));
      return numberOf(option) === wrong.length;
    }
    if (text.includes('insertion sort')) {
      const [first = 0, second = 0, third = 0, ...others] = list;
      const low = Math.min(first, second, third);
      const high = Math.max(first, second, third);
      return option === [low, first + second + third - low - high, high, ...others].join(', ');
    }
    let current = list;
    for (let pass = text.includes('first pass') ? 1 : 2; pass > 0; pass--) {
      // In a pass the greatest item so far travels to the right, and the others move one place to the left.
      let carried = itemAt(current, 0);
      const next: number[] = [];
      for (const each of current.slice(1)) {
        next.push(Math.min(carried, each));
        carried = Math.max(carried, each);
      }
      current = [...next, carried];
    }
    return option === current.join(', ');
  }),
};
