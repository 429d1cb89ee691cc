import { lineGraphPicture } from '../../drawing/charts/line-graph.ts';
import { circuit } from '../../drawing/science/circuit.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const mixed = {
  image: {
    svg: circuit({
      supply: '12 V',
      main: [{ kind: 'ammeter', label: 'A1' }],
      branches: [
        [
          { kind: 'ammeter', label: 'A2' },
          { kind: 'resistor', label: '6 Ω' },
        ],
        [{ kind: 'resistor', label: '12 Ω' }],
      ],
    }),
    alternativeText:
      'A 12 V supply with ammeter A1 in the main wire. Two branches are in parallel: ammeter A2 with a 6 Ω resistor, and a 12 Ω resistor.',
  },
};
const characteristic = {
  image: lineGraphPicture(
    {
      x: { title: 'potential difference (V)', step: 1, lines: 6 },
      y: { title: 'current (A)', step: 0.1, lines: 6 },
    },
    '0,0 1,0.2 2,0.32 3,0.4 4,0.46 5,0.5',
    'A graph of current against potential difference, which becomes less steep: 0.2 A at 1 V, 0.32 A at 2 V, 0.4 A at 3 V, 0.46 A at 4 V and 0.5 A at 5 V.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ELECTRICITY_AND_ENERGY',
  name: 'circuit-diagrams',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Circuit diagrams and characteristic graphs',
  items: [
    item(
      2,
      'What does ammeter A2 read in this circuit?',
      '2 A',
      ['1 A', '0.67 A', '3 A'],
      'The 6 Ω resistor has the full 12 V across it, so I = V ÷ R = 12 ÷ 6 = 2 A.',
      mixed,
    ),
    item(
      3,
      'What does ammeter A1 read in this circuit?',
      '3 A',
      ['2 A', '1 A', '0.67 A'],
      'The branches carry 12 ÷ 6 = 2 A and 12 ÷ 12 = 1 A. The main wire carries both: 3 A.',
      mixed,
    ),
    item(
      4,
      'What is the total resistance of the two resistors in this circuit?',
      '4 Ω',
      ['18 Ω', '9 Ω', '3 Ω'],
      'The total current is 2 + 1 = 3 A, so the resistance is V ÷ I = 12 ÷ 3 = 4 Ω, less than either resistor.',
      mixed,
    ),
    item(
      5,
      'The 12 Ω resistor is removed from this circuit, so that its branch is open. How does the power supplied change?',
      'From 36 W to 24 W',
      ['From 36 W to 12 W', 'From 24 W to 36 W', 'It stays at 36 W'],
      'With both branches the current is 3 A and the power 12 × 3 = 36 W. Afterwards only 2 A flows: 12 × 2 = 24 W.',
      mixed,
    ),
    item(
      1,
      'Which component has a graph of this shape?',
      'A filament lamp',
      ['A fixed resistor', 'A diode', 'A wire at constant temperature'],
      'The graph becomes less steep, because the filament heats up and its resistance rises. A fixed resistor gives a straight line.',
      characteristic,
    ),
    item(
      2,
      'What is the resistance of this component at 5 V?',
      '10 Ω',
      ['2.5 Ω', '0.1 Ω', '5.5 Ω'],
      'At 5 V the current is 0.5 A, so R = V ÷ I = 5 ÷ 0.5 = 10 Ω.',
      characteristic,
    ),
    item(
      3,
      'By how much does the resistance of this component change between 1 V and 3 V?',
      'It rises by 2.5 Ω',
      ['It falls by 2.5 Ω', 'It rises by 10 Ω', 'It rises by 0.2 Ω'],
      'At 1 V it is 1 ÷ 0.2 = 5 Ω and at 3 V it is 3 ÷ 0.4 = 7.5 Ω, so it rises by 2.5 Ω.',
      characteristic,
    ),
  ],
};
