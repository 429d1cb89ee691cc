import { checkMostLike } from '#checks/eleven-plus-non-verbal-reasoning/common-features.ts';
import { boxGrid } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Difficulty, Family } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { joinWithAnd } from '#text/numbers.ts';
import { draftOfFigures, nameOf, otherValues, randomFigure, valuesOf } from '../figure-options.ts';
import type { Kind } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';

const kindsOf: Readonly<Record<Difficulty, readonly Kind[]>> = {
  1: ['shape', 'shade', 'size'],
  2: ['shape', 'shade', 'line', 'size'],
  3: ['shape', 'shade', 'line', 'dots', 'size'],
  4: ['shape', 'shade', 'line', 'dots', 'arm', 'size'],
  5: ['shape', 'shade', 'line', 'dots', 'arm', 'inner', 'innerShade'],
};
const sharedBy: Readonly<Record<Difficulty, number>> = { 1: 1, 2: 2, 3: 2, 4: 3, 5: 3 };

export const family: Family = {
  name: 'most-like',
  syllabus: 'Non-verbal similarities: find what a group of figures has in common',
  levels: {
    1: 'the three figures share one feature of three',
    2: 'they share two features of four',
    3: 'they share two features of five, with counts',
    4: 'they share three features of six, with directions',
    5: 'they share three features of seven',
  },
  write: (random, difficulty) => {
    const kinds = kindsOf[difficulty];
    const many = kinds.filter((kind) => kind !== 'size' && kind !== 'line');
    const shared = random.sample(
      difficulty === 1 ? many : kinds.filter((kind) => kind !== 'size'),
      sharedBy[difficulty],
    );
    const rest = kinds.filter((kind) => !shared.some((each) => each === kind));
    const common = randomFigure(random, shared);
    const varied = (): Figure =>
      rest.reduce<Figure>(
        (figure, kind) => ({ ...figure, ...random.pick<Partial<Figure>>(valuesOf[kind]) }),
        common,
      );
    const shown = [varied(), varied(), varied()];
    if (rest.some((kind) => new Set(shown.map((figure) => figure[kind])).size === 1)) return noDraft;
    const answer = varied();
    if (shown.some((figure) => figureWords(figure) === figureWords(answer))) return noDraft;
    const aspects = shared.map((kind): Aspect<Partial<Figure>> => ({
      right: { [kind]: answer[kind] },
      wrong: otherValues(kind, [answer[kind]]),
      cause: `overlooking that ${nameOf[kind]} is the same in all three`,
    }));
    return draftOfFigures(
      random,
      aspects,
      answer,
      {
        body: random.pick([
          'The three figures are alike in some way. Which option is most like them?',
          'Which option belongs with the three figures, because it has what they have in common?',
        ]),
        image: {
          svg: boxGrid(
            shown.map((figure) => (middle) => figureMarks(figure, middle)),
            3,
          ),
          alternativeText: `Three figures. ${shown.map((figure, index) => `${index + 1}: ${figureWords(figure)}.`).join(' ')}`,
        },
        explanation: `In all three figures ${joinWithAnd(shared.map((kind) => nameOf[kind]))} ${shared.length === 1 ? 'is' : 'are'} the same, and everything else changes. Only ${figureWords(answer)} has that too.`,
      },
      () =>
        rest.reduce<Partial<Figure>>(
          (part, kind) => ({ ...part, ...random.pick<Partial<Figure>>(valuesOf[kind]) }),
          {},
        ),
    );
  },
  check: checkMostLike,
};
