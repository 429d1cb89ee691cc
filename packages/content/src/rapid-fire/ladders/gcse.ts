import { algebra } from '../../families/gcse-mathematics/algebra.ts';
import { geometry } from '../../families/gcse-mathematics/geometry.ts';
import { number } from '../../families/gcse-mathematics/number.ts';
import { ratioAndProportion } from '../../families/gcse-mathematics/ratio-and-proportion.ts';
import { statistics } from '../../families/gcse-mathematics/statistics.ts';
import { quick, type Ladder } from '../kind.ts';
import {
  binarySums,
  binaryToDenary,
  binaryToHexadecimal,
  bitsInBytes,
  denaryToBinary,
  hexadecimalToDenary,
  valuesOfBits,
} from '../kinds/binary-numbers.ts';

export const gcseMathematics: Ladder = {
  subjectCode: 'GCSE_MATHEMATICS',
  kinds: [
    quick(algebra, 'expand-brackets', 1, [1, 3], 15),
    quick(algebra, 'expand-brackets', 2, [4, 6], 20),
    quick(algebra, 'expand-brackets', 3, [7, 10], 25),
    quick(algebra, 'linear-equations', 1, [1, 4], 20),
    quick(algebra, 'linear-equations', 2, [5, 7], 25),
    quick(algebra, 'linear-equations', 3, [8, 10], 30),
    quick(algebra, 'factorise-quadratics', 2, [5, 7], 25),
    quick(algebra, 'factorise-quadratics', 3, [8, 10], 30),
    quick(algebra, 'nth-term', 1, [1, 3], 20),
    quick(algebra, 'nth-term', 2, [4, 6], 25),
    quick(number, 'index-laws', 1, [1, 3], 15),
    quick(number, 'index-laws', 2, [4, 6], 20),
    quick(number, 'index-laws', 3, [7, 8], 25),
    quick(number, 'index-laws', 4, [9, 10], 30),
    quick(number, 'hcf-and-lcm', 1, [1, 3], 20),
    quick(number, 'hcf-and-lcm', 2, [4, 6], 25),
    quick(number, 'standard-form', 1, [2, 4], 20),
    quick(number, 'standard-form', 2, [5, 7], 25),
    quick(number, 'surds', 3, [7, 8], 25),
    quick(number, 'surds', 4, [9, 10], 30),
    quick(number, 'bounds', 2, [5, 7], 20),
    quick(statistics, 'averages', 1, [1, 4], 25),
    quick(ratioAndProportion, 'percentage-change', 1, [2, 5], 25),
    quick(ratioAndProportion, 'ratios', 1, [3, 6], 25),
    quick(geometry, 'circles', 1, [3, 5], 20),
    quick(geometry, 'polygon-angles', 2, [6, 8], 25),
    quick(geometry, 'polygon-angles', 3, [9, 10], 30),
  ],
};

export const gcseComputerScience: Ladder = {
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
