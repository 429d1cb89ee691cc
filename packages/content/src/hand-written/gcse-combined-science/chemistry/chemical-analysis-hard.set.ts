import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_ANALYSIS',
  name: 'chemical-analysis-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Pure substances, formulations, separating mixtures, chromatography and tests for gases',
  items: [
    item(
      3,
      'In a chromatogram the spots of ink X are at 2.4 cm, 4.2 cm and 5.4 cm and the solvent is at 6.0 cm. Which Rf values does ink X have?',
      '0.40, 0.70 and 0.90',
      ['0.24, 0.42 and 0.54', '0.60, 0.30 and 0.10', '2.5, 1.43 and 1.11'],
      'Divide each distance by 6.0: 2.4 ÷ 6.0 = 0.40, 4.2 ÷ 6.0 = 0.70, 5.4 ÷ 6.0 = 0.90.',
    ),
    item(
      3,
      'Pen P gives spots at Rf 0.30 and 0.75. Q gives 0.30 and 0.55. R gives 0.75. A letter was written in ink that gives 0.30 and 0.75. Which pen could have been used?',
      'P only',
      ['Q only', 'P or R', 'P or Q'],
      'Only pen P has both spots of the letter. R lacks the spot at 0.30, and Q has one at 0.55 that the letter does not have.',
    ),
    item(
      3,
      'Water contains dissolved iron sulfate and insoluble chalk. What is the correct order of steps to obtain crystals of iron sulfate?',
      'Filter, evaporate some of the water, leave to cool',
      [
        'Evaporate all of the water, filter, leave to cool',
        'Leave to cool, filter, evaporate all of the water',
        'Distil, filter the distillate, leave it to cool slowly',
      ],
      'Filtering removes the chalk. The filtrate is then concentrated, and crystals of iron sulfate form as it cools.',
    ),
    item(
      3,
      'Two spots A and B have the same Rf value in ethanol and different values in water. What can be concluded?',
      'A and B are different substances',
      [
        'A and B are the same substance',
        'A is insoluble in both liquids',
        'The solvent front was not measured correctly in either',
      ],
      'The same substance would have the same Rf in every solvent. One different value is enough to show that the two are different.',
    ),
    item(
      3,
      'A formulation of fertiliser has 3 parts of nitrogen compound, 1 part of phosphorus compound and 2 parts of potassium compound. How much potassium compound is in 90 kg?',
      '30 kg',
      ['15 kg', '45 kg', '18 kg'],
      'There are 3 + 1 + 2 = 6 parts, so one part is 90 ÷ 6 = 15 kg. Potassium has two: 2 × 15 = 30 kg.',
    ),
    item(
      3,
      'Which test results belong to the gases from the electrolysis of sodium chloride solution?',
      'One pops with a lit splint and one bleaches damp litmus',
      [
        'One relights a glowing splint and one clouds limewater',
        'One pops with a lit splint and one clouds limewater',
        'One relights a glowing splint and one bleaches damp litmus',
      ],
      'Hydrogen forms at the negative electrode (pop), and chlorine at the positive electrode (bleaching).',
    ),
    item(
      3,
      'A white solid melts from 118 °C to 122 °C. The pure drug melts at 135 °C. After recrystallising it melts at 134 °C to 135 °C. What has happened?',
      'Impurities have been removed, so it is nearly pure',
      [
        'Impurities have been added, so it melts at a higher temperature',
        'The drug has turned into another compound with a higher melting point',
        'The drug has become impure, so it melts over a narrow range',
      ],
      'Impurities lower the melting point and make the range wide. A narrow range near the value of the pure substance shows that it is almost pure.',
    ),
    item(
      3,
      'The gas from a reaction turns limewater cloudy and puts out a lit splint. Which reaction makes it?',
      'Calcium carbonate with acid',
      ['Magnesium with acid', 'Sodium hydroxide with acid', 'Sodium with water'],
      'The gas is carbon dioxide. Carbonates and acids give a salt, water and carbon dioxide. Metals with acid or water give hydrogen.',
    ),
    item(
      3,
      'A lemonade label lists water, sugar, citric acid and a food colour. How can the number of dyes in the colour be found?',
      'Paper chromatography',
      ['Simple distillation', 'Crystallisation', 'Filtration'],
      'Chromatography separates the dissolved dyes into spots. The other methods separate water or solids, but not dyes from one another.',
    ),

    item(
      4,
      'Dye F has Rf 0.64 in solvent 1 and 0.20 in solvent 2. Dye G has 0.66 and 0.80. Which solvent separates F and G better, and why?',
      'Solvent 2, as the values differ more',
      [
        'Solvent 1, as both values are higher',
        'Solvent 1, as the values are closer together',
        'Solvent 2, as both values are lower',
      ],
      'The spots separate well when their Rf values are far apart. In solvent 1 they almost overlap (0.64 and 0.66); in solvent 2 they are 0.60 apart.',
    ),
    item(
      4,
      'The solvent front in a chromatogram runs off the top of the paper before it is taken out. What is the effect on the Rf value?',
      'It cannot be found, as the front is unknown',
      [
        'It is zero, as the front is below the start line',
        'It is equal to 1 for all of the dyes',
        'It can be found from the width of the spots',
      ],
      'Rf needs the distance that the solvent has moved. If the front has left the paper, that distance is not known.',
    ),
    item(
      4,
      'Three unlabelled jars A to C contain hydrogen, oxygen and carbon dioxide, one gas in each. A burning splint gives a pop in A and a brighter flame in B, and goes out in C. What are they?',
      'A is hydrogen, B oxygen, C carbon dioxide',
      [
        'A is oxygen, B hydrogen, C carbon dioxide',
        'A is hydrogen, B carbon dioxide, C oxygen',
        'A is carbon dioxide, B oxygen, C hydrogen',
      ],
      'Hydrogen burns with a pop, oxygen makes a splint burn more brightly, and carbon dioxide puts it out.',
    ),
    item(
      4,
      'A sample of ‘pure’ honey contains several sugars and water. Is it pure in the chemical sense?',
      'No, since it is a mixture of several substances',
      [
        'No, since it comes from a living thing',
        'Yes, since nothing has been added to it',
        'Yes, since it has a fixed composition',
      ],
      'In chemistry, a pure substance is a single element or compound. Honey is a mixture although nothing was added.',
    ),

    item(
      5,
      'Spot D moves 4.5 cm when the solvent moves 7.5 cm. In a second run with the same solvent, the solvent moves 12.0 cm. How far does D move, and what is the gap to dye E with Rf 0.35?',
      '7.2 cm, with a gap of 3.0 cm',
      ['7.2 cm, with a gap of 4.2 cm', '7.5 cm, with a gap of 3.3 cm', '4.5 cm, with a gap of 0.3 cm'],
      'Rf of D is 4.5 ÷ 7.5 = 0.60. In the second run it moves 0.60 × 12.0 = 7.2 cm, and E moves 0.35 × 12.0 = 4.2 cm: 7.2 − 4.2 = 3.0 cm.',
    ),
    item(
      5,
      'A tablet of 600 mg contains 75 % of drug and 10 % of binder, and the rest is filler. How many tablets could be made from 900 g of filler?',
      '10,000',
      ['1,500', '2,000', '15,000'],
      'The filler is 100 − 75 − 10 = 15 % of 600 mg = 90 mg = 0.090 g. 900 ÷ 0.090 = 10,000 tablets.',
    ),
    item(
      5,
      'Four groups in a class find Rf values of 0.48, 0.52, 0.50 and 0.66 for one dye. What is the best value, and how far is it from the accepted 0.50?',
      '0.50, with no difference',
      [
        '0.54, with a difference of 0.04',
        '0.51, with a difference of 0.01',
        '0.66, with a difference of 0.16',
      ],
      '0.66 is an anomaly and is left out. The mean of 0.48, 0.52 and 0.50 is 1.50 ÷ 3 = 0.50, as accepted.',
    ),
    item(
      5,
      'Liquid M boils from 78 °C to 92 °C. Distilling 100 cm³ of it gives 60 cm³ of liquid P, which boils at 78 °C. The rest, Q, boils at 100 °C. Which statement is right?',
      'P and Q may be pure and M is a mixture',
      [
        'M and P are pure and Q is a mixture',
        'P and Q are mixtures and M is pure',
        'M may be pure, and P and Q are compounds of it',
      ],
      'P and Q each boil at one temperature, as pure substances do. M boils over a range, so it is a mixture.',
    ),
    item(
      5,
      'Dyes P and Q end up 2.4 cm apart when the solvent moves 8.0 cm. P has an Rf value of 0.25, and Q has moved further than P. What is the Rf value of Q?',
      '0.55',
      ['0.30', '0.65', '0.85'],
      'P moves 0.25 × 8.0 = 2.0 cm, so Q moves 2.0 + 2.4 = 4.4 cm. Its Rf value is 4.4 ÷ 8.0 = 0.55.',
    ),
    item(
      5,
      'A mixture of dyes gives spots at Rf 0.15, 0.60 and 0.85 in one solvent, and at 0.40 and 0.70 in another. What can be concluded about the number of dyes?',
      'There are at least three, and some overlap in the second solvent',
      [
        'There are exactly two, since the second solvent shows two spots',
        'There are exactly three, since the first solvent must separate them all',
        'There are at least five, since five different Rf values were found',
      ],
      'Each spot contains at least one dye, so three spots mean three dyes or more. In the second solvent, two of them have the same Rf value. Dyes may overlap in the first solvent as well.',
    ),
    item(
      5,
      'A pupil tests a gas with a lit splint and hears a pop. She concludes that it is pure hydrogen. Which experiment would best test the word ‘pure’?',
      'Cool the gas and see if it condenses at one temperature',
      [
        'Test the gas again with a burning splint and a louder pop',
        'Test the gas with a glowing splint to see if it relights',
        'Weigh a jar of the gas before and after adding limewater',
      ],
      'A pure substance condenses (or boils) at one fixed temperature; a mixture does so over a range. A pop is given by hydrogen mixed with air as well.',
    ),
  ],
};
