import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'NUMBER_REPRESENTATION',
  name: 'contexts',
  audience: 'Year 12-13, AQA and OCR',
  syllabus: 'Bits, bases, codes and two’s complement in everyday situations',
  items: [
    item(
      1,
      'A colour on a web page is written as FF in hexadecimal for its red part. What is this in denary?',
      '255',
      ['16', '240', '1,515'],
      'Each F stands for 15, the first one with the place value 16: 15 × 16 + 15 = 255.',
    ),
    item(
      1,
      'A lock has a row of 8 switches, each up or down. How many different settings are there?',
      '256',
      ['8', '16', '64'],
      'Each switch doubles the number of settings: 2⁸ = 256.',
    ),
    item(
      1,
      'A car park counts its free places with the unsigned byte 0010 1100. How many places are free?',
      '44',
      ['28', '88', '12'],
      'The 1s have the place values 32, 8 and 4, and 32 + 8 + 4 = 44.',
    ),
    item(
      1,
      'A thermometer stores −3 in 8-bit two’s complement. Which byte is this?',
      '1111 1101',
      ['1000 0011', '1111 1100', '0000 0011'],
      '3 is 0000 0011. Inverted it is 1111 1100, and 1 is added: 1111 1101.',
    ),
    item(
      1,
      'Which set does the number ⅔ belong to?',
      'Rational numbers',
      ['Integers', 'Natural numbers', 'Irrational numbers'],
      'A rational number is a fraction of two integers. ⅔ is not a whole number.',
    ),
    item(
      1,
      'Which part of a floating point number holds its significant digits?',
      'The mantissa',
      ['The exponent', 'The parity bit', 'The checksum'],
      'The mantissa holds the digits, and the exponent says where the binary point belongs.',
    ),
    item(
      1,
      'What is the binary number 1011 0110 in hexadecimal?',
      'B6',
      ['6B', 'A6', 'B5'],
      'Each group of four bits is one digit: 1011 is 11, written as B, and 0110 is 6.',
    ),
    item(
      1,
      'A text has 200 characters, each stored in 16 bits. How many bytes does it need?',
      '400',
      ['200', '3,200', '25'],
      'Each character takes 16 bits, which are two bytes: 200 × 2 = 400.',
    ),
    item(
      2,
      'A game stores scores in 10-bit two’s complement. A score of 511 rises by 1. What is shown without a check for overflow?',
      '−512',
      ['512', '0', '−511'],
      '01 1111 1111 + 1 = 10 0000 0000, which is −512, the lowest value. The largest is 511.',
    ),
    item(
      2,
      'Fixed point with 5 bits before and 3 bits after the point is used without a sign. To which value is 6.8 rounded best?',
      '6.75',
      ['6.5', '6.875', '7'],
      'Steps are 1/8 = 0.125. 6.75 differs by 0.05 and 6.875 by 0.075.',
    ),
  ],
};
