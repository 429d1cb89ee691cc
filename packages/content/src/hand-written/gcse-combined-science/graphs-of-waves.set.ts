import { wave } from '../../drawing/science/wave.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const rope = {
  image: {
    svg: wave({
      waves: 2,
      along: [{ from: 0, to: 2, label: '1.2 m' }],
      across: [{ at: 1.25, from: -1, to: 1, label: '30 cm', labelAt: -0.6 }],
      xTitle: 'distance',
    }),
    alternativeText:
      'Two complete waves on a rope. They are 1.2 m long in all, and the vertical distance from the level of a trough to a crest is 30 cm.',
  },
};
const signal = {
  image: {
    svg: wave({ waves: 2, along: [{ from: 0, to: 2, label: '10 ms' }], xTitle: 'time' }),
    alternativeText: 'A graph of a signal against time with two complete waves, which take 10 ms in all.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'WAVES',
  name: 'graphs-of-waves',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Wavelength, amplitude, period and frequency from diagrams',
  items: [
    item(
      1,
      'How many complete waves does this picture show?',
      '2',
      ['1', '4', '3'],
      'A complete wave is one crest and one trough. There are two of each on the rope.',
      rope,
    ),
    item(
      2,
      'What is the wavelength of the waves on this rope?',
      '60 cm',
      ['120 cm', '240 cm', '30 cm'],
      'Two waves are 1.2 m long, so one is 1.2 ÷ 2 = 0.60 m = 60 cm.',
      rope,
    ),
    item(
      2,
      'What is the amplitude of the waves on this rope?',
      '15 cm',
      ['30 cm', '60 cm', '7.5 cm'],
      'The amplitude is the height above the middle line, which is half of the distance between trough and crest: 30 ÷ 2 = 15 cm.',
      rope,
    ),
    item(
      3,
      'The waves on this rope have a frequency of 2.5 Hz. What is their speed?',
      '1.5 m/s',
      ['3.0 m/s', '0.24 m/s', '4.2 m/s'],
      'The wavelength is 1.2 ÷ 2 = 0.60 m, so v = f λ = 2.5 × 0.60 = 1.5 m/s.',
      rope,
    ),
    item(
      3,
      'What is the frequency of this signal?',
      '200 Hz',
      ['100 Hz', '20 Hz', '0.2 Hz'],
      'One wave takes 10 ÷ 2 = 5 ms = 0.005 s, so f = 1 ÷ 0.005 = 200 Hz.',
      signal,
    ),
    item(
      4,
      'This signal is a sound wave in air, where the speed is 340 m/s. What is its wavelength?',
      '1.7 m',
      ['3.4 m', '0.85 m', '0.59 m'],
      'The period is 5 ms, so the frequency is 200 Hz and λ = 340 ÷ 200 = 1.7 m.',
      signal,
    ),
  ],
};
