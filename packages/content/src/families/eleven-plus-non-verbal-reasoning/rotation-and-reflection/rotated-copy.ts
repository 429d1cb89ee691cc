import { shapesWithoutSymmetry, withDots } from '#drawing/shapes/rotated-shapes.ts';
import type { UncheckedFamily } from '../../family.ts';
import { turned, flipped, picture } from './rotated-option.ts';

export const sameFigure: UncheckedFamily = {
  name: 'same-figure-turned',
  printed: { 3: 2, 4: 1, 5: 1 },
  write: (random, difficulty) => {
    const shape = random.pick(difficulty === 3 ? shapesWithoutSymmetry : withDots);
    const angles = random.sample(
      difficulty === 5 ? [30, 75, 120, 165, 210, 255, 300] : [45, 90, 135, 180, 225, 270, 315],
      5,
    );
    const [first = 45, ...rest] = angles;
    return {
      body: random.pick([
        'Only one option shows the figure turned without being flipped over. Which one?',
        'Four of the options are mirror images. Which one is the same figure, only turned?',
      ]),
      image: picture(shape),
      answer: turned(shape, first),
      mistakes: rest.map((degrees) => [flipped(shape, degrees), ''] as const),
      explanation:
        'Turn the page in your mind until the figure stands upright: in four of the options it then faces the other way.',
    };
  },
};
