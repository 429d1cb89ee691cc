import { lineGraph, lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import type { Point } from '../../drawing/svg.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const decay = {
  image: {
    svg: lineGraph(
      { x: { title: 'time (hours)', step: 1, lines: 9 }, y: { title: 'activity (Bq)', step: 200, lines: 5 } },
      Array.from({ length: 91 }, (_, step): Point => [step / 10, 800 * 2 ** (-step / 30)]),
      false,
    ),
    alternativeText:
      'A graph of activity against time: a curve that falls from 800 Bq at 0 hours through 400 Bq at 3 hours and 200 Bq at 6 hours to 100 Bq at 9 hours.',
  },
};

const binding = {
  image: lineGraphPicture(
    {
      x: { title: 'nucleon number', step: 50, lines: 5 },
      y: { title: 'binding energy per nucleon (MeV)', step: 2, lines: 5 },
    },
    '2,1.1 4,7.1 12,7.7 16,8 56,8.8 100,8.6 150,8.2 200,7.9 238,7.6',
    'A graph of binding energy per nucleon against nucleon number: it rises steeply from 1.1 MeV at 2 to 7.1 MeV at 4, reaches its maximum of 8.8 MeV at 56 and falls slowly to 7.6 MeV at 238.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'NUCLEAR_PHYSICS',
  name: 'decay-graphs',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Decay curves and the curve of binding energy per nucleon',
  items: [
    item(
      1,
      'What is the half-life of the nuclide of the graph?',
      '3 hours',
      ['4.5 hours', '6 hours', '9 hours'],
      'The activity falls from 800 Bq to 400 Bq in 3 hours, and from 400 Bq to 200 Bq in the next 3 hours.',
      decay,
    ),
    item(
      2,
      'The decay of the graph goes on. What is the activity after 12 hours?',
      '50 Bq',
      ['100 Bq', '25 Bq', '0 Bq'],
      'It is halved every 3 hours: 100 Bq at 9 hours, so 50 Bq at 12 hours. It never reaches zero exactly.',
      decay,
    ),
    item(
      3,
      'What is the decay constant of the nuclide of the graph?',
      '6.4 × 10⁻⁵ s⁻¹',
      ['0.23 s⁻¹', '9.3 × 10⁻⁵ s⁻¹', '3.9 × 10⁻³ s⁻¹'],
      'The half-life is 3 hours = 10,800 s, and λ = ln 2 ÷ 10,800 = 6.4 × 10⁻⁵ s⁻¹. In units of hours it would be 0.23 h⁻¹.',
      decay,
    ),
    item(
      4,
      'About how many undecayed nuclei are there at the start of the graph?',
      '1.2 × 10⁷',
      ['800', '3.5 × 10³', '8.6 × 10⁶'],
      'λ = ln 2 ÷ 10,800 s = 6.4 × 10⁻⁵ s⁻¹, and N = A ÷ λ = 800 ÷ (6.4 × 10⁻⁵) = 1.2 × 10⁷.',
      decay,
    ),
    item(
      2,
      'What does the graph show about two light nuclei with fewer than 10 nucleons each that join?',
      'Energy is released, because the curve rises',
      [
        'Energy is needed, because the curve rises',
        'Energy is released, because the curve falls',
        'Energy is needed, because the charges repel',
      ],
      'The product lies higher on the curve: its nucleons are bound more strongly, and the difference in binding energy is released.',
      binding,
    ),
    item(
      4,
      'About how much energy is released when a nucleus of 238 nucleons splits into two nuclei of 119 nucleons each?',
      '200 MeV',
      ['0.85 MeV', '1,800 MeV', '20 MeV'],
      'The curve rises from 7.6 MeV at 238 to about 8.45 MeV at 119. The difference of 0.85 MeV for each of 238 nucleons makes about 200 MeV.',
      binding,
    ),
  ],
};
