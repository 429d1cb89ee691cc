import {
  after,
  mirror,
  shapesWithoutSymmetry,
  turn,
  turnedShape,
  withDots,
} from '../../drawing/turned-shapes.ts';
import type { Move, TurnedShape } from '../../drawing/turned-shapes.ts';
import { at } from '../../at.ts';
import type { Point } from '../../drawing/svg.ts';
import type { ContentImage } from '../../types.ts';
import type { Family, TopicFamilies } from '../family.ts';

const directions = [
  'the right',
  'the upper right',
  'the top',
  'the upper left',
  'the left',
  'the lower left',
  'the bottom',
  'the lower right',
];

function direction([x, y]: Point): string {
  return at(directions, (Math.round((Math.atan2(y, x) * 180) / Math.PI / 45) + 8) % 8);
}

/** Where the figure's own top and front now point: enough to tell a turn from a reflection, and no more. */
function option(shape: TurnedShape, move: Move): ContentImage {
  return {
    svg: turnedShape(shape, move),
    alternativeText: `The ${shape.name} with its top towards ${direction(move([0, 1]))} and its front towards ${direction(move([1, 0]))}.`,
  };
}

const upright: Move = (point) => point;
const turned = (shape: TurnedShape, degrees: number) => option(shape, turn(degrees));
const flipped = (shape: TurnedShape, degrees: number) => option(shape, after(mirror(90), turn(degrees)));
const upIs = 'with its top towards the top and its front towards the right';
const picture = (shape: TurnedShape): ContentImage => ({
  svg: turnedShape(shape, upright),
  alternativeText: `A ${shape.name} ${upIs}.`,
});

const turns: Family = {
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

const mirrors: Family = {
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

const sameFigure: Family = {
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

export const rotationAndReflection: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'ROTATION_AND_REFLECTION',
  families: [turns, mirrors, sameFigure],
};
