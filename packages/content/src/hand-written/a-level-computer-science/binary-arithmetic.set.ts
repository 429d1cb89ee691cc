import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'NUMBER_REPRESENTATION',
  name: 'binary-arithmetic',
  items: [
    item(
      1,
      'How many different values can 10 bits represent?',
      '1,024',
      ['1,023', '512', '100'],
      'Each bit doubles the number of patterns: 2¹⁰ = 1,024. The largest unsigned value is 1,023, because the values begin with 0.',
    ),
    item(
      1,
      'What is the result of 0101 1100 XOR 1111 0000?',
      '1010 1100',
      ['0101 0000', '1111 1100', '1010 0011'],
      'XOR with 1 turns a bit round, and XOR with 0 leaves it as it is. So the first four bits change and the last four do not.',
    ),
    item(
      1,
      'What is −1 in 8-bit two’s complement?',
      '1111 1111',
      ['1000 0001', '1111 1110', '1000 0000'],
      'Inverting 0000 0001 gives 1111 1110, and adding 1 gives 1111 1111: −128 + 127 = −1.',
    ),
    item(
      2,
      'What is 0011 0101 − 0001 1010 in 8-bit two’s complement?',
      '0001 1011',
      ['0010 1011', '0100 1111', '0001 1010'],
      'Add the two’s complement of the second number, 1110 0110, and ignore the carry out of the last column: 0001 1011. In denary, 53 − 26 = 27.',
    ),
    item(
      2,
      'What is the product of the unsigned binary numbers 1011 and 101?',
      '110111',
      ['101101', '111011', '110011'],
      '101 is 4 + 1, so add 101100 (1011 shifted two places) and 1011: the result is 110111. In denary, 11 × 5 = 55.',
    ),
    item(
      2,
      'In two’s complement fixed point, with three bits after the binary point, what is 11110.100 in denary?',
      '−1.5',
      ['30.5', '−2.5', '−14.5'],
      'The whole part 11110 is −16 + 8 + 4 + 2 = −2, and the first bit after the point adds ½: −2 + 0.5 = −1.5.',
    ),
    item(
      2,
      'The result of a floating point calculation is too close to zero to be represented. What is this called?',
      'Underflow',
      ['Overflow', 'Truncation', 'Normalisation'],
      'Underflow: the exponent would have to be more negative than its bits allow. Overflow means that a number is too large in size.',
    ),
    item(
      3,
      'An 8-bit two’s complement number is written D6 in hexadecimal. What is it in denary?',
      '−42',
      ['214', '−86', '−41'],
      'D6 is 1101 0110, which is −128 + 64 + 16 + 4 + 2 = −42. As an unsigned number it would be 214, and 214 − 256 = −42.',
    ),
    item(
      3,
      'What is the most negative number in 8-bit two’s complement fixed point with four bits after the binary point?',
      '−8',
      ['−7.9375', '−16', '−128'],
      'The pattern 1000.0000 has only the first bit set, which is worth −8 when there are four bits before the point.',
    ),
    item(
      3,
      'What must be done before the mantissas of two floating point numbers can be added?',
      'The exponents must be made equal by shifting a mantissa',
      [
        'The exponents must be added to one another',
        'Both mantissas must be made positive',
        'Both exponents must be made zero or positive',
      ],
      'The columns line up only if both numbers have the same exponent. Usually the mantissa of the smaller one is shifted right. Afterwards the result is normalised.',
    ),
    item(
      4,
      'How is −3.25 stored in normalised floating point with an 8-bit mantissa and a 4-bit exponent, both in two’s complement?',
      'Mantissa 1.0011000, exponent 0010',
      [
        'Mantissa 1.1101000, exponent 0010',
        'Mantissa 1.0011000, exponent 0011',
        'Mantissa 1.0010111, exponent 0010',
      ],
      '3.25 is 11.01 in binary, or 0.1101000 with the exponent 2. Inverting the mantissa and adding 1 gives 1.0011000, which is −0.8125, and −0.8125 × 4 = −3.25.',
    ),
    item(
      4,
      'Values are rounded to the nearest number in fixed point with four bits after the binary point. What is the greatest possible absolute error?',
      '1/32',
      ['1/16', '1/8', '1/64'],
      'Neighbouring numbers are 1/16 apart. The worst case lies midway between two of them, which is 1/32 from each.',
    ),
  ],
};
