import { algebraAndSequences } from '../../families/eleven-plus-mathematics/algebra-and-sequences.ts';
import { decimalsAndPercentages } from '../../families/eleven-plus-mathematics/decimals-and-percentages.ts';
import { fractions } from '../../families/eleven-plus-mathematics/fractions.ts';
import { measuresAndTime } from '../../families/eleven-plus-mathematics/measures-and-time.ts';
import { numberAndPlaceValue } from '../../families/eleven-plus-mathematics/number-and-place-value.ts';
import { ratioAndProportion } from '../../families/eleven-plus-mathematics/ratio-and-proportion.ts';
import { shapeAndSpace } from '../../families/eleven-plus-mathematics/shape-and-space.ts';
import { asRapidFireFamily, type LevelPlan } from '../rapid-fire-family.ts';
import { chains, percentagesOf, products, simpleFractions } from '../families/harder-arithmetic.ts';
import {
  doublesAndHalves,
  numberBonds,
  squaresAndCubes,
  sums,
  tables,
  tensAndHundreds,
} from '../families/mental-arithmetic.ts';

export const elevenPlusMathematics: LevelPlan = {
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
    asRapidFireFamily(numberAndPlaceValue, 'digit-value', 1, [1, 3], 15),
    asRapidFireFamily(numberAndPlaceValue, 'rounding', 1, [2, 4], 15),
    asRapidFireFamily(numberAndPlaceValue, 'primes-and-multiples', 3, [7, 9], 20),
    asRapidFireFamily(algebraAndSequences, 'next-term', 1, [2, 5], 15),
    asRapidFireFamily(algebraAndSequences, 'next-term', 2, [6, 8], 20),
    asRapidFireFamily(algebraAndSequences, 'next-term', 3, [9, 10], 25),
    asRapidFireFamily(algebraAndSequences, 'substitution', 2, [7, 8], 20),
    asRapidFireFamily(algebraAndSequences, 'substitution', 3, [9, 10], 25),
    asRapidFireFamily(measuresAndTime, 'unit-conversion', 1, [3, 5], 15),
    asRapidFireFamily(measuresAndTime, 'unit-conversion', 2, [6, 8], 20),
    asRapidFireFamily(decimalsAndPercentages, 'conversions', 1, [4, 6], 15),
    asRapidFireFamily(decimalsAndPercentages, 'conversions', 2, [7, 9], 20),
    asRapidFireFamily(fractions, 'lowest-terms', 1, [5, 6], 15),
    asRapidFireFamily(fractions, 'lowest-terms', 2, [7, 9], 20),
    asRapidFireFamily(fractions, 'add-and-subtract', 3, [9, 10], 30),
    asRapidFireFamily(ratioAndProportion, 'sharing', 2, [8, 10], 30),
    asRapidFireFamily(shapeAndSpace, 'volume', 2, [9, 10], 25),
  ],
};
