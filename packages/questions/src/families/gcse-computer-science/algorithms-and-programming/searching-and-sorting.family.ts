import { checkEachOption } from '#checks/check.ts';
import { numberOf, numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';
import { byDifficulty, type Draft, type Family } from '../../family.ts';
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

const items = Array.from({ length: 60 }, (_, index) => index + 3);

function linearSearch(random: Random): Draft {
  const list = random.sample(items, 8);
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

/** The items that a binary search compares until it finds the one at a place. */
function comparedBy(list: readonly number[], place: number): number[] {
  const compared: number[] = [];
  for (let low = 0, high = list.length - 1; low <= high;) {
    const middle = (low + high) / 2;
    compared.push(itemAt(list, middle));
    if (middle === place) break;
    if (middle < place) low = middle + 1;
    else high = middle - 1;
  }
  return compared;
}

function binarySearch(random: Random): Draft {
  const list = ascending(random.sample(items, random.pick([7, 15])));
  const place = random.int(0, list.length - 1);
  const wanted = itemAt(list, place);
  const compared = comparedBy(list, place);
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

/** Asks for the list after some passes of a bubble sort, or some steps of an insertion sort. */
function partlySorted(list: readonly number[], sort: 'bubble' | 'insertion', passes: 1 | 2): Draft {
  const [shown, sorted] = [list.join(', '), ascending(list).join(', ')];
  const [bubbled, inserted] = [bubble(list, passes).after.join(', '), insertion(list, passes).join(', ')];
  const answer = sort === 'insertion' ? inserted : bubbled;
  if (answer === sorted || answer === shown) return noDraft;
  const firstMovedToEnd = [...list.slice(1), itemAt(list, 0)].join(', ');
  return {
    body:
      sort === 'insertion'
        ? `An insertion sort puts the list ${shown} into ascending order. What is the list after the second and the third item have been inserted into their places?`
        : `A bubble sort puts the list ${shown} into ascending order. What is the list after ${passes === 1 ? 'the first pass' : 'two passes'}?`,
    answer,
    mistakes: [
      [sorted, 'sorting the whole list'],
      [sort === 'insertion' ? bubbled : inserted, ''],
      [bubble(list, passes + 1).after.join(', '), ''],
      [insertion(list, passes + 1).join(', '), ''],
      [bubble(list, passes - 1).after.join(', '), ''],
      [firstMovedToEnd, ''],
    ],
    explanation:
      sort === 'insertion'
        ? `The first three items, ${list.slice(0, 3).join(', ')}, are now in order: ${answer}. The other items have not been touched.`
        : `In each pass neighbours are compared from left to right and swapped if the left one is larger. After ${passes === 1 ? 'the pass' : 'two passes'} the list is ${answer}.`,
  };
}

function swapsInAll(random: Random): Draft {
  const list = random.sample(items, 6);
  const { swaps } = bubble(list, list.length);
  if (swaps < 4 || swaps > 12) return noDraft;
  return {
    body: `How many swaps does a bubble sort make in all to put the list ${list.join(', ')} into ascending order?`,
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

/** The number of items that a binary search looks at until it finds one. */
function printedSearch(list: readonly number[], wanted: number): number {
  let rest = list;
  let looked = 0;
  for (let found = false; !found; looked++) {
    const middle = itemAt(rest, (rest.length - 1) / 2);
    found = middle === wanted;
    rest = rest.filter((each) => (wanted < middle ? each < middle : each > middle));
  }
  return looked;
}

/** The number of pairs of a list that are in the wrong order. */
const printedInversions = (list: readonly number[]) =>
  list.flatMap((item, place) => list.slice(place + 1).filter((later) => item > later)).length;

/** The list after a pass in which the greatest item so far travels to the right, and the others one place left. */
function afterPass(list: readonly number[]): number[] {
  let carried = itemAt(list, 0);
  const next: number[] = [];
  for (const each of list.slice(1)) {
    next.push(Math.min(carried, each));
    carried = Math.max(carried, each);
  }
  return [...next, carried];
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
  write: byDifficulty({
    1: linearSearch,
    2: (random) =>
      random.chance(0.5) ? binarySearch(random) : partlySorted(random.sample(items, 5), 'bubble', 1),
    3: (random) => {
      const list = random.sample(items, 6);
      return partlySorted(list, random.chance(0.5) ? 'insertion' : 'bubble', 2);
    },
    4: swapsInAll,
  }),
  check: checkEachOption((option, text) => {
    const list = numbersIn(/the list ([\d, ]+\d)/.exec(text)?.[1] ?? '');
    const wanted = numberOf(/looks for (\d+)/.exec(text)?.[1] ?? '0');
    if (text.includes('linear search')) return list[numberOf(option) - 1] === wanted;
    if (text.includes('binary search')) return numberOf(option) === printedSearch(list, wanted);
    if (text.includes('How many swaps')) return numberOf(option) === printedInversions(list);
    if (text.includes('insertion sort')) {
      const [first = 0, second = 0, third = 0, ...others] = list;
      const low = Math.min(first, second, third);
      const high = Math.max(first, second, third);
      return option === [low, first + second + third - low - high, high, ...others].join(', ');
    }
    const once = afterPass(list);
    return option === (text.includes('first pass') ? once : afterPass(once)).join(', ');
  }),
};
