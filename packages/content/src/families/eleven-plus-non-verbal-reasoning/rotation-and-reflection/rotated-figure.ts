import { shapesWithoutSymmetry, withDots } from '#drawing/shapes/rotated-shapes.ts';
import type { UncheckedFamily } from '../../family.ts';
import { turned, flipped, picture } from './rotated-option.ts';

export const turns: UncheckedFamily = {
  name: 'turned',
  printed: { 1: 3, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const shape = random.pick(difficulty === 1 ? shapesWithoutSymmetry : withDots);
    const [degrees, words] = random.pick(
      difficulty === 3
        ? (
            [
              [135, '135° anticlockwise'],
              [-135, '135° clockwise'],
              [45, '45° anticlockwise'],
              [-45, '45° clockwise'],
            ] as const
          ).map(([by, say]): [number, string] => [by, say])
        : (
            [
              [90, '90° anticlockwise'],
              [-90, '90° clockwise'],
              [180, '180° (half a turn)'],
            ] as const
          ).map(([by, say]): [number, string] => [by, say]),
    );
    return {
      body: random.pick([
        `The figure is turned ${words}. Which option shows it now?`,
        `Which option shows this figure after a turn of ${words}?`,
      ]),
      image: picture(shape),
      answer: turned(shape, degrees),
      mistakes: [
        [degrees === 180 ? turned(shape, 90) : turned(shape, -degrees), 'turning the other way'],
        [flipped(shape, degrees), 'flipping it over as well'],
        [
          turned(shape, degrees === 180 ? -90 : degrees + (difficulty === 3 ? 90 : 180) * 1),
          'turning too far',
        ],
        [flipped(shape, degrees + 180), 'flipping it over as well'],
        [flipped(shape, degrees + 90), 'flipping it over as well'],
      ],
      explanation: `Follow one corner of the figure as it turns ${words}. A turn never flips a figure over, so two of the options fall away at once.`,
    };
  },
};
