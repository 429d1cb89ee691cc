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
    ...fromBank(
      'GCSE_MATHEMATICS/ALGEBRA',
      'expand-brackets',
      [1, [1, 3], 15],
      [2, [4, 6], 20],
      [3, [7, 10], 25],
    ),
    ...fromBank(
      'GCSE_MATHEMATICS/ALGEBRA',
      'linear-equations',
      [1, [1, 4], 20],
      [2, [5, 7], 25],
      [3, [8, 10], 30],
    ),
    ...fromBank('GCSE_MATHEMATICS/ALGEBRA', 'factorise-quadratics', [2, [5, 7], 25], [3, [8, 10], 30]),
    ...fromBank('GCSE_MATHEMATICS/ALGEBRA', 'nth-term', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...fromBank(
      'GCSE_MATHEMATICS/NUMBER',
      'index-laws',
      [1, [1, 3], 15],
      [2, [4, 6], 20],
      [3, [7, 8], 25],
      [4, [9, 10], 30],
    ),
    ...fromBank('GCSE_MATHEMATICS/NUMBER', 'hcf-and-lcm', [1, [1, 3], 20], [2, [4, 6], 25]),
    ...fromBank('GCSE_MATHEMATICS/NUMBER', 'standard-form', [1, [2, 4], 20], [2, [5, 7], 25]),
    ...fromBank('GCSE_MATHEMATICS/NUMBER', 'surds', [3, [7, 8], 25], [4, [9, 10], 30]),
    ...fromBank('GCSE_MATHEMATICS/NUMBER', 'bounds', [2, [5, 7], 20]),
    ...fromBank('GCSE_MATHEMATICS/STATISTICS', 'averages', [1, [1, 4], 25]),
    ...fromBank('GCSE_MATHEMATICS/RATIO_AND_PROPORTION', 'percentage-change', [1, [2, 5], 25]),
    ...fromBank('GCSE_MATHEMATICS/RATIO_AND_PROPORTION', 'ratios', [1, [3, 6], 25]),
    ...fromBank('GCSE_MATHEMATICS/GEOMETRY', 'circles', [1, [3, 5], 20]),
    ...fromBank('GCSE_MATHEMATICS/GEOMETRY', 'polygon-angles', [2, [6, 8], 25], [3, [9, 10], 30]),
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
