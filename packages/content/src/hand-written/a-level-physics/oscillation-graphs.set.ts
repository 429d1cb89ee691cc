import { lineGraph } from '../../drawing/charts/line-graph.ts';
import { wave } from '../../drawing/science/wave.ts';
import type { Point } from '../../drawing/svg.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const displacement = {
  image: {
    svg: wave({
      waves: 3,
      along: [{ from: 0.25, to: 2.25, label: '0.80 s' }],
      across: [{ at: 2.6, from: 0, to: 1, label: '6.0 cm' }],
      xTitle: 'time',
    }),
    alternativeText:
      'Three oscillations of a sine curve of displacement against time. An arrow of 0.80 s reaches from the first crest to the third, and an arrow of 6.0 cm from the middle line to the height of the crests.',
  },
};

const kineticEnergy = {
  image: {
    svg: lineGraph(
      {
        x: { title: 'displacement (cm)', step: 1, lines: 6 },
        y: { title: 'kinetic energy (mJ)', step: 10, lines: 5 },
      },
      Array.from({ length: 51 }, (_, step): Point => [step / 10, 40 * (1 - (step / 50) ** 2)]),
      false,
    ),
    alternativeText:
      'A graph of kinetic energy against displacement for a simple harmonic oscillator: a curve that falls from 40 mJ at 0 cm, first slowly and then steeply, to 0 at 5 cm.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_PHYSICS',
  topicCode: 'CIRCULAR_MOTION_AND_OSCILLATIONS',
  name: 'oscillation-graphs',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Graphs of simple harmonic motion',
  items: [
    item(
      1,
      'The graph shows the displacement of an oscillator against time. What is its period?',
      '0.40 s',
      ['0.80 s', '0.20 s', '0.27 s'],
      'The arrow of 0.80 s reaches from one crest to the next but one, that is over two periods, so T = 0.40 s.',
      displacement,
    ),
    item(
      2,
      'The graph shows the displacement of an oscillator against time. What is its greatest speed?',
      '0.94 m s⁻¹',
      ['0.15 m s⁻¹', '0.47 m s⁻¹', '94 m s⁻¹'],
      'The period is 0.40 s, so ω = 2π ÷ 0.40 = 15.7 rad s⁻¹ and the greatest speed is ω A = 15.7 × 0.060 = 0.94 m s⁻¹.',
      displacement,
    ),
    item(
      3,
      'The graph shows the displacement of an oscillator against time. What is its greatest acceleration?',
      '15 m s⁻²',
      ['0.94 m s⁻²', '3.7 m s⁻²', '0.38 m s⁻²'],
      'The period is 0.40 s, so ω = 15.7 rad s⁻¹ and the greatest acceleration is ω² A = 15.7² × 0.060 = 15 m s⁻². With T = 0.80 s it would be 3.7 m s⁻².',
      displacement,
    ),
    item(
      2,
      'The graph shows the kinetic energy of an oscillator. What is its potential energy at a displacement of 5 cm?',
      '40 mJ',
      ['0 mJ', '20 mJ', '80 mJ'],
      'At 5 cm, the amplitude, the kinetic energy is zero, so all of the total energy of 40 mJ is potential.',
      kineticEnergy,
    ),
    item(
      4,
      'The graph shows the kinetic energy of an oscillator of mass 0.20 kg. What is its period?',
      '0.50 s',
      ['0.16 s', '0.25 s', '1.0 s'],
      '½ m v² = 0.040 J gives a greatest speed of 0.63 m s⁻¹. With v = ω A and A = 0.05 m, ω = 12.6 rad s⁻¹ and T = 2π ÷ ω = 0.50 s.',
      kineticEnergy,
    ),
  ],
};
