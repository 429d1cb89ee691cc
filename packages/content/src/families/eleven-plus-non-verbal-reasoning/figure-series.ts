import { itemAt } from '../../item-at.ts';
import { figureCell, figureRow, figureWords, shades } from '../../drawing/shapes/figures.ts';
import type { Figure } from '../../drawing/shapes/figures.ts';
import type { Random } from '../../random.ts';
import type { ContentImage } from '../../content-types.ts';
import type { UncheckedFamily, Misconception } from '../family.ts';

export const figureImage = (figure: Figure): ContentImage => ({
  svg: figureCell(figure),
  alternativeText: `${figureWords(figure)}.`.replace(/^./, (first) => first.toUpperCase()),
});

interface Change {
  name: string;
  at: (index: number) => Partial<Figure>;
}

function changes(random: Random, kinds: readonly string[]): Change[] {
  const [turn, startTurn] = [random.pick([45, 90, 135, -45, -90]), 45 * random.int(0, 7)];
  const [shadeStart, shadeStep] = [random.int(0, 2), random.pick([1, 2])];
  const [sideStart, sideStep] = random.pick([
    [3, 1],
    [8, -1],
  ] as const);
  const [dotStart, dotStep] = random.pick([
    [1, 1],
    [6, -1],
  ] as const);
  const all: Readonly<Record<string, Change>> = {
    pointer: {
      name: `the hand turns ${Math.abs(turn)}° ${turn > 0 ? 'anticlockwise' : 'clockwise'} each time`,
      at: (index) => ({ pointer: startTurn + turn * index }),
    },
    fill: {
      name: 'the shading repeats in the same order',
      at: (index) => ({ fill: itemAt(shades, (shadeStart + shadeStep * index) % 3) }),
    },
    sides: {
      name: `the shape ${sideStep > 0 ? 'gains' : 'loses'} one side each time`,
      at: (index) => ({ sides: sideStart + sideStep * index }),
    },
    dots: {
      name: `one dot is ${dotStep > 0 ? 'added' : 'taken away'} each time`,
      at: (index) => ({ dots: dotStart + dotStep * index }),
    },
    size: {
      name: 'large and small take turns',
      at: (index) => ({ size: index % 2 === 0 ? 'large' : 'small' }),
    },
  };
  return kinds.flatMap((kind) => all[kind] ?? []);
}

const series: UncheckedFamily = {
  name: 'what-comes-next',
  printed: { 1: 5, 2: 5, 3: 5, 4: 3 },
  write: (random, difficulty) => {
    const kinds = random.sample(['pointer', 'fill', 'sides', 'dots', 'size'], Math.min(difficulty, 4));
    const rules = changes(random, kinds);
    const base: Figure = { sides: random.int(3, 6), fill: random.pick(['white', 'grey'] as const) };
    const figure = (index: number): Figure =>
      rules.reduce((current, rule) => ({ ...current, ...rule.at(index) }), base);
    const shown = [0, 1, 2, 3].map(figure);
    const answer = figure(4);
    const spoilt = (index: number): Misconception => [figureImage(figure(index)), ''];
    const mixed: Misconception[] = rules.flatMap((rule) =>
      [3, 2, 5, 1].map((index): Misconception => [
        figureImage({ ...answer, ...rule.at(index) }),
        `forgetting that ${rule.name}`,
      ]),
    );
    const foreign: Misconception[] = [
      [figureImage({ ...answer, sides: answer.sides === 3 ? 4 : answer.sides - 1 }), ''],
      [figureImage({ ...answer, fill: answer.fill === 'black' ? 'white' : 'black' }), ''],
      [
        figureImage({
          ...answer,
          sides: answer.sides + 1 > 8 ? 6 : answer.sides + 1,
          fill: answer.fill === 'grey' ? 'white' : 'grey',
        }),
        '',
      ],
    ];
    return {
      body: random.pick([
        'Which figure comes next?',
        'Which figure belongs in the empty box?',
        'The figures follow a rule from left to right. Which figure comes next?',
      ]),
      image: {
        svg: figureRow(shown),
        alternativeText: `Four figures in a row and an empty box. ${shown.map((each, index) => `${index + 1}: ${figureWords(each)}.`).join(' ')}`,
      },
      answer: figureImage(answer),
      mistakes: [...random.shuffle(mixed), ...foreign, spoilt(3)],
      explanation: `From left to right ${rules.map(({ name }) => name).join(', and ')}. The next figure is ${figureWords(answer)}.`,
    };
  },
};

export const figureSeries = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'FIGURE_SERIES',
  families: [series],
};
