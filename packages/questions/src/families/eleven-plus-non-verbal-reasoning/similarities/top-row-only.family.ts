import { checkTopRow } from '#checks/eleven-plus-non-verbal-reasoning/common-features.ts';
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

const kindsOf: Readonly<Record<1 | 2 | 3, readonly Kind[]>> = {
  1: ['shape', 'shade', 'size'],
  2: ['shape', 'shade', 'line', 'size'],
  3: ['shape', 'shade', 'line', 'dots', 'size'],
};
const sharedBy: Readonly<Record<1 | 2 | 3, number>> = { 1: 1, 2: 2, 3: 2 };

const levelOf = (difficulty: Difficulty) => (difficulty >= 3 ? 3 : difficulty === 2 ? 2 : 1);

export const family: Family = {
  name: 'top-row-only',
  syllabus: 'Non-verbal similarities: find what one group of figures has and another has not',
  levels: {
    1: 'the figures of the group share one feature of three, which the other group never has',
    2: 'they share two features of four, which the other group never has together',
    3: 'they share two features of five, with counts',
  },
  write: (random, difficulty) => {
    const kinds = kindsOf[levelOf(difficulty)];
    const many = kinds.filter((kind) => kind !== 'size' && kind !== 'line');
    const shared = random.sample(
      difficulty === 1 ? many : kinds.filter((kind) => kind !== 'size'),
      sharedBy[levelOf(difficulty)],
    );
    const rest = kinds.filter((kind) => !shared.some((each) => each === kind));
    const common = randomFigure(random, shared);
    const noise = () =>
      rest.reduce<Partial<Figure>>(
        (part, kind) => ({ ...part, ...random.pick<Partial<Figure>>(valuesOf[kind]) }),
        {},
      );
    const top = [0, 1, 2].map((): Figure => ({ ...common, ...noise() }));
    // Each figure below has at most all but one of the features.
    const bottom = [0, 1, 2].map((index): Figure => {
      const broken = shared[index % shared.length] ?? 'shape';
      return {
        ...common,
        ...noise(),
        ...random.pick<Partial<Figure>>(otherValues(broken, [common[broken]])),
      };
    });
    const sameInAll = (figures: readonly Figure[], kind: Kind) =>
      new Set(figures.map((figure) => figure[kind])).size === 1;
    if (rest.some((kind) => sameInAll(top, kind))) return noDraft;
    const answer: Figure = { ...common, ...noise() };
    if (top.some((figure) => figureWords(figure) === figureWords(answer))) return noDraft;
    const aspects = shared.map((kind): Aspect<Partial<Figure>> => ({
      right: { [kind]: answer[kind] },
      wrong: otherValues(kind, [answer[kind]]),
      cause: `overlooking that ${nameOf[kind]} is the same in the whole top row`,
    }));
    const list = (figures: readonly Figure[]) => figures.map(figureWords).join('; ');
    return draftOfFigures(
      random,
      aspects,
      answer,
      {
        body: random.pick([
          'The figures of the top row have something in common that no figure of the bottom row has. Which option belongs to the top row?',
          'Which option could join the top row? Every figure there follows a rule, and no figure of the bottom row does.',
        ]),
        image: {
          svg: boxGrid(
            [...top, ...bottom].map((figure) => (middle) => figureMarks(figure, middle)),
            3,
          ),
          alternativeText: `Two rows of three figures. Top row: ${list(top)}. Bottom row: ${list(bottom)}.`,
        },
        explanation: `In the top row ${joinWithAnd(shared.map((kind) => nameOf[kind]))} ${shared.length === 1 ? 'is' : 'are'} the same in every figure; in the bottom row no figure has ${shared.length === 1 ? 'that' : 'both'}. Only ${figureWords(answer)} follows the rule.`,
      },
      noise,
    );
  },
  check: checkTopRow,
};
