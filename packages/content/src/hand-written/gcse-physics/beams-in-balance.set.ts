import { beam } from '../../drawing/science/beam.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const balanced = {
  image: {
    svg: beam(
      0.5,
      [
        { at: 0.1, label: '15 N' },
        { at: 0.8, label: 'X' },
      ],
      [
        { from: 0.1, to: 0.5, label: '0.80 m' },
        { from: 0.5, to: 0.8, label: '0.60 m' },
      ],
    ),
    alternativeText:
      'A level beam on a pivot at its middle. A load of 15 N is 0.80 m to the left of the pivot, and a load X is 0.60 m to the right of it.',
  },
};
const uneven = {
  image: {
    svg: beam(
      0.25,
      [
        { at: 0, label: 'Y' },
        { at: 0.5, label: '36 N' },
      ],
      [
        { from: 0, to: 0.25, label: '0.50 m' },
        { from: 0.25, to: 0.5, label: '0.50 m' },
      ],
    ),
    alternativeText:
      'A uniform beam on a pivot a quarter of the way from its left end. Its weight of 36 N acts at its middle, 0.50 m to the right of the pivot, and a load Y acts at the left end, 0.50 m from the pivot.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_PHYSICS',
  topicCode: 'FORCES_AND_MOMENTS',
  name: 'beams-in-balance',
  audience: 'Year 10-11, AQA, Edexcel and OCR, separate Physics',
  syllabus: 'The principle of moments',
  items: [
    item(
      1,
      'In which direction does the 15 N load tend to turn this beam?',
      'Anticlockwise',
      ['Clockwise', 'Neither way', 'First one way, then the other'],
      'The load pulls the left side down, which turns the beam anticlockwise about the pivot.',
      balanced,
    ),
    item(
      2,
      'This beam of no weight is in balance. What is the load X?',
      '20 N',
      ['15 N', '11 N', '9 N'],
      'Clockwise and anticlockwise moments are equal: X × 0.60 = 15 × 0.80 = 12 N m, so X = 20 N.',
      balanced,
    ),
    item(
      3,
      'This beam of no weight is in balance. What upward force does the pivot exert on it?',
      '35 N',
      ['15 N', '20 N', '5 N'],
      'X × 0.60 = 15 × 0.80 gives X = 20 N. The forces balance too, so the pivot pushes up with 15 + 20 = 35 N.',
      balanced,
    ),
    item(
      4,
      'Load X is moved to 0.75 m from the pivot of this beam, which has no weight. Which load X is now needed for balance?',
      '16 N',
      ['25 N', '12 N', '20 N'],
      'The moment on the left is still 15 × 0.80 = 12 N m, so X = 12 ÷ 0.75 = 16 N.',
      balanced,
    ),
    item(
      2,
      'Which load Y keeps this uniform beam in balance?',
      '36 N',
      ['18 N', '72 N', '9 N'],
      'The weight and the load act at equal distances of 0.50 m from the pivot, so they must be equal for equal moments.',
      uneven,
    ),
    item(
      5,
      'The pivot of this uniform beam, 2.0 m long, is moved 0.20 m to the right. Which load Y at the left end is needed now?',
      '15 N',
      ['84 N', '26 N', '22 N'],
      'The load is now 0.70 m from the pivot and the weight 0.30 m: Y × 0.70 = 36 × 0.30 = 10.8 N m, so Y ≈ 15 N.',
      uneven,
    ),
  ],
};
