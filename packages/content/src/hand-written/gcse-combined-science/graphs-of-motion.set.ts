import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const walk = {
  image: lineGraphPicture(
    { x: { title: 'time (s)', step: 20, lines: 6 }, y: { title: 'distance (m)', step: 20, lines: 6 } },
    '0,0 40,60 80,60 100,120',
    'A distance-time graph: from 0 to 60 m in the first 40 seconds, constant at 60 m until 80 seconds, then up to 120 m at 100 seconds.',
  ),
};
const train = {
  image: lineGraphPicture(
    { x: { title: 'time (s)', step: 10, lines: 6 }, y: { title: 'velocity (m/s)', step: 5, lines: 6 } },
    '0,10 20,10 30,25 50,0',
    'A velocity-time graph: constant at 10 m/s for the first 20 seconds, up to 25 m/s at 30 seconds, then down to 0 at 50 seconds.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'FORCES_AND_MOTION',
  name: 'graphs-of-motion',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Distance-time and velocity-time graphs',
  items: [
    item(
      1,
      'What does the object of this graph do between 40 s and 80 s?',
      'It stands still',
      ['It moves at a constant speed', 'It slows down steadily', 'It moves back to the start'],
      'The distance does not change between 40 s and 80 s, so the object is at rest.',
      walk,
    ),
    item(
      2,
      'What is the speed in the first 40 s of this journey?',
      '1.5 m/s',
      ['0.67 m/s', '60 m/s', '2,400 m/s'],
      'The speed is the gradient of the line: 60 ÷ 40 = 1.5 m/s.',
      walk,
    ),
    item(
      2,
      'In which part of this journey is the speed greatest?',
      'From 80 s to 100 s',
      ['From 0 s to 40 s', 'From 40 s to 80 s', 'It is equal in all parts'],
      'The line is steepest from 80 s to 100 s: 60 m in 20 s is 3 m/s, compared with 1.5 m/s at first.',
      walk,
    ),
    item(
      3,
      'What is the mean speed for the whole journey of this graph?',
      '1.2 m/s',
      ['1.5 m/s', '3.0 m/s', '2.25 m/s'],
      'Mean speed is total distance ÷ total time, with the stop included: 120 ÷ 100 = 1.2 m/s.',
      walk,
    ),
    item(
      2,
      'What is the acceleration between 20 s and 30 s on this graph?',
      '1.5 m/s²',
      ['2.5 m/s²', '0.83 m/s²', '15 m/s²'],
      'Acceleration is the gradient: (25 − 10) ÷ (30 − 20) = 15 ÷ 10 = 1.5 m/s².',
      train,
    ),
    item(
      3,
      'What distance does this train travel in the last 20 s shown?',
      '250 m',
      ['500 m', '1.25 m', '25 m'],
      'The distance is the area of the triangle below the line: ½ × 20 × 25 = 250 m.',
      train,
    ),
    item(
      4,
      'What distance does this train travel in all 50 s?',
      '625 m',
      ['700 m', '550 m', '1,250 m'],
      'Add the areas: 20 × 10 = 200, then 10 × (10 + 25) ÷ 2 = 175, and ½ × 20 × 25 = 250. The sum is 625 m.',
      train,
    ),
    item(
      5,
      'The train has a mass of 40,000 kg. What is the size of the mean resultant force in the last 20 s?',
      '50 kN',
      ['32 kN', '1.0 MN', '2.0 MN'],
      'The deceleration is 25 ÷ 20 = 1.25 m/s², so the force is 40,000 × 1.25 = 50,000 N.',
      train,
    ),
  ],
};
