import { letterSequences } from '../../families/eleven-plus-verbal-reasoning/letter-sequences.ts';
import { logicalDeduction } from '../../families/eleven-plus-verbal-reasoning/logical-deduction.ts';
import { numberLogic } from '../../families/eleven-plus-verbal-reasoning/number-logic.ts';
import { wordBuilding } from '../../families/eleven-plus-verbal-reasoning/word-building.ts';
import { wordMeanings } from '../../families/eleven-plus-verbal-reasoning/word-meanings.ts';
import { fromBank, type LevelPlan } from '../rapid-fire-family.ts';

export const elevenPlusVerbalReasoning: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  uses: [
    ...fromBank(numberLogic, 'balanced-sums', [1, [1, 4], 20], [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank(numberLogic, 'letter-sums', [1, [1, 4], 20], [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank(numberLogic, 'number-series', [2, [5, 7], 30], [3, [8, 10], 30]),
    ...fromBank(letterSequences, 'next-pair', [1, [1, 4], 25], [2, [5, 7], 30]),
    ...fromBank(letterSequences, 'letter-analogies', [1, [2, 5], 25], [2, [6, 8], 30], [3, [9, 10], 30]),
    ...fromBank(
      wordMeanings,
      'odd-word-out',
      [1, [1, 2], 20],
      [2, [3, 4], 20],
      [3, [5, 7], 20],
      [4, [8, 10], 25],
    ),
    ...fromBank(wordMeanings, 'opposite-meanings', [1, [3, 5], 25], [3, [6, 10], 30]),
    ...fromBank(wordBuilding, 'shared-letter', [1, [3, 5], 25], [2, [6, 8], 30], [3, [9, 10], 30]),
    ...fromBank(logicalDeduction, 'weekdays', [1, [1, 4], 25], [2, [5, 8], 30]),
  ],
};
