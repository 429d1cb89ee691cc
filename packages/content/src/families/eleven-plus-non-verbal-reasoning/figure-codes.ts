import { itemAt } from '../../item-at.ts';
import { cellSize, figureMarks, figureWords, shades } from '../../drawing/shapes/figures.ts';
import type { Figure } from '../../drawing/shapes/figures.ts';
import { strokeText } from '../../drawing/stroke-text.ts';
import { drawing, rectangle } from '../../drawing/svg.ts';
import { joinWithAnd } from '../../text/numbers.ts';
import type { UncheckedFamily, Misconception } from '../family.ts';
import { noDraft } from '../no-draft.ts';

function codedRow(figures: readonly Figure[], codes: readonly string[]): string {
  const parts = figures.flatMap((figure, index) => {
    const left = 10 + cellSize * index;
    return [
      rectangle([left, 10], cellSize, cellSize, { width: 2.5 }),
      ...figureMarks(figure, [left + cellSize / 2, 10 + cellSize / 2]),
      strokeText(itemAt(codes, index), [left + cellSize / 2, cellSize + 42], { size: 24, bold: true }),
    ];
  });
  return drawing(cellSize * figures.length + 20, cellSize + 75, parts);
}

const kinds = [
  { say: 'the shape', values: [{ sides: 3 }, { sides: 4 }, { sides: 5 }, { sides: 6 }] },
  { say: 'the shading', values: shades.map((fill) => ({ fill })) },
  { say: 'the direction of the hand', values: [0, 90, 180, 270].map((pointer) => ({ pointer })) },
  { say: 'the number of dots', values: [1, 2, 3, 4].map((dots) => ({ dots })) },
] as const satisfies readonly { say: string; values: readonly Partial<Figure>[] }[];

const codes: UncheckedFamily = {
  name: 'figure-codes',
  printed: { 1: 5, 2: 5, 3: 4, 4: 3 },
  write: (random, difficulty) => {
    const letterCount = difficulty >= 3 ? 3 : 2;
    const chosen = random.sample(difficulty === 1 ? kinds.slice(0, 2) : kinds, letterCount);
    const letters = random.shuffle('A B C D E F G H J K L M N P Q R S T U V W X Y Z'.split(' '));
    const values = chosen.map((kind) =>
      random.sample<Partial<Figure>>(kind.values, difficulty === 1 ? 2 : 3),
    );
    const code = (places: readonly number[]) =>
      places.map((value, index) => itemAt(letters, index * 4 + value)).join('');
    const figure = (places: readonly number[]): Figure =>
      places.reduce<Figure>(
        (current, value, index) => ({ ...current, ...itemAt(itemAt(values, index), value) }),
        {
          sides: 4,
          fill: 'white',
        },
      );
    const all = values.reduce<number[][]>(
      (rows, list) => rows.flatMap((row) => list.map((_, value) => [...row, value])),
      [[]],
    );
    const [asked, ...examples] = random.sample(all, difficulty === 1 ? 4 : 5) as [number[], ...number[][]];
    const alone = asked.every((value, index) => examples.some((each) => each[index] === value));
    const telling = chosen.every((_, index) =>
      chosen.every(
        (__, other) =>
          index === other ||
          examples.some((one) =>
            examples.some((two) => (one[index] === two[index]) !== (one[other] === two[other])),
          ),
      ),
    );
    if (!alone || !telling) return noDraft;
    const shown = [...examples, asked].map(figure);
    const wrong = asked.flatMap((value, index) =>
      itemAt(values, index).flatMap((_, other): Misconception[] =>
        other === value
          ? []
          : [
              [
                code(asked.map((each, place) => (place === index ? other : each))),
                `taking the wrong letter for ${itemAt(chosen, index).say}`,
              ],
            ],
      ),
    );
    const swapped = [...code(asked)].reverse().join('');
    return {
      body: random.pick([
        'Each letter of a code stands for one feature of the figure above it. What is the code of the last figure?',
        'The figures have codes: each letter stands for a feature. Which code belongs to the last figure?',
      ]),
      image: {
        svg: codedRow(shown, [...examples.map(code), '?']),
        alternativeText: `Figures with codes: ${examples.map((each) => `${figureWords(figure(each))}: ${code(each)}`).join('; ')}. The last figure, ${figureWords(figure(asked))}, has no code yet.`,
      },
      answer: code(asked),
      mistakes: [
        ...random.shuffle(wrong),
        [swapped, 'writing the letters in the wrong order'],
        ...examples.map((each): Misconception => [code(each), 'giving the code of another figure']),
      ],
      explanation: `Compare figures whose codes share a letter. The letters stand, in order, for ${joinWithAnd(chosen.map(({ say }) => say))}: here ${chosen.map(({ say }, index) => `${say} gives ${code(asked).charAt(index)}`).join(', ')}, so the code is ${code(asked)}.`,
    };
  },
};

export const figureCodes = {
  subjectCode: 'ELEVEN_PLUS_NON_VERBAL_REASONING',
  topicCode: 'FIGURE_CODES',
  families: [codes],
};
