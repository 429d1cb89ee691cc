import { checkFigureOfCode } from '#checks/eleven-plus-non-verbal-reasoning/codes.ts';
import { labelledBoxes } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Figure } from '#drawing/shapes/figures.ts';
import type { Family } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { joinWithAnd } from '#text/numbers.ts';
import { draftOfFigures, nameOf } from '../figure-options.ts';
import type { Aspect } from '../option-grid.ts';
import { codedFigures } from './coded-figures.ts';

export const family: Family = {
  name: 'figure-of-a-code',
  syllabus: 'Non-verbal codes: find the figure that a code describes',
  levels: {
    1: 'two letters; four figures with codes, obvious features',
    2: 'two letters; four figures with codes, one feature has no letter',
    3: 'three letters; five figures with codes',
  },
  write: (random, difficulty) => {
    const coded = codedFigures(random, difficulty);
    if (!coded) return noDraft;
    const { chosen, values, examples, asked, shown, code, noise } = coded;
    const answer = itemAt(shown, -1);
    const aspects = chosen.map((kind, position): Aspect<Partial<Figure>> => ({
      right: { [kind]: answer[kind] },
      wrong: itemAt(values, position).filter(
        (_, value) => value !== asked[position] && examples.some((each) => each[position] === value),
      ),
      cause: `taking the wrong letter for ${nameOf[kind]}`,
    }));
    return draftOfFigures(
      random,
      aspects,
      answer,
      {
        body: random.pick([
          `Each letter of a code stands for one feature of the figure above it. Which figure has the code ${code(asked)}?`,
          `The figures have codes: each letter stands for a feature. Which option belongs to the code ${code(asked)}?`,
        ]),
        image: {
          svg: labelledBoxes(
            shown.slice(0, -1).map((each) => (middle) => figureMarks(each, middle)),
            examples.map(code),
          ),
          alternativeText: `Figures with codes: ${examples.map((each, index) => `${figureWords(itemAt(shown, index))}: ${code(each)}`).join('; ')}.`,
        },
        explanation: `Compare figures whose codes share a letter. The letters stand, in order, for ${joinWithAnd(chosen.map((kind) => nameOf[kind]))}, so the code ${code(asked)} means ${figureWords(answer)}.`,
      },
      noise,
    );
  },
  check: checkFigureOfCode,
};
