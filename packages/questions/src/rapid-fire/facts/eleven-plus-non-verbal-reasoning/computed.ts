import { directionWords } from '#drawing/shapes/figure-words.ts';
import type { Fact } from '../facts.ts';

/** A number with wrong ones: those of likely slips first, then its neighbours. */
export function counted(cue: string, count: number, slips: readonly number[] = []): Fact {
  const others = [...slips, count + 1, count - 1, count + 2, count - 2, count + 3, count + 4];
  const wrong = [...new Set(others)].filter((each) => each !== count && each >= 0).slice(0, 5);
  return [cue, String(count), wrong.map(String)];
}

/** A name with the other names of a list as wrong ones. */
export const named = (cue: string, answer: string, names: readonly string[]): Fact => [
  cue,
  answer,
  names.filter((each) => each !== answer),
];

export const turns = {
  'a quarter turn clockwise': 2,
  'a half turn': 4,
  'a quarter turn anticlockwise': 6,
  'a three-quarter turn clockwise': 6,
  'a turn of 45° clockwise': 1,
  'a turn of 45° anticlockwise': 7,
  'a turn of 135° clockwise': 3,
  'a turn of 135° anticlockwise': 5,
} as const;

export type Turn = keyof typeof turns;

/** The direction after turns: each of the eight directions is 45° clockwise from the one before. */
export function turned(names: readonly string[], from: string, made: readonly Turn[]): string {
  const steps = made.reduce((sum, turn) => sum + turns[turn], names.indexOf(from));
  return names[steps % 8] ?? from;
}

/** In a vertical line left and right change places; in a horizontal one, up and down. */
export function reflected(from: string, line: 'vertical' | 'horizontal'): Fact {
  const [one, other] = line === 'vertical' ? ['left', 'right'] : ['up', 'down'];
  const image = from
    .split(' ')
    .map((word) => (word === one ? other : word === other ? one : word))
    .join(' ');
  return named(`An arrow points ${from}. It is reflected in a ${line} line`, image, directionWords);
}
