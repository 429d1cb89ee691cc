import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const gas = {
  image: lineGraphPicture(
    { x: { title: 'time (s)', step: 10, lines: 6 }, y: { title: 'volume of gas (cm³)', step: 10, lines: 6 } },
    '0,0 10,25 20,40 30,48 40,50 60,50',
    'A graph of the volume of gas against time: 0 cm³ at 0 s, 25 cm³ at 10 s, 40 cm³ at 20 s, 48 cm³ at 30 s, 50 cm³ at 40 s, then constant until 60 s.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ENERGY_CHANGES_AND_RATES',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Measuring temperature changes and rates',
  items: [
    item(
      1,
      'Which instrument measures the temperature change of a reaction in a cup?',
      'Thermometer',
      ['Stopwatch', 'Balance', 'Gas syringe'],
      'A thermometer is read before the reaction and at its highest or lowest value.',
    ),
    item(
      1,
      'Two liquids at 21 °C are mixed and the temperature falls to 15 °C. What is the temperature change?',
      '−6 °C',
      ['+6 °C', '−36 °C', '+36 °C'],
      'The change is the final value minus the first: 15 − 21 = −6 °C. The reaction is endothermic.',
    ),
    item(
      1,
      'What volume of gas has formed after 20 s?',
      '40 cm³',
      ['25 cm³', '48 cm³', '20 cm³'],
      'At 20 s on the time axis the line is at 40 cm³.',
      gas,
    ),
    item(
      1,
      'At which time has this reaction just stopped?',
      '40 s',
      ['30 s', '60 s', '10 s'],
      'The line becomes level at 40 s, when a reactant is used up. From then on no more gas forms.',
      gas,
    ),
    item(
      1,
      'In a test of rate against temperature, what is the independent variable?',
      'Temperature',
      ['Time for the reaction', 'Volume of the acid', 'Mass of the solid'],
      'The independent variable is the one that is changed on purpose. The time is measured, and volume and mass are controlled.',
    ),
    item(
      2,
      'What is the mean rate of this reaction in the first 10 s?',
      '2.5 cm³/s',
      ['0.4 cm³/s', '25 cm³/s', '1.25 cm³/s'],
      '25 cm³ forms in 10 s: 25 ÷ 10 = 2.5 cm³/s. 0.4 comes from dividing the wrong way round.',
      gas,
    ),
    item(
      2,
      'How much gas forms between 20 s and 40 s?',
      '10 cm³',
      ['50 cm³', '90 cm³', '2 cm³'],
      'The volume rises from 40 cm³ to 50 cm³, which is a difference of 10 cm³. 50 cm³ is the total.',
      gas,
    ),
    item(
      2,
      'Why do several pupils watching the same disappearing cross get different times?',
      'They judge the moment differently',
      [
        'The reaction is faster for some of them',
        'The cross is printed in black ink',
        'The concentrations are different',
      ],
      'The end is judged by eye, which is not exact. A light sensor would avoid this.',
    ),
    item(
      2,
      'A pupil measures the gas with an upside-down measuring cylinder over water. Why is the volume of carbon dioxide found too small?',
      'Some of it dissolves in the water',
      ['Some of it turns into a liquid', 'It reacts with the glass', 'It is lighter than air'],
      'Carbon dioxide is slightly soluble in water, so part of it is not collected. A gas syringe avoids this.',
    ),
    item(
      2,
      'Four acids of different concentration take 80 s, 40 s, 27 s and 20 s to give 30 cm³ of gas. Which time belongs to the most concentrated acid?',
      '20 s',
      ['80 s', '27 s', '40 s'],
      'The higher the concentration, the faster the reaction and so the shorter the time.',
    ),
    item(
      3,
      'What is the mean rate of this reaction from the start until it stops?',
      '1.25 cm³/s',
      ['0.83 cm³/s', '2.5 cm³/s', '0.80 cm³/s'],
      '50 cm³ forms in 40 s: 50 ÷ 40 = 1.25 cm³/s. 0.83 comes from dividing by 60 s, when nothing has formed for 20 s.',
      gas,
    ),
    item(
      3,
      'A pupil repeats a test of rate and gets 42 s, 44 s, 43 s and 61 s. Which mean should be used?',
      '43 s',
      ['47.5 s', '44 s', '61 s'],
      '61 s is an anomaly and is left out: (42 + 44 + 43) ÷ 3 = 43 s. 47.5 s is the mean with the anomaly.',
    ),
    item(
      4,
      'The reaction is repeated with the same solid and half the mass of it, in excess acid. What volume has formed when it stops?',
      '25 cm³',
      ['50 cm³', '100 cm³', '12.5 cm³'],
      'The acid is in excess, so the solid decides how much gas forms: half the mass gives half of 50 cm³.',
      gas,
    ),
    item(
      5,
      'Acid and alkali at 20.0 °C are mixed in four cups. The volumes and highest temperatures are 10 + 40 cm³: 22.8 °C, 20 + 30 cm³: 25.6 °C, 25 + 25 cm³: 27.0 °C and 30 + 20 cm³: 25.6 °C. Acid is named first. What follows about the concentrations?',
      'They are equal',
      [
        'The acid is twice as concentrated',
        'The alkali is twice as concentrated',
        'Nothing can be said about them',
      ],
      'The largest rise is at 25 + 25 cm³, so equal volumes just neutralise each other. The same rise on both sides confirms it.',
    ),
    item(
      4,
      'Hydrogen peroxide gives 60 cm³ of oxygen. Without a catalyst it takes 240 s, with catalyst A 40 s, with 2 g of catalyst B 24 s. How many times as great is the mean rate with B as with A, and how much B is left?',
      '1.67 times, 2 g',
      ['10 times, 2 g', '0.6 times, 0 g', '1.67 times, 0 g'],
      'The volume is the same, so the rates are as 40 : 24 = 1.67. A catalyst is not used up, so 2 g is left. 10 compares with no catalyst.',
    ),
  ],
};
