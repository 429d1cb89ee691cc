import type { Random } from '#random.ts';
import { mirrored, shifted } from '#text/alphabet.ts';

export const words = [
  'CAKE',
  'RING',
  'LAMP',
  'FROG',
  'MINT',
  'DESK',
  'HARP',
  'JUMP',
  'GOLD',
  'BIRD',
  'TIME',
  'SNOW',
  'PLUM',
  'WIND',
  'KITE',
  'ROAD',
  'MELT',
  'FERN',
  'CLAY',
  'HUNT',
] as const;

export const longWords = [
  'PLANT',
  'STORM',
  'BREAD',
  'TIGER',
  'CHAIR',
  'LEMON',
  'MONEY',
  'PIANO',
  'RIVER',
  'SUGAR',
  'TRAIN',
  'WORLD',
  'OCEAN',
  'MUSIC',
  'EARTH',
  'KNIFE',
] as const;

export type Coder = (word: string) => string;

export function coderFor(random: Random, difficulty: number): { encode: Coder; decode: Coder; rule: string } {
  if (difficulty === 1) {
    const by = random.int(1, 3) * random.pick([1, -1]);
    return {
      encode: (word) => shifted(word, () => by),
      decode: (word) => shifted(word, () => -by),
      rule: `each letter moves ${Math.abs(by)} ${Math.abs(by) === 1 ? 'place' : 'places'} ${by < 0 ? 'back' : 'on'}`,
    };
  }
  if (difficulty === 2) {
    const [odd, even] = [random.int(1, 4), -random.int(1, 4)];
    const shift = (index: number) => (index % 2 === 0 ? odd : even);
    return {
      encode: (word) => shifted(word, shift),
      decode: (word) => shifted(word, (index) => -shift(index)),
      rule: `the letters move +${odd}, −${-even}, +${odd}, −${-even} and so on`,
    };
  }
  if (difficulty === 3) {
    const sign = random.pick([1, -1]);
    const start = random.int(1, 3);
    return {
      encode: (word) => shifted(word, (index) => sign * (start + index)),
      decode: (word) => shifted(word, (index) => -sign * (start + index)),
      rule: `the first letter moves ${start} ${start === 1 ? 'place' : 'places'} ${sign < 0 ? 'back' : 'on'}, the next ${start + 1}, then ${start + 2} and so on`,
    };
  }
  return {
    encode: mirrored,
    decode: mirrored,
    rule: 'each letter is replaced by the one as far from the end of the alphabet as it is from the beginning: A and Z, B and Y, C and X',
  };
}
