import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_CHEMISTRY',
  topicCode: 'AMOUNT_OF_SUBSTANCE',
  name: 'solutions-and-titres',
  audience: 'Year 12, AQA, Edexcel and OCR',
  syllabus: 'Making up solutions and titrating',
  items: [
    item(
      1,
      'Why is a white tile put under the flask in a titration?',
      'To see the colour change more clearly',
      ['To keep the flask warm', 'To stop the flask from sliding', 'To measure the volume'],
      'The first lasting change of colour is easier to see on white.',
    ),
    item(
      1,
      'At which point of the meniscus is a burette read?',
      'At its bottom, at eye level',
      ['At its top, at eye level', 'At its bottom, from above', 'At its edge, from below'],
      'Reading from above or below gives a parallax error.',
    ),
    item(
      1,
      'Which vessel is used to make up exactly 250 cm³ of a standard solution?',
      'A volumetric flask',
      ['A measuring cylinder', 'A conical flask', 'A beaker'],
      'It has one line on a narrow neck. A measuring cylinder is less exact.',
    ),
    item(
      1,
      'Two burette readings are 1.20 cm³ at the start and 24.75 cm³ at the end. What is the titre?',
      '23.55 cm³',
      ['25.95 cm³', '24.75 cm³', '23.45 cm³'],
      'The titre is the difference of the readings: 24.75 − 1.20 = 23.55 cm³. 24.75 would be right only from a start at zero.',
    ),
    item(
      1,
      'Titres of 24.60, 24.10, 24.15 and 24.05 cm³ are found. Which mean should be used?',
      '24.10 cm³',
      ['24.23 cm³', '24.60 cm³', '24.33 cm³'],
      'The first titre is not concordant and is left out: (24.10 + 24.15 + 24.05) ÷ 3 = 24.10 cm³. With it the mean would be 24.23.',
    ),
    item(
      1,
      'What is the relative formula mass of calcium hydroxide, Ca(OH)₂? (Ca = 40.1, O = 16.0, H = 1.0)',
      '74.1',
      ['57.1', '58.1', '73.1'],
      '40.1 + 2 × (16.0 + 1.0) = 74.1. 57.1 counts one OH group only.',
    ),
  ],
};
