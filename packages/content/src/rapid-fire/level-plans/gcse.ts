import { algebra } from '../../families/gcse-mathematics/algebra.ts';
import { geometry } from '../../families/gcse-mathematics/geometry.ts';
import { number } from '../../families/gcse-mathematics/number.ts';
import { ratioAndProportion } from '../../families/gcse-mathematics/ratio-and-proportion.ts';
import { statistics } from '../../families/gcse-mathematics/statistics.ts';
import { asRapidFireFamily, type LevelPlan } from '../rapid-fire-family.ts';
import {
  binarySums,
  binaryToDenary,
  binaryToHexadecimal,
  bitsInBytes,
  denaryToBinary,
  hexadecimalToDenary,
  valuesOfBits,
} from '../families/binary-numbers.ts';

export const gcseMathematics: LevelPlan = {
  subjectCode: 'GCSE_MATHEMATICS',
  kinds: [
    asRapidFireFamily(algebra, 'expand-brackets', 1, [1, 3], 15),
    asRapidFireFamily(algebra, 'expand-brackets', 2, [4, 6], 20),
    asRapidFireFamily(algebra, 'expand-brackets', 3, [7, 10], 25),
    asRapidFireFamily(algebra, 'linear-equations', 1, [1, 4], 20),
    asRapidFireFamily(algebra, 'linear-equations', 2, [5, 7], 25),
    asRapidFireFamily(algebra, 'linear-equations', 3, [8, 10], 30),
    asRapidFireFamily(algebra, 'factorise-quadratics', 2, [5, 7], 25),
    asRapidFireFamily(algebra, 'factorise-quadratics', 3, [8, 10], 30),
    asRapidFireFamily(algebra, 'nth-term', 1, [1, 3], 20),
    asRapidFireFamily(algebra, 'nth-term', 2, [4, 6], 25),
    asRapidFireFamily(number, 'index-laws', 1, [1, 3], 15),
    asRapidFireFamily(number, 'index-laws', 2, [4, 6], 20),
    asRapidFireFamily(number, 'index-laws', 3, [7, 8], 25),
    asRapidFireFamily(number, 'index-laws', 4, [9, 10], 30),
    asRapidFireFamily(number, 'hcf-and-lcm', 1, [1, 3], 20),
    asRapidFireFamily(number, 'hcf-and-lcm', 2, [4, 6], 25),
    asRapidFireFamily(number, 'standard-form', 1, [2, 4], 20),
    asRapidFireFamily(number, 'standard-form', 2, [5, 7], 25),
    asRapidFireFamily(number, 'surds', 3, [7, 8], 25),
    asRapidFireFamily(number, 'surds', 4, [9, 10], 30),
    asRapidFireFamily(number, 'bounds', 2, [5, 7], 20),
    asRapidFireFamily(statistics, 'averages', 1, [1, 4], 25),
    asRapidFireFamily(ratioAndProportion, 'percentage-change', 1, [2, 5], 25),
    asRapidFireFamily(ratioAndProportion, 'ratios', 1, [3, 6], 25),
    asRapidFireFamily(geometry, 'circles', 1, [3, 5], 20),
    asRapidFireFamily(geometry, 'polygon-angles', 2, [6, 8], 25),
    asRapidFireFamily(geometry, 'polygon-angles', 3, [9, 10], 30),
  ],
};

export const gcseComputerScience: LevelPlan = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  kinds: [
    bitsInBytes,
    binaryToDenary,
    denaryToBinary,
    valuesOfBits,
    binaryToHexadecimal,
    hexadecimalToDenary,
    binarySums,
  ],
};
