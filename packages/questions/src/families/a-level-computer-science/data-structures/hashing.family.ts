import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';
import { itemAt } from '#item-at.ts';
import type { Family, Misconception } from '../../family.ts';
import { noDraft } from '../../no-draft.ts';
import { joinWithAnd } from '#text/numbers.ts';

export const family: Family = {
  name: 'hashing',
  syllabus: 'Hash tables with linear probing',
  levels: {
    2: 'Two keys and one collision',
    3: 'Four keys and several collisions',
    4: 'Several collisions, and a search: the positions that it examines are counted',
  },
  write: (random, difficulty) => {
    const size = random.pick([7, 9, 11, 13]);
    const remainder = random.int(0, size - 1);
    const shifts = random.sample([0, 0, 1, 1, size - 1, 2], difficulty === 2 ? 1 : difficulty);
    const multiples = random.sample([1, 2, 3, 4, 5, 6], shifts.length + 1);
    const keys = [...shifts, 0].map(
      (shift, index) => itemAt(multiples, index) * size + ((remainder + shift) % size),
    );
    const table = new Map<number, number>();
    let [place, tries] = [0, 0];
    for (const key of keys) {
      [place, tries] = [key % size, 1];
      for (; table.has(place); tries++) place = (place + 1) % size;
      table.set(place, key);
    }
    const last = itemAt(keys, keys.length - 1);
    if (tries < Math.min(difficulty, 3)) return noDraft;
    const asksTries = difficulty === 4;
    const value = asksTries ? tries : place;
    const near = [value + 1, value - 1, value + 2, value - 2, value + 3].filter(
      (each) => each >= (asksTries ? 1 : 0) && each < size,
    );
    const others = joinWithAnd(keys.slice(0, -1).map(String));
    const setting = `A hash table has the positions 0 to ${size - 1}, the hash is key MOD ${size} and collisions are resolved by linear probing.`;
    return {
      body: asksTries
        ? `${setting} The keys ${others}, then ${last}, are inserted in this order. How many positions are examined in a search for ${last}?`
        : `${setting} The ${keys.length === 2 ? 'key' : 'keys'} ${others} ${keys.length === 2 ? 'is inserted first' : 'are inserted first, in this order'}. Into which position does ${last} go?`,
      answer: `${value}`,
      mistakes: [
        [
          `${asksTries ? tries - 1 : last % size}`,
          asksTries ? 'leaving out the position where it is found' : 'overlooking the collision',
        ],
        [
          `${asksTries ? 1 : Math.floor(last / size)}`,
          asksTries ? 'overlooking the collisions' : 'taking DIV instead of MOD',
        ],
        ...near.map((each): Misconception => [`${each}`, '']),
      ],
      explanation: `${last} MOD ${size} = ${last % size}, but that position is taken, so the next ones are tried: ${last} is in position ${place}, the ${['first', 'second', 'third', 'fourth', 'fifth'][tries - 1] ?? ''} that is examined.`,
    };
  },
  check: checkNumber((text) => {
    const size = numbersIn(/MOD (\d+)/.exec(text)?.[1] ?? '')[0] ?? NaN;
    const keys = numbersIn(/The keys? (.+?)(?:inserted|\. Into)/.exec(text)?.[1] ?? '');
    const asked = numbersIn(/(?:does|search for) (\d+)/.exec(text)?.[1] ?? '')[0] ?? NaN;
    const table: (number | undefined)[] = Array.from({ length: size });
    const order = (key: number) => table.map((_, step) => (key + step) % size);
    for (const key of keys.includes(asked) ? keys : [...keys, asked])
      table[order(key).find((each) => table[each] === undefined) ?? 0] = key;
    const found = table.indexOf(asked);
    return text.includes('How many') ? order(asked).indexOf(found) + 1 : found;
  }),
};
