import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const potential = {
  image: lineGraphPicture(
    {
      x: { title: 'time (ms)', step: 1, lines: 6 },
      y: { title: 'potential above −100 mV (mV)', step: 20, lines: 8 },
    },
    '0,40 1,40 1.5,55 2,140 3,30 4,35 5,40 6,40',
    'A graph of membrane potential, measured upwards from −100 mV, against time: 40 mV until 1 ms, 55 at 1.5 ms, a peak of 140 at 2 ms, 30 at 3 ms and 40 again from 5 ms.',
  ),
};

const glucose = {
  image: lineGraphPicture(
    {
      x: { title: 'time after a glucose drink (minutes)', step: 30, lines: 6 },
      y: { title: 'blood glucose (mmol/dm³)', step: 2, lines: 6 },
    },
    '0,5 30,9 60,8 90,6 120,5 150,4.5 180,5',
    'A graph of blood glucose against time after a glucose drink: 5 mmol per cubic decimetre at 0 minutes, 9 at 30, 8 at 60, 6 at 90, 5 at 120, 4.5 at 150 and 5 at 180 minutes.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_BIOLOGY',
  topicCode: 'CONTROL_AND_COORDINATION',
  name: 'behaviour-and-graphs',
  audience: 'Year 12-13, AQA, Edexcel and OCR',
  syllabus: 'Choice chambers, calibration curves, and graphs of impulses and glucose',
  items: [
    item(
      1,
      'When is blood glucose highest in this graph?',
      '30 minutes after the drink',
      ['60 minutes after the drink', '90 minutes after the drink', 'At the time of the drink'],
      'The curve reaches 9 mmol dm⁻³ at 30 minutes.',
      glucose,
    ),
    item(
      1,
      'What is the choice chamber experiment with woodlice about?',
      'Their response to humidity or light',
      ['Their rate of reproduction', 'Their uptake of oxygen', 'Their memory of a maze'],
      'Animals can move freely between two conditions, and their numbers in each are counted.',
    ),
    item(
      2,
      'What is the potential of this neurone at rest?',
      '−60 mV',
      ['−70 mV', '+40 mV', '−40 mV'],
      'The graph shows 40 mV above −100 mV at rest: −100 + 40 = −60 mV. −70 mV is the value of many other neurones.',
      potential,
    ),
    item(
      2,
      'What is the membrane potential at the peak of this graph?',
      '+40 mV',
      ['+140 mV', '−60 mV', '+70 mV'],
      'The peak is 140 mV above −100 mV: −100 + 140 = +40 mV. +140 mV comes from reading the scale as it stands.',
      potential,
    ),
    item(
      2,
      'By how much does blood glucose fall from its peak to 120 minutes in this graph?',
      '4 mmol dm⁻³',
      ['5 mmol dm⁻³', '9 mmol dm⁻³', '0.4 mmol dm⁻³'],
      'It falls from 9 mmol dm⁻³ at 30 minutes to 5 mmol dm⁻³, by 4 mmol dm⁻³. 5 is the value that is reached.',
      glucose,
    ),
    item(
      2,
      'Which statistical test compares the numbers of woodlice in the two halves of a choice chamber with those expected?',
      'Chi-squared',
      ['Student’s t-test', 'Correlation coefficient', 'Standard deviation'],
      'Counts in categories are compared with expected counts by chi-squared. A t-test compares two means.',
    ),
    item(
      2,
      'Why is the choice chamber left for some minutes before the woodlice are counted?',
      'So that they recover from handling',
      ['So that they can reproduce', 'So that the air becomes dry everywhere', 'So that they fall asleep'],
      'Being moved affects their behaviour; humidity also needs time to settle.',
    ),
    item(
      2,
      'The colour of urine with Benedict’s solution is compared with a calibration curve. What is plotted to make the curve?',
      'Absorbance of known glucose solutions',
      [
        'Absorbance of several urine samples',
        'Volume of urine of several patients',
        'Concentration of glucose against time',
      ],
      'The unknown is read from a graph of known concentrations that were treated in the same way.',
    ),
    item(
      3,
      'For how long is the inside of this neurone positive, if the line is straight from 1.5 ms to 2 ms and from 2 ms to 3 ms?',
      'About 0.6 ms',
      ['About 1.5 ms', 'About 2.4 ms', 'About 0.1 ms'],
      'Positive means above 100 mV on the scale: from about 1.8 ms to about 2.4 ms.',
      potential,
    ),
    item(
      3,
      'What is the mean rate of fall of blood glucose from 60 to 120 minutes in this graph?',
      '0.050 mmol dm⁻³ min⁻¹',
      ['3.0 mmol dm⁻³ min⁻¹', '0.042 mmol dm⁻³ min⁻¹', '20 mmol dm⁻³ min⁻¹'],
      'It falls from 8 to 5 in 60 minutes: 3 ÷ 60 = 0.050. 0.042 comes from dividing 5 by 120.',
      glucose,
    ),
    item(
      3,
      'Why does blood glucose fall slightly below its first value at 150 minutes in this graph?',
      'Insulin goes on acting after the norm is reached',
      [
        'Glucagon goes on acting after the norm is reached',
        'All the glucose has been respired',
        'The kidneys remove glucose from the blood',
      ],
      'Feedback acts with a delay. Glucagon then brings the value back up.',
      glucose,
    ),
    item(
      3,
      'A reaction time with a falling ruler: it drops 20 cm before it is caught. What is the reaction time? (g = 9.8 m s⁻²)',
      '0.20 s',
      ['0.041 s', '2.0 s', '0.14 s'],
      't = √(2 s ÷ g) = √(0.40 ÷ 9.8) = 0.20 s. 0.041 is t².',
    ),
    item(
      3,
      'Of 20 woodlice 16 are in the damp half of a chamber, and 10 are expected. What is χ²?',
      '7.2',
      ['3.6', '0.36', '36'],
      '(16 − 10)² ÷ 10 + (4 − 10)² ÷ 10 = 3.6 + 3.6 = 7.2. 3.6 counts one half only.',
    ),
    item(
      3,
      'An impulse travels 0.90 m along a sensory neurone at 60 m s⁻¹, crosses two synapses of 0.6 ms each and travels 0.90 m back at 90 m s⁻¹. How long does it take?',
      '26.2 ms',
      ['25.0 ms', '25.6 ms', '15.0 ms'],
      '15.0 + 10.0 + 2 × 0.6 = 26.2 ms. Without the synapses it would be 25.0 ms.',
    ),
    item(
      3,
      'PCR doubles the DNA in every cycle of 3 minutes. How long does it take to make at least 1,000 copies of one molecule?',
      '30 minutes',
      ['27 minutes', '10 minutes', '33 minutes'],
      '2⁹ = 512 is too few, and 2¹⁰ = 1,024, so 10 cycles of 3 minutes are needed.',
    ),
  ],
};
