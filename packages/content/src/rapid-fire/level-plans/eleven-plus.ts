import { algebraAndSequences } from '../../families/eleven-plus-mathematics/algebra-and-sequences.ts';
import { decimalsAndPercentages } from '../../families/eleven-plus-mathematics/decimals-and-percentages.ts';
import { fractions } from '../../families/eleven-plus-mathematics/fractions.ts';
import { measuresAndTime } from '../../families/eleven-plus-mathematics/measures-and-time.ts';
import { numberAndPlaceValue } from '../../families/eleven-plus-mathematics/number-and-place-value.ts';
import { ratioAndProportion } from '../../families/eleven-plus-mathematics/ratio-and-proportion.ts';
import { shapeAndSpace } from '../../families/eleven-plus-mathematics/shape-and-space.ts';
import { fromBank, use, type LevelPlan } from '../rapid-fire-family.ts';
import { chains, percentagesOf, products, simpleFractions } from '../families/harder-arithmetic.ts';
import {
  doublesAndHalves,
  numberBonds,
  squaresAndCubes,
  sums,
  tables,
  tensAndHundreds,
} from '../families/mental-arithmetic.ts';
import { closestWord, correctSpelling, oppositeWord } from '../families/word-meanings.ts';
import { letterSequences } from '../../families/eleven-plus-verbal-reasoning/letter-sequences.ts';
import { logicalDeduction } from '../../families/eleven-plus-verbal-reasoning/logical-deduction.ts';
import { numberLogic } from '../../families/eleven-plus-verbal-reasoning/number-logic.ts';
import { wordBuilding } from '../../families/eleven-plus-verbal-reasoning/word-building.ts';
import { wordMeanings } from '../../families/eleven-plus-verbal-reasoning/word-meanings.ts';

export const elevenPlusMathematics: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  uses: [
    use(numberBonds, [1, 3], 12),
    use(tables, [1, 4], 10),
    use(sums, [1, 5], 12),
    use(doublesAndHalves, [2, 5], 10),
    use(tensAndHundreds, [3, 6], 12),
    use(squaresAndCubes, [4, 8], 12),
    use(simpleFractions, [3, 8], 15),
    use(percentagesOf, [5, 10], 15),
    use(products, [5, 10], 20),
    use(chains, [4, 10], 20),
    ...fromBank(numberAndPlaceValue, 'digit-value', [1, [1, 3], 15]),
    ...fromBank(numberAndPlaceValue, 'rounding', [1, [2, 4], 15]),
    ...fromBank(numberAndPlaceValue, 'primes-and-multiples', [3, [7, 9], 20]),
    ...fromBank(algebraAndSequences, 'next-term', [1, [2, 5], 15], [2, [6, 8], 20], [3, [9, 10], 25]),
    ...fromBank(algebraAndSequences, 'substitution', [2, [7, 8], 20], [3, [9, 10], 25]),
    ...fromBank(measuresAndTime, 'unit-conversion', [1, [3, 5], 15], [2, [6, 8], 20]),
    ...fromBank(decimalsAndPercentages, 'conversions', [1, [4, 6], 15], [2, [7, 9], 20]),
    ...fromBank(fractions, 'lowest-terms', [1, [5, 6], 15], [2, [7, 9], 20]),
    ...fromBank(fractions, 'add-and-subtract', [3, [9, 10], 30]),
    ...fromBank(ratioAndProportion, 'sharing', [2, [8, 10], 30]),
    ...fromBank(shapeAndSpace, 'volume', [2, [9, 10], 25]),
  ],
};

export const elevenPlusEnglish: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  uses: [use(closestWord, [1, 10], 15), use(oppositeWord, [1, 10], 15), use(correctSpelling, [1, 10], 12)],
};

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
