import { lineGraph, lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import type { Point } from '../../drawing/svg.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const charging = {
  image: lineGraphPicture(
    {
      x: { title: 'potential difference (V)', step: 2, lines: 7 },
      y: { title: 'charge (mC)', step: 10, lines: 7 },
    },
    '0,0 12,60',
    'A graph of charge against potential difference: a straight line from the origin to 60 mC at 12 V.',
  ),
};

const discharge = {
  image: {
    svg: lineGraph(
      {
        x: { title: 'time (s)', step: 10, lines: 6 },
        y: { title: 'potential difference (V)', step: 2, lines: 6 },
      },
      Array.from({ length: 61 }, (_, step): Point => [step, 10 * Math.exp(-step / 20)]),
      false,
    ),
    alternativeText:
      'A graph of potential difference against time: a curve that falls from 10 V at 0 s, passes about 6.1 V at 10 s, 3.7 V at 20 s and 1.4 V at 40 s.',
  },
};

const linkage = {
  image: lineGraphPicture(
    {
      x: { title: 'time (s)', step: 1, lines: 7 },
      y: { title: 'flux linkage (Wb turns)', step: 0.2, lines: 4 },
    },
    '0,0 2,0.6 5,0.6 6,0',
    'A graph of flux linkage against time: it rises from 0 to 0.6 Wb turns in 2 s, stays there until 5 s and falls to 0 at 6 s.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'CAPACITORS_AND_MAGNETIC_FIELDS',
  name: 'capacitor-graphs',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Graphs of charge, discharge and flux linkage',
  items: [
    item(
      1,
      'What is the capacitance of the capacitor of the graph?',
      '5.0 mF',
      ['0.20 mF', '720 mF', '5.0 μF'],
      'C = Q ÷ V is the gradient: 60 × 10⁻³ ÷ 12 = 5.0 × 10⁻³ F.',
      charging,
    ),
    item(
      2,
      'How much energy does the capacitor of the graph store at 12 V?',
      '0.36 J',
      ['0.72 J', '360 J', '0.030 J'],
      'The energy is the area under the line, ½ Q V = ½ × 60 × 10⁻³ × 12 = 0.36 J.',
      charging,
    ),
    item(
      2,
      'A capacitor is discharged through a resistor, as shown. What is the time constant?',
      '20 s',
      ['14 s', '60 s', '10 s'],
      'After one time constant the potential difference has fallen to 37%, here 3.7 V, which is at 20 s. It is halved after 14 s.',
      discharge,
    ),
    item(
      3,
      'A capacitor is discharged through a resistor of 10 kΩ, as shown. What is its capacitance?',
      '2.0 mF',
      ['1.4 mF', '0.20 mF', '6.0 mF'],
      'The curve reaches 3.7 V, 37% of 10 V, at 20 s. From τ = R C follows C = 20 ÷ 10⁴ = 2.0 × 10⁻³ F.',
      discharge,
    ),
    item(
      1,
      'The graph shows the flux linkage of a coil. What is the induced e.m.f. at 4 s?',
      '0 V',
      ['0.6 V', '0.15 V', '0.3 V'],
      'Between 2 s and 5 s the flux linkage does not change, so there is no induced e.m.f.',
      linkage,
    ),
    item(
      2,
      'The graph shows the flux linkage of a coil. What is the size of the greatest induced e.m.f.?',
      '0.60 V',
      ['0.30 V', '0.10 V', '1.2 V'],
      'The e.m.f. is the gradient, which is steepest from 5 s to 6 s: 0.6 ÷ 1 = 0.60 V. In the first two seconds it is 0.30 V.',
      linkage,
    ),
  ],
};
