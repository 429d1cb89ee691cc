import { greatestCommonDivisor } from './text/numbers.ts';

/** Random choices that depend only on the seed, so that the same seed always writes the same question. */
export interface Random {
  /** A whole number from `low` to `high`, inclusive. */
  int(low: number, high: number): number;
  /** As `int`, without the values listed. */
  intExcept(low: number, high: number, except: readonly number[]): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
  /** The items at `count` different indexes of the list, in random order. */
  sample<T>(items: readonly T[], count: number): T[];
  chance(probability: number): boolean;
}

/** 32 bits that depend on every character (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The mulberry32 generator: small, fast and good enough to vary questions. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const keyed = items.map((item) => ({ item, key: next() }));
    return keyed.sort((left, right) => left.key - right.key).map(({ item }) => item);
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('There is nothing to pick from');
    return items[int(0, items.length - 1)] as T;
  };
  return {
    int,
    intExcept: (low, high, except) => {
      const allowed: number[] = [];
      for (let value = low; value <= high; value++) if (!except.includes(value)) allowed.push(value);
      return pick(allowed);
    },
    pick,
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, count),
    chance: (probability) => next() < probability,
  };
}

/** A numerator below `denominator` that leaves the fraction in its lowest terms. */
export function coprime(random: Random, denominator: number, low = 1): number {
  const tops: number[] = [];
  for (let top = low; top < denominator; top++) {
    if (greatestCommonDivisor(top, denominator) === 1) tops.push(top);
  }
  return tops.length === 0 ? 1 : random.pick(tops);
}
