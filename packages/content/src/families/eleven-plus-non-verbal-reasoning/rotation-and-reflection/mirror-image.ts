import { mirror, shapesWithoutSymmetry, turnedShape, withDots } from '#drawing/shapes/rotated-shapes.ts';
import type { UncheckedFamily } from '../../family.ts';
import { option, upright, turned, upIs } from './rotated-option.ts';

export const mirrors: UncheckedFamily = {
  name: 'mirror-image',
  printed: { 1: 3, 2: 3, 4: 2 },
  write: (random, difficulty) => {
    const shape = random.pick(difficulty === 1 ? shapesWithoutSymmetry : withDots);
    const angle = difficulty === 1 ? 90 : difficulty === 2 ? 0 : 45;
    const where = { 90: 'to its right', 0: 'below it', 45: 'that slopes upwards to the right' }[angle];
    const words: Readonly<Record<number, string>> = {
      90: 'flipped over from left to right',
      0: 'flipped over from top to bottom',
      45: 'flipped over an up-sloping line',
      135: 'flipped over a down-sloping line',
    };
    const flip = (degrees: number) => option(shape, mirror(degrees));
    const others = [90, 0, 45, 135].filter((degrees) => degrees !== angle);
    return {
      body: random.pick([
        `The dashed line ${where} is a mirror. Which option shows the reflection of the figure?`,
        `Which option is the mirror image of the figure in the dashed line ${where}?`,
      ]),
      image: {
        svg: turnedShape(shape, upright, angle),
        alternativeText: `A ${shape.name} ${upIs}. A dashed mirror line runs ${angle === 90 ? 'upright to its right' : angle === 0 ? 'level below it' : 'below it on the right and slopes upwards to the right'}.`,
      },
      answer: flip(angle),
      mistakes: [
        [turned(shape, 180), 'turning the figure instead of reflecting it'],
        ...others.slice(0, 2).map((degrees) => [flip(degrees), 'using another mirror line'] as const),
        [turned(shape, 90), 'turning the figure instead of reflecting it'],
        [turned(shape, 0), 'leaving it as it is'],
      ],
      explanation: `In a mirror every point lands as far behind the line as it was in front of it, so the figure is ${words[angle] ?? 'flipped'}.`,
    };
  },
};
