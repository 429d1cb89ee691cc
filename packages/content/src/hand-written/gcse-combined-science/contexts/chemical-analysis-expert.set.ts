import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_ANALYSIS',
  name: 'contexts-expert',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Purity, formulations, separation, chromatography and gas tests in everyday life and in the laboratory',
  items: [
    item(
      4,
      'Dyes A, B and C have Rf 0.20, 0.50 and 0.52 in water, and 0.60, 0.30 and 0.75 in ethanol. How can all three be told apart in one run?',
      'Use ethanol, as all values are far apart',
      [
        'Use water, as all values are below 0.6',
        'Use water, as two values are close',
        'Use either, as no two values are the same',
      ],
      'In ethanol the values differ by at least 0.15. In water B and C differ by only 0.02 and overlap.',
    ),
    item(
      4,
      'A pupil’s chromatogram has the start line 1.5 cm from the bottom, a spot 5.1 cm and the front 9.0 cm from the bottom. She finds Rf 0.57. What is the correct value?',
      '0.48',
      ['0.57', '0.40', '0.71'],
      'Both distances must be measured from the start line: (5.1 − 1.5) ÷ (9.0 − 1.5) = 3.6 ÷ 7.5 = 0.48.',
    ),
    item(
      4,
      'A mixture of gases pops with a lit splint. Afterwards the gas in the tube also turns limewater cloudy. Which conclusion is not justified?',
      'It was half hydrogen, half carbon dioxide',
      [
        'It contained some hydrogen before the test',
        'It contained more than one gas',
        'It may have contained carbon dioxide',
      ],
      'The tests show which gases are present. They do not show how much of each there was.',
    ),
    item(
      4,
      'A factory tests aspirin by its melting range. Why is a match with 136 °C, the value for pure aspirin, stronger evidence than a white colour?',
      'Few substances melt sharply at that value',
      [
        'All drugs are white when they are pure',
        'The colour changes with the temperature',
        'Impure aspirin would not be solid',
      ],
      'Many substances are white. A sharp melting point is typical of one substance, and impurities would change it.',
    ),
    item(
      4,
      'Ethanol (78 °C) and water (100 °C) are heated in a flask with a short side tube and no fractionating column. Why is the first distillate not pure ethanol?',
      'Some water evaporates below 100 °C',
      [
        'Some ethanol turns into water',
        'Water boils first, before the ethanol',
        'The condenser cools only ethanol',
      ],
      'Water vapour forms below its boiling point and passes over too. A column lets most of it condense and run back.',
    ),
    item(
      4,
      'The same ink is run on two papers in the same solvent. On paper 2 all Rf values are lower. What is a likely reason?',
      'Paper 2 attracts the dyes more strongly',
      [
        'Paper 2 was cut into a longer strip',
        'Paper 2 stood in more solvent',
        'Paper 2 was left in for a much longer time',
      ],
      'The stationary phase matters: a stronger attraction to it holds the dyes back. Length and time do not change the ratio.',
    ),
    item(
      4,
      'A formulation has drug and filler in the ratio 1 : 4 by mass. A firm wants tablets with 150 mg of drug but a total of only 500 mg. What ratio is needed?',
      '3 : 7',
      ['3 : 10', '1 : 3', '7 : 3'],
      '150 mg of drug leaves 500 − 150 = 350 mg of filler, and 150 : 350 = 3 : 7. 3 : 10 compares the drug with the whole tablet.',
    ),
    item(
      4,
      'Cobalt chloride paper turns pink with a colourless liquid. Why does this not show that the liquid is pure water?',
      'Salt water would turn it pink as well',
      [
        'The paper works only with steam',
        'Pure water would turn it white',
        'The paper turns pink in every gas',
      ],
      'The paper shows that water is present. A boiling point of exactly 100 °C would be evidence of purity.',
    ),
    item(
      5,
      'A mixture gives two spots in solvent 1 and two in solvent 2. The two spots of run 1 are cut out and run in solvent 2: the first gives two spots and the second gives one. How many dyes are there at least?',
      '3',
      ['2', '4', '1'],
      'The first spot holds at least two dyes and the second at least one more, as a dye cannot be in both. In solvent 2 two of the three overlap.',
    ),
    item(
      5,
      'A gas of 100 cm³ is hydrogen and oxygen. When it is lit, 2 volumes of hydrogen react with 1 of oxygen, and 10 cm³ of gas is left, which relights a glowing splint. How much hydrogen was there?',
      '60 cm³',
      ['30 cm³', '40 cm³', '90 cm³'],
      'The remaining 10 cm³ is oxygen, so 90 cm³ reacted in the ratio 2 : 1, of which 60 cm³ was hydrogen.',
    ),
    item(
      5,
      'A 2.50 g sample of rock salt gives 2.10 g of dry salt. A pupil then finds that the salt still holds 5 % of water by mass. What percentage of the rock salt was really salt?',
      '79.8 %',
      ['84.0 %', '88.4 %', '79.0 %'],
      'The mass of true salt is 0.95 × 2.10 = 1.995 g, and 1.995 ÷ 2.50 × 100 = 79.8 %. Taking 5 away from 84 % gives 79.0 %.',
    ),
    item(
      5,
      'Two samples of one drug are compared. X melts at 121–122 °C and Y at 113–119 °C. A mixture of X with a pure reference melts at 121–122 °C as well. What does the mixture show?',
      'X is the same substance as the reference',
      [
        'X has a different formula from the reference',
        'Y is the same substance as the reference',
        'X and Y are both free from water',
      ],
      'If X were a different substance, mixing would lower and widen the melting range. It does not, so they are the same.',
    ),
    item(
      5,
      'Spots P and Q have Rf 0.36 and 0.42. The paper lets the solvent run up to 15 cm, and each spot is 0.8 cm wide. Do the spots overlap at the end?',
      'No, as their centres are 0.9 cm apart',
      [
        'Yes, as their centres are 0.6 cm apart',
        'Yes, as their centres are 0.06 cm apart',
        'No, as their centres are 6.3 cm apart',
      ],
      '(0.42 − 0.36) × 15 = 0.9 cm between the centres. Two spots 0.8 cm wide touch only if the centres are 0.8 cm apart or less.',
    ),
    item(
      5,
      'A chemist suspects that a bottle of chlorine water has lost its chlorine. Damp blue litmus turns red in it and stays red. What is the best conclusion?',
      'It is acidic, but no chlorine is shown',
      [
        'Chlorine is present, as the paper reacted',
        'Chlorine is present, as the paper is red',
        'It is neutral, as the paper is not white',
      ],
      'Chlorine bleaches litmus. The lasting red colour shows only an acid, which may have formed from the chlorine.',
    ),
  ],
};
