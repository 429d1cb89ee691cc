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

const mathematics = fromBank('ELEVEN_PLUS_MATHEMATICS');

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
    ...mathematics('NUMBER_AND_PLACE_VALUE', 'digit-value', [1, [1, 3], 15]),
    ...mathematics('NUMBER_AND_PLACE_VALUE', 'rounding', [1, [2, 4], 15]),
    ...mathematics('NUMBER_AND_PLACE_VALUE', 'primes-and-multiples', [3, [7, 9], 20]),
    ...mathematics('ALGEBRA_AND_SEQUENCES', 'next-term', [1, [2, 5], 15], [2, [6, 8], 20], [3, [9, 10], 25]),
    ...mathematics('ALGEBRA_AND_SEQUENCES', 'substitution', [2, [7, 8], 20], [3, [9, 10], 25]),
    ...mathematics('MEASURES_AND_TIME', 'unit-conversion', [1, [3, 5], 15], [2, [6, 8], 20]),
    ...mathematics('DECIMALS_AND_PERCENTAGES', 'conversions', [1, [4, 6], 15], [2, [7, 9], 20]),
    ...mathematics('FRACTIONS', 'lowest-terms', [1, [5, 6], 15], [2, [7, 9], 20]),
    ...mathematics('FRACTIONS', 'add-and-subtract', [3, [9, 10], 30]),
    ...mathematics('RATIO_AND_PROPORTION', 'sharing', [2, [8, 10], 30]),
    ...mathematics('SHAPE_AND_SPACE', 'volume', [2, [9, 10], 25]),
  ],
};

export const elevenPlusEnglish: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_ENGLISH',
  uses: [use(closestWord, [1, 10], 15), use(oppositeWord, [1, 10], 15), use(correctSpelling, [1, 10], 12)],
};

const verbalReasoning = fromBank('ELEVEN_PLUS_VERBAL_REASONING');

export const elevenPlusVerbalReasoning: LevelPlan = {
  subjectCode: 'ELEVEN_PLUS_VERBAL_REASONING',
  uses: [
    ...verbalReasoning('NUMBER_LOGIC', 'balanced-sums', [1, [1, 4], 20], [2, [5, 7], 25], [3, [8, 10], 30]),
    ...verbalReasoning('NUMBER_LOGIC', 'letter-sums', [1, [1, 4], 20], [2, [5, 7], 25], [3, [8, 10], 30]),
    ...verbalReasoning('NUMBER_LOGIC', 'number-series', [2, [5, 7], 30], [3, [8, 10], 30]),
    ...verbalReasoning('LETTER_SEQUENCES', 'next-pair', [1, [1, 4], 25], [2, [5, 7], 30]),
    ...verbalReasoning(
      'LETTER_SEQUENCES',
      'letter-analogies',
      [1, [2, 5], 25],
      [2, [6, 8], 30],
      [3, [9, 10], 30],
    ),
    ...verbalReasoning(
      'WORD_MEANINGS',
      'odd-word-out',
      [1, [1, 2], 20],
      [2, [3, 4], 20],
      [3, [5, 7], 20],
      [4, [8, 10], 25],
    ),
    ...verbalReasoning('WORD_MEANINGS', 'opposite-meanings', [1, [3, 5], 25], [3, [6, 10], 30]),
    ...verbalReasoning('WORD_BUILDING', 'shared-letter', [1, [3, 5], 25], [2, [6, 8], 30], [3, [9, 10], 30]),
    ...verbalReasoning('LOGICAL_DEDUCTION', 'weekdays', [1, [1, 4], 25], [2, [5, 8], 30]),
  ],
};
