import { letterSequences } from '../../families/eleven-plus-verbal-reasoning/letter-sequences.ts';
import { logicalDeduction } from '../../families/eleven-plus-verbal-reasoning/logical-deduction.ts';
import { numberLogic } from '../../families/eleven-plus-verbal-reasoning/number-logic.ts';
import { wordBuilding } from '../../families/eleven-plus-verbal-reasoning/word-building.ts';
import { wordMeanings } from '../../families/eleven-plus-verbal-reasoning/word-meanings.ts';
import { asRapidFireFamily, type LevelPlan } from '../rapid-fire-family.ts';

export const elevenPlusVerbalReasoning: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  kinds: [
    asRapidFireFamily(numberLogic, 'balanced-sums', 1, [1, 4], 20),
    asRapidFireFamily(numberLogic, 'balanced-sums', 2, [5, 7], 25),
    asRapidFireFamily(numberLogic, 'balanced-sums', 3, [8, 10], 30),
    asRapidFireFamily(numberLogic, 'letter-sums', 1, [1, 4], 20),
    asRapidFireFamily(numberLogic, 'letter-sums', 2, [5, 7], 25),
    asRapidFireFamily(numberLogic, 'letter-sums', 3, [8, 10], 30),
    asRapidFireFamily(numberLogic, 'number-series', 2, [5, 7], 30),
    asRapidFireFamily(numberLogic, 'number-series', 3, [8, 10], 30),
    asRapidFireFamily(letterSequences, 'next-pair', 1, [1, 4], 25),
    asRapidFireFamily(letterSequences, 'next-pair', 2, [5, 7], 30),
    asRapidFireFamily(letterSequences, 'letter-analogies', 1, [2, 5], 25),
    asRapidFireFamily(letterSequences, 'letter-analogies', 2, [6, 8], 30),
    asRapidFireFamily(letterSequences, 'letter-analogies', 3, [9, 10], 30),
    asRapidFireFamily(wordMeanings, 'odd-word-out', 1, [1, 2], 20),
    asRapidFireFamily(wordMeanings, 'odd-word-out', 2, [3, 4], 20),
    asRapidFireFamily(wordMeanings, 'odd-word-out', 3, [5, 7], 20),
    asRapidFireFamily(wordMeanings, 'odd-word-out', 4, [8, 10], 25),
    asRapidFireFamily(wordMeanings, 'opposite-meanings', 1, [3, 5], 25),
    asRapidFireFamily(wordMeanings, 'opposite-meanings', 3, [6, 10], 30),
    asRapidFireFamily(wordBuilding, 'shared-letter', 1, [3, 5], 25),
    asRapidFireFamily(wordBuilding, 'shared-letter', 2, [6, 8], 30),
    asRapidFireFamily(wordBuilding, 'shared-letter', 3, [9, 10], 30),
    asRapidFireFamily(logicalDeduction, 'weekdays', 1, [1, 4], 25),
    asRapidFireFamily(logicalDeduction, 'weekdays', 2, [5, 8], 30),
  ],
};
