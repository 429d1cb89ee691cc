import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_CALCULATIONS',
  name: 'investigations',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Masses that are measured in experiments',
  items: [
    item(
      1,
      'A flask with reactants stands on a balance. A gas escapes, and the reading falls from 84.6 g to 84.1 g. What is the mass of gas lost?',
      '0.5 g',
      ['84.1 g', '168.7 g', '5.0 g'],
      'The mass lost is the difference: 84.6 − 84.1 = 0.5 g.',
    ),
    item(
      1,
      'Three readings of a mass are 2.4 g, 2.5 g and 2.6 g. What is the mean?',
      '2.5 g',
      ['2.4 g', '7.5 g', '2.6 g'],
      'The sum is 7.5 g, and 7.5 ÷ 3 = 2.5 g. 7.5 g is the sum, not the mean.',
    ),
    item(
      2,
      'Magnesium is heated in a crucible. The magnesium has a mass of 1.2 g and the oxide 2.0 g. What mass of oxygen was taken in?',
      '0.8 g',
      ['3.2 g', '1.7 g', '2.4 g'],
      'The mass of the oxide is the magnesium and the oxygen together: 2.0 − 1.2 = 0.8 g.',
    ),
    item(
      2,
      'Why is the lid of a crucible lifted from time to time while magnesium is heated in it?',
      'To let oxygen in',
      ['To let hydrogen out', 'To let the crucible cool', 'To let the oxide escape'],
      'Magnesium needs oxygen to burn completely. The lid stays on otherwise, so that no oxide smoke is lost.',
    ),
    item(
      3,
      'A crucible has a mass of 30.0 g, with magnesium 30.6 g, and 31.0 g after heating. What is the ratio of the mass of magnesium to the mass of oxygen?',
      '3 : 2',
      ['2 : 3', '3 : 5', '5 : 3'],
      'The magnesium is 0.6 g and the oxygen 31.0 − 30.6 = 0.4 g, so 0.6 : 0.4 = 3 : 2. 3 : 5 compares with the oxide.',
    ),
    item(
      5,
      'A pupil heats 5.0 g of hydrated salt. The mass is 3.6 g, 3.2 g, 3.2 g after 2, 4 and 6 minutes. Each formula unit holds 18 g of water for every 32 g of dry salt. Which conclusion is right?',
      'All the water has gone, as 1.8 g fits the ratio',
      [
        'Some water is left, as the mass still falls',
        'Some dry salt has been lost, as too much mass is gone',
        'Some water is left, as 3.2 g is more than half',
      ],
      'The mass lost is 5.0 − 3.2 = 1.8 g, and 1.8 : 3.2 is 18 : 32. The mass no longer changes, so heating is complete.',
    ),
  ],
};
