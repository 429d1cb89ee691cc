import { checkEarlierFigure } from '#checks/eleven-plus-non-verbal-reasoning/analogy.ts';
import { pairedBoxes } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Family } from '#families/family.ts';
import { draftOfFigures } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';
import { analogy } from './changes.ts';

export const family: Family = {
  name: 'earlier-figure',
  syllabus: 'Non-verbal analogies: undo the change of one pair to find the figure before it',
  levels: {
    1: 'two features change, simple ones; the first figure of the second pair is missing',
    2: 'two changes, with turns, counts or shapes that change places, to undo',
    3: 'two or three changes to undo',
  },
  write: (random, difficulty) => {
    const { names, changes, pairs } = analogy(random, difficulty);
    const [[a, b], [answer, d]] = pairs;
    const aspects = changes.map((change): Aspect<Partial<Figure>> => ({
      right: change.start,
      wrong: change.wrongStart,
      cause: `not undoing that ${change.say}`,
    }));
    if (!names.includes('swap') && changes.every(({ wrongStart }) => wrongStart.length === 1))
      aspects.push({ right: {}, wrong: [{ shape: a.shape }], cause: 'copying the first shape' });
    return draftOfFigures(random, aspects, answer, {
      body: random.pick([
        'The first figure changes into the second. Which option changes into the last figure in the same way?',
        'The first two figures belong together. Which option belongs before the last figure in the same way?',
      ]),
      image: {
        svg: pairedBoxes([
          [(middle) => figureMarks(a, middle), (middle) => figureMarks(b, middle)],
          [null, (middle) => figureMarks(d, middle)],
        ]),
        alternativeText: `First pair: ${figureWords(a)}, then ${figureWords(b)}. Second pair: an empty box, then ${figureWords(d)}.`,
      },
      explanation: `In the first pair ${changes.map(({ say }) => say).join(', and ')}. Undo that in the last figure, and it was ${figureWords(answer)}.`,
    });
  },
  check: checkEarlierFigure,
};
