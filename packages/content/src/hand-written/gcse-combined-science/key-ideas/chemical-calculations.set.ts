import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_CALCULATIONS',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Formulae, equations, masses, moles and concentrations',
  items: [
    item(
      1,
      'Which number is needed to balance this equation?\n2K + 2H₂O → 2KOH + ? H₂',
      '1',
      ['2', '3', '4'],
      'There are 4 hydrogen atoms on the left. 2KOH has two of them, so one H₂ has the other two.',
    ),
    item(
      1,
      'What is the sum of the relative formula masses of 2CO? (C = 12, O = 16)',
      '56',
      ['28', '44', '40'],
      'CO is 12 + 16 = 28, and the 2 in front doubles it: 56. 40 comes from doubling the carbon only.',
    ),
    item(
      1,
      'Which formula shows one aluminium ion and three nitrate ions?',
      'Al(NO₃)₃',
      ['AlNO₃', 'Al₃NO₃', 'AlN₃O₃'],
      'The 3 outside the bracket means three whole nitrate groups. AlN₃O₃ would have too few oxygen atoms.',
    ),
    item(
      1,
      'What does (l) after a formula mean?',
      'The substance is a liquid',
      ['The substance is dissolved', 'The substance is a lead compound', 'The substance is light'],
      'The state symbols are (s) solid, (l) liquid, (g) gas and (aq) dissolved in water.',
    ),
    item(
      2,
      'Which number makes the equation balanced?\nFe₂O₃ + ? CO → 2Fe + 3CO₂',
      '3',
      ['2', '1', '6'],
      'The right side has 3 carbon atoms, so 3CO are needed. Then oxygen is 3 + 3 = 6 on each side.',
    ),
    item(
      2,
      'What percentage by mass of calcium carbonate, CaCO₃, is calcium? (Ca = 40, C = 12, O = 16)',
      '40 %',
      ['59 %', '33 %', '20 %'],
      'The formula mass is 40 + 12 + 48 = 100, and 40 ÷ 100 = 40 %. 59 % comes from counting one oxygen atom only.',
    ),
    item(
      2,
      'A pupil needs a solution with 10 g/dm³ of salt, and has 2.0 g of salt. What volume of solution can be made?',
      '200 cm³',
      ['20 cm³', '500 cm³', '5 cm³'],
      'Volume is mass ÷ concentration: 2.0 ÷ 10 = 0.20 dm³ = 200 cm³. 500 cm³ would give only 4 g/dm³.',
    ),
    item(
      3,
      'How many atoms are there altogether in 0.50 mol of carbon dioxide, CO₂? (the Avogadro constant is 6.02 × 10²³ per mole)',
      '9.03 × 10²³',
      ['3.01 × 10²³', '6.02 × 10²³', '1.20 × 10²⁴'],
      'There are 0.50 × 6.02 × 10²³ = 3.01 × 10²³ molecules with three atoms each. 3.01 × 10²³ is the number of molecules.',
      higher,
    ),
    item(
      4,
      '15 g of a salt is dissolved to make 300 cm³ of solution. 100 cm³ of it is poured into a flask and made up to 250 cm³ with water. What is the new concentration?',
      '20 g/dm³',
      ['50 g/dm³', '60 g/dm³', '17 g/dm³'],
      'The first solution has 15 ÷ 0.300 = 50 g/dm³, so 100 cm³ holds 5 g. Then 5 ÷ 0.250 = 20 g/dm³. 50 g/dm³ is the first solution.',
    ),
  ],
};
