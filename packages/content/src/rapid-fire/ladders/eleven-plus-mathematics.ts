import { algebraAndSequences } from '../../families/eleven-plus-mathematics/algebra-and-sequences.ts';
import { decimalsAndPercentages } from '../../families/eleven-plus-mathematics/decimals-and-percentages.ts';
import { fractions } from '../../families/eleven-plus-mathematics/fractions.ts';
import { measuresAndTime } from '../../families/eleven-plus-mathematics/measures-and-time.ts';
import { numberAndPlaceValue } from '../../families/eleven-plus-mathematics/number-and-place-value.ts';
import { ratioAndProportion } from '../../families/eleven-plus-mathematics/ratio-and-proportion.ts';
import { shapeAndSpace } from '../../families/eleven-plus-mathematics/shape-and-space.ts';
import { quick, type Ladder } from '../kind.ts';
import { chains, percentagesOf, products, simpleFractions } from '../kinds/harder-arithmetic.ts';
import {
  doublesAndHalves,
  numberBonds,
  squaresAndCubes,
  sums,
  tables,
  tensAndHundreds,
} from '../kinds/mental-arithmetic.ts';

export const elevenPlusMathematics: Ladder = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  kinds: [
    numberBonds,
    tables,
    sums,
    doublesAndHalves,
    tensAndHundreds,
    squaresAndCubes,
    simpleFractions,
    percentagesOf,
    products,
    chains,
    quick(numberAndPlaceValue, 'digit-value', 1, [1, 3], 15),
    quick(numberAndPlaceValue, 'rounding', 1, [2, 4], 15),
    quick(numberAndPlaceValue, 'primes-and-multiples', 3, [7, 9], 20),
    quick(algebraAndSequences, 'next-term', 1, [2, 5], 15),
    quick(algebraAndSequences, 'next-term', 2, [6, 8], 20),
    quick(algebraAndSequences, 'next-term', 3, [9, 10], 25),
    quick(algebraAndSequences, 'substitution', 2, [7, 8], 20),
    quick(algebraAndSequences, 'substitution', 3, [9, 10], 25),
    quick(measuresAndTime, 'unit-conversion', 1, [3, 5], 15),
    quick(measuresAndTime, 'unit-conversion', 2, [6, 8], 20),
    quick(decimalsAndPercentages, 'conversions', 1, [4, 6], 15),
    quick(decimalsAndPercentages, 'conversions', 2, [7, 9], 20),
    quick(fractions, 'lowest-terms', 1, [5, 6], 15),
    quick(fractions, 'lowest-terms', 2, [7, 9], 20),
    quick(fractions, 'add-and-subtract', 3, [9, 10], 30),
    quick(ratioAndProportion, 'sharing', 2, [8, 10], 30),
    quick(shapeAndSpace, 'volume', 2, [9, 10], 25),
  ],
};
