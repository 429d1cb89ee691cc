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

const mathematics = fromBank('GCSE_MATHEMATICS');

export const gcseMathematics: LevelPlan = {
  subjectCode: 'GCSE_MATHEMATICS',
  uses: [
    ...mathematics('ALGEBRA', 'expand-brackets', [1, [1, 3], 15], [2, [4, 6], 20], [3, [7, 10], 25]),
    ...mathematics('ALGEBRA', 'linear-equations', [1, [1, 4], 20], [2, [5, 7], 25], [3, [8, 10], 30]),
    ...mathematics('ALGEBRA', 'factorise-quadratics', [2, [5, 7], 25], [3, [8, 10], 30]),
    ...mathematics('ALGEBRA', 'nth-term', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...mathematics(
      'NUMBER',
      'index-laws',
      [1, [1, 3], 15],
      [2, [4, 6], 20],
      [3, [7, 8], 25],
      [4, [9, 10], 30],
    ),
    ...mathematics('NUMBER', 'hcf-and-lcm', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...mathematics('NUMBER', 'standard-form', [1, [2, 4], 20], [2, [5, 7], 25]),
    ...mathematics('NUMBER', 'surds', [3, [7, 8], 25], [4, [9, 10], 30]),
    ...mathematics('NUMBER', 'bounds', [2, [5, 7], 20]),
    ...mathematics('STATISTICS', 'averages', [1, [1, 4], 25]),
    ...mathematics('RATIO_AND_PROPORTION', 'percentage-change', [1, [2, 5], 25]),
    ...mathematics('RATIO_AND_PROPORTION', 'ratios', [1, [3, 6], 25]),
    ...mathematics('GEOMETRY', 'circles', [1, [3, 5], 20]),
    ...mathematics('GEOMETRY', 'polygon-angles', [2, [6, 8], 25], [3, [9, 10], 30]),
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
