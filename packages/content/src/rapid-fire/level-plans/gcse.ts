import { algebra } from '../../families/gcse-mathematics/algebra.ts';
import { geometry } from '../../families/gcse-mathematics/geometry.ts';
import { number } from '../../families/gcse-mathematics/number.ts';
import { ratioAndProportion } from '../../families/gcse-mathematics/ratio-and-proportion.ts';
import { statistics } from '../../families/gcse-mathematics/statistics.ts';
import { fromBank, use, type LevelPlan } from '../rapid-fire-family.ts';
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
  uses: [
    ...fromBank(algebra, 'expand-brackets', [1, [1, 3], 15], [2, [4, 6], 20], [3, [7, 10], 25]),
    ...fromBank(algebra, 'linear-equations', [1, [1, 4], 20], [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank(algebra, 'factorise-quadratics', [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank(algebra, 'nth-term', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...fromBank(number, 'index-laws', [1, [1, 3], 15], [2, [4, 6], 20], [3, [7, 8], 25], [4, [9, 10], 30]),
    ...fromBank(number, 'hcf-and-lcm', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...fromBank(number, 'standard-form', [1, [2, 4], 20], [2, [5, 7], 25]),
    ...fromBank(number, 'surds', [3, [7, 8], 25], [4, [9, 10], 30]),
    ...fromBank(number, 'bounds', [2, [5, 7], 20]),
    ...fromBank(statistics, 'averages', [1, [1, 4], 25]),
    ...fromBank(ratioAndProportion, 'percentage-change', [1, [2, 5], 25]),
    ...fromBank(ratioAndProportion, 'ratios', [1, [3, 6], 25]),
    ...fromBank(geometry, 'circles', [1, [3, 5], 20]),
    ...fromBank(geometry, 'polygon-angles', [2, [6, 8], 25], [3, [9, 10], 30]),
  ],
};

export const gcseComputerScience: LevelPlan = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  uses: [
    use(bitsInBytes, [1, 4], 15),
    use(binaryToDenary, [1, 10], 20),
    use(denaryToBinary, [1, 10], 20),
    use(valuesOfBits, [3, 8], 20),
    use(binaryToHexadecimal, [3, 10], 20),
    use(hexadecimalToDenary, [4, 10], 25),
    use(binarySums, [5, 10], 25),
  ],
};
