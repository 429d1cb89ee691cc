import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const decay = {
  image: lineGraphPicture(
    { x: { title: 'time (hours)', step: 2, lines: 8 }, y: { title: 'activity (Bq)', step: 100, lines: 8 } },
    '0,800 2,566 4,400 6,283 8,200 10,141 12,100 14,71 16,50',
    'A graph of activity against time that falls ever more slowly: 800 Bq at the start, 400 Bq after 4 hours, 200 Bq after 8 hours, 100 Bq after 12 hours and 50 Bq after 16 hours.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'RADIOACTIVITY',
  name: 'decay-graphs',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Half-life from a graph',
  items: [
    item(
      1,
      'What is the activity of this source after 8 hours?',
      '200 Bq',
      ['400 Bq', '100 Bq', '141 Bq'],
      'Read the height of the curve at 8 hours: 200 Bq.',
      decay,
    ),
    item(
      2,
      'What is the half-life of this source?',
      '4 hours',
      ['8 hours', '2 hours', '16 hours'],
      'The activity falls from 800 to 400 Bq in 4 hours, and to half of that again in the next 4 hours.',
      decay,
    ),
    item(
      3,
      'What will the activity of this source be after 24 hours?',
      '12.5 Bq',
      ['0 Bq', '25 Bq', '33 Bq'],
      'The half-life is 4 hours, so 24 hours is six half-lives: 800 ÷ 2⁶ = 800 ÷ 64 = 12.5 Bq.',
      decay,
    ),
    item(
      4,
      'What fraction of the unstable nuclei of this source decays in the first 12 hours?',
      '7/8',
      ['1/8', '3/4', '1/3'],
      'After three half-lives 1/8 of the nuclei are left (100 of 800 Bq), so 7/8 have decayed.',
      decay,
    ),
  ],
};
