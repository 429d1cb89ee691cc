import { itemAt } from '#item-at.ts';
import type { Random } from '#random.ts';

/** A feature in which the options differ: the right value, wrong ones, and the mistake behind a wrong one. */
export interface Aspect<T> {
  right: T;
  wrong: readonly T[];
  /** A phrase after "comes from": `forgetting the shading`. */
  cause: string;
}

export interface GridOption<T> {
  value: T;
  cause: string;
}

/**
 * Five options, the right one first. Every aspect is spread over the options, and the right option is a random one of
 * the five combinations, so that the options alone do not show which it is.
 */
export function optionGrid<T extends object>(
  random: Random,
  aspects: readonly Aspect<Partial<T>>[],
  base: T,
): GridOption<T>[] {
  const counts = aspects.map(({ wrong }) => Math.min(wrong.length + 1, aspects.length === 1 ? 5 : 3));
  const cells = counts.reduce<number[][]>(
    (rows, count) => rows.flatMap((row) => Array.from({ length: count }, (_, value) => [...row, value])),
    [[]],
  );
  if (cells.length < 5) return [];
  const most = aspects.length === 1 ? 1 : 3;
  for (let attempt = 0; attempt < 40; attempt++) {
    const chosen = random.sample(cells, 5);
    const even = counts.every((count, aspect) => {
      const tally = Array.from(
        { length: count },
        (_, value) => chosen.filter((row) => row[aspect] === value).length,
      );
      return Math.max(...tally) <= most;
    });
    if (!even) continue;
    const answer = itemAt(chosen, 0);
    const wrongs = aspects.map(({ wrong }, index) => random.sample(wrong, (counts[index] ?? 1) - 1));
    return chosen.map((row) => {
      let value = base;
      const causes: string[] = [];
      aspects.forEach((aspect, index) => {
        const place =
          row[index] === answer[index] ? 0 : row[index] === 0 ? itemAt(answer, index) : itemAt(row, index);
        value = { ...value, ...(place === 0 ? aspect.right : itemAt(itemAt(wrongs, index), place - 1)) };
        if (place !== 0) causes.push(aspect.cause);
      });
      return { value, cause: causes.slice(0, 2).join(' and ') };
    });
  }
  return [];
}
