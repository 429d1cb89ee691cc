import { checkAnalogy } from '#checks/eleven-plus-non-verbal-reasoning/analogy.ts';
import { pairedBoxes } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Family } from '#families/family.ts';
import { draftOfFigures } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';
import { analogy } from './changes.ts';

export const family: Family = {
  name: 'figure-analogies',
  syllabus: 'Non-verbal analogies: apply the change of one pair to another figure',
  levels: {
    1: 'two features change, simple ones',
    2: 'two changes, with turns, counts or shapes that change places',
    3: 'two or three changes',
    4: 'three or four changes at once',
    5: 'four changes at once, with turns and counts',
  },
  write: (random, difficulty) => {
    const { names, changes, pairs } = analogy(random, difficulty);
    const [[a, b], [c, answer]] = pairs;
    const aspects = changes.map((change): Aspect<Partial<Figure>> => ({
      right: change.answer,
      wrong: change.wrong,
      cause: `forgetting that ${change.say}`,
    }));
    if (!names.includes('swap') && changes.every(({ wrong }) => wrong.length === 1))
      aspects.push({ right: {}, wrong: [{ shape: a.shape }], cause: 'copying the first shape' });
    return draftOfFigures(random, aspects, answer, {
      body: random.pick([
        'The first figure changes into the second. Which option does the third figure change into in the same way?',
        'The second figure belongs to the first. Which option belongs to the third in the same way?',
      ]),
      image: {
        svg: pairedBoxes([
          [(middle) => figureMarks(a, middle), (middle) => figureMarks(b, middle)],
          [(middle) => figureMarks(c, middle), null],
        ]),
        alternativeText: `First pair: ${figureWords(a)}, then ${figureWords(b)}. Second pair: ${figureWords(c)}, then an empty box.`,
      },
      explanation: `In the first pair ${changes.map(({ say }) => say).join(', and ')}. The same changes make the third figure ${figureWords(answer)}.`,
    });
  },
  check: checkAnalogy,
};
