import { barChart } from '#drawing/charts/bar-chart.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const fractions = {
  image: {
    svg: barChart({
      labels: ['petrol', 'kerosene', 'diesel oil', 'fuel oil'],
      values: [20, 15, 25, 40],
      step: 10,
      title: 'share of a crude oil (%)',
    }),
    alternativeText:
      'A bar chart of the share of a crude oil: petrol 20 %, kerosene 15 %, diesel oil 25 %, fuel oil 40 %.',
  },
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ORGANIC_CHEMISTRY',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Fractions, fuels and tests with data',
  items: [
    item(
      1,
      'Which fraction makes up the largest share of this crude oil?',
      'Fuel oil',
      ['Diesel oil', 'Petrol', 'Kerosene'],
      'The tallest bar is the one of fuel oil, at 40 %.',
      fractions,
    ),
    item(
      1,
      'What share of this crude oil is kerosene?',
      '15 %',
      ['20 %', '25 %', '10 %'],
      'The top of the bar is halfway between the lines at 10 and 20.',
      fractions,
    ),
    item(
      1,
      'What is the colour of a flame when a hydrocarbon burns with plenty of oxygen?',
      'Blue',
      ['Yellow', 'Green', 'Black'],
      'Complete combustion gives a blue flame. A yellow flame contains glowing soot from incomplete combustion.',
    ),
    item(
      1,
      'Which test shows that a burning fuel gives carbon dioxide?',
      'The gas turns limewater cloudy',
      ['The gas relights a glowing splint', 'The gas bleaches damp litmus', 'The gas pops with a lit splint'],
      'Carbon dioxide turns limewater cloudy. A glowing splint tests for oxygen, and a pop is hydrogen.',
    ),
    item(
      1,
      'Which of these is measured when the viscosities of two oils are compared?',
      'The time to run through a funnel',
      ['The time to boil completely away', 'The mass of 1 cm³ of the oil', 'The colour with bromine water'],
      'A viscous oil flows slowly, so it takes longer to run through the same funnel.',
    ),
    item(
      2,
      'What mass of petrol is in 300 tonnes of this crude oil?',
      '60 tonnes',
      ['20 tonnes', '15 tonnes', '280 tonnes'],
      '20 % of 300 is 0.20 × 300 = 60 tonnes. 20 is the percentage.',
      fractions,
    ),
    item(
      2,
      'Which fraction leaves the column at the lowest point?',
      'Fuel oil',
      ['Petrol', 'Diesel oil', 'Kerosene'],
      'The longest molecules have the highest boiling points and condense at the hot bottom of the column.',
      fractions,
    ),
    item(
      2,
      'A pupil shakes bromine water with three liquids. It stays orange with P and R and loses its colour with Q. Which could be hexene?',
      'Only Q',
      ['Only P', 'P and R', 'Q and R'],
      'Hexene is an alkene: its double bond reacts with bromine, so the orange colour goes.',
    ),
    item(
      2,
      'Oils E, F and G take 12 s, 85 s and 31 s to run through a funnel. Which has the longest molecules?',
      'F',
      ['E', 'G', 'All the same'],
      'The slowest oil is the most viscous, and viscosity increases with the length of the molecules.',
    ),
    item(
      2,
      'A fuel heats 100 g of water from 20 °C to 56 °C, and another from 20 °C to 44 °C, with the same mass burnt. What is the ratio of the temperature rises?',
      '3 : 2',
      ['14 : 11', '2 : 3', '5 : 4'],
      'The rises are 36 °C and 24 °C: 36 : 24 = 3 : 2. 14 : 11 compares the final temperatures.',
    ),
    item(
      3,
      'A refinery’s customers want 35 % petrol. How many tonnes of other fractions must be turned into petrol for each 200 tonnes of this oil?',
      '30 tonnes',
      ['15 tonnes', '70 tonnes', '40 tonnes'],
      'The customers want 35 − 20 = 15 % more, and 15 % of 200 is 30 tonnes. 70 tonnes is all the petrol they want.',
      fractions,
    ),
    item(
      3,
      'A spirit burner loses 0.80 g while it heats 100 g of water by 42 °C. How much energy does the water gain for each gram of fuel? (4.2 J per gram and °C)',
      '22 kJ',
      ['18 kJ', '14 kJ', '2.2 kJ'],
      'The water gains 100 × 4.2 × 42 = 17,640 J = 17.6 kJ, and 17.6 ÷ 0.80 = 22 kJ per gram. 18 kJ is not divided by the mass.',
    ),
    item(
      4,
      'In the burner experiment the value for a fuel is 22 kJ per gram, but data books give 30 kJ per gram. What is the best explanation?',
      'Much energy went into the air and the can',
      [
        'Much fuel evaporated from the water',
        'The water gained energy from the room',
        'The burner gave complete combustion',
      ],
      'Energy that does not reach the water is not counted, so the value is too low. Complete combustion would make it higher.',
    ),
    item(
      5,
      'C₁₈H₃₈ is cracked to C₁₀H₂₂, one molecule of ethene and one molecule of another alkene. What is the relative formula mass of this alkene? (C = 12, H = 1)',
      '84',
      ['112', '86', '28'],
      '18 − 10 − 2 = 6 carbon atoms and 38 − 22 − 4 = 12 hydrogen atoms are left: C₆H₁₂, 72 + 12 = 84. 112 leaves out the ethene.',
    ),
    item(
      5,
      'A gas gives no change with bromine water. When 20 cm³ of it burns, it needs 100 cm³ of oxygen, and the equation has the same ratio. Which gas is it?',
      'Propane, C₃H₈',
      ['Ethene, C₂H₄', 'Methane, CH₄', 'Propene, C₃H₆'],
      'No change with bromine water means an alkane. Propane needs 5O₂ per molecule, in the ratio 1 : 5; methane needs only 2O₂.',
    ),
  ],
};
