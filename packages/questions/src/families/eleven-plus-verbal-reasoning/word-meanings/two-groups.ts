import type { Random } from '#random.ts';
import type { Misconception } from '../../family.ts';

export const together = (left: string, right: string) => `${left} and ${right}`;

/** Two groups of three words, and the possible pairs with one word from each. */
export function twoGroups(
  random: Random,
  pair: readonly [string, string],
  others: readonly string[],
): { shown: string; wrong: Misconception[] } {
  const [a = '', b = '', c = '', d = ''] = others;
  const first = random.shuffle([pair[0], a, b]);
  const second = random.shuffle([pair[1], c, d]);
  const wrong = first.flatMap((left) => second.map((right): Misconception => [together(left, right), '']));
  return {
    shown: `(${first.join(', ')}) (${second.join(', ')})`,
    wrong: random.shuffle(wrong.filter(([option]) => option !== together(...pair))),
  };
}

/** How rare the words of each difficulty are. */
export const rarity = (difficulty: number): readonly [number, number] =>
  difficulty === 1 ? [0, 1] : difficulty === 2 ? [1, 1] : [2, 1];
