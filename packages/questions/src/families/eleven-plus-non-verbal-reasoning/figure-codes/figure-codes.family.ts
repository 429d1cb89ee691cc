import { checkCodes } from '#checks/eleven-plus-non-verbal-reasoning/codes.ts';
import { labelledBoxes } from '#drawing/shapes/boxes.ts';
import { figureWords } from '#drawing/shapes/figure-words.ts';
import { figureMarks } from '#drawing/shapes/figures.ts';
import type { Family, Misconception } from '#families/family.ts';
import { noDraft } from '#families/no-draft.ts';
import { itemAt } from '#item-at.ts';
import { joinWithAnd } from '#text/numbers.ts';
import { nameOf } from '../figure-options.ts';
import { optionGrid } from '../option-grid.ts';
import type { Aspect } from '../option-grid.ts';
import { codedFigures } from './coded-figures.ts';

export const family: Family = {
  name: 'figure-codes',
  syllabus: 'Non-verbal codes: match letters with the features of figures',
  levels: {
    1: 'two letters; four figures with codes, obvious features',
    2: 'two letters; four figures with codes, one feature has no letter',
    3: 'three letters; five figures with codes',
    4: 'three letters; one or two features have no letter',
    5: 'three letters, few shared features, more features without a letter',
  },
  write: (random, difficulty) => {
    const coded = codedFigures(random, difficulty);
    if (!coded) return noDraft;
    const { chosen, values, examples, asked, shown, code } = coded;
    const aspects = chosen.map((kind, index): Aspect<object> => ({
      right: {},
      wrong: itemAt(values, index).flatMap((_, value) =>
        value !== asked[index] && examples.some((each) => each[index] === value)
          ? [{ [`letter${index}`]: value }]
          : [],
      ),
      cause: `taking the wrong letter for ${nameOf[kind]}`,
    }));
    const options = optionGrid<object>(random, aspects, {});
    const wrong = options.slice(1).map(({ value, cause }): Misconception => {
      const places = asked.map(
        (place, index) => (value as Record<string, number>)[`letter${index}`] ?? place,
      );
      return [code(places), cause];
    });
    const near = [...wrong].sort(([, one], [, other]) => one.length - other.length);
    return {
      body: random.pick([
        'Each letter of a code stands for one feature of the figure above it. What is the code of the last figure?',
        'The figures have codes: each letter stands for a feature. Which code belongs to the last figure?',
      ]),
      image: {
        svg: labelledBoxes(
          shown.map((each) => (middle) => figureMarks(each, middle)),
          [...examples.map(code), '?'],
        ),
        alternativeText: `Figures with codes: ${examples.map((each, index) => `${figureWords(itemAt(shown, index))}: ${code(each)}`).join('; ')}. The last figure, ${figureWords(itemAt(shown, -1))}, has no code yet.`,
      },
      answer: code(asked),
      mistakes: near,
      explanation: `Compare figures whose codes share a letter. The letters stand, in order, for ${joinWithAnd(chosen.map((kind) => nameOf[kind]))}: here ${chosen.map((kind, index) => `${nameOf[kind]} gives ${code(asked).charAt(index)}`).join(', ')}, so the code is ${code(asked)}.`,
    };
  },
  check: checkCodes,
};
