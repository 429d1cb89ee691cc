import { completedSquare, primeFactors, quadraticSequence } from './gcse-mathematics/number-and-algebra.ts';
import { cosineRule, perpendicularLines, prism } from './gcse-mathematics/geometry-and-measures.ts';
import {
  countersWithoutReplacement,
  depreciation,
  groupedTable,
} from './gcse-mathematics/probability-and-statistics.ts';

/** For the paper without a calculator and the two with one. */
export const withoutCalculator = [primeFactors, countersWithoutReplacement, completedSquare];
export const withCalculator1 = [prism, depreciation, quadraticSequence];
export const withCalculator2 = [groupedTable, cosineRule, perpendicularLines];
