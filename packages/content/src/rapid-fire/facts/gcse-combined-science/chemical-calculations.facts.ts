import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/CHEMICAL_CALCULATIONS',
  groups: {
    'formula-masses': questions({ levels: [1, 10], seconds: 25 }, [
      ['How many atoms are in the formula H₂O?', '3', ['2', '1', '4']],
      ['How many atoms are in the formula CO₂?', '3', ['2', '4', '1']],
      ['How many oxygen atoms are in the formula CaCO₃?', '3', ['1', '5', '2']],
      ['How many atoms are in the formula CH₄?', '5', ['4', '2', '1']],
      ['What is the relative formula mass of H₂? (H = 1)', '2', ['1', '4', '0.5']],
      ['What is the relative formula mass of O₂? (O = 16)', '32', ['16', '8', '18']],
      ['What is the relative formula mass of CH₄? (C = 12, H = 1)', '16', ['13', '5', '48']],
      ['How many atoms are in the formula Mg(OH)₂?', '5', ['4', '3', '6']],
      ['What is the relative formula mass of NaCl? (Na = 23, Cl = 35.5)', '58.5', ['58', '12.5', '94']],
      ['What is the relative formula mass of NH₃? (N = 14, H = 1)', '17', ['15', '45', '42']],
      [
        '10 g of a solid reacts with 6 g of another, and no gas escapes. What mass is formed?',
        '16 g',
        ['4 g', '60 g', '10 g'],
      ],
      ['In which unit is the amount of a substance measured?', 'mole', ['gram', 'litre', 'joule']],
      [
        '5 g in 0.5 dm³ of solution is which concentration?',
        '10 g/dm³',
        ['2.5 g/dm³', '5 g/dm³', '5.5 g/dm³'],
      ],
      ['How many cm³ are in 1 dm³?', '1,000', ['100', '10', '1,000,000']],
      [
        '20 g of solute in 250 cm³ is which concentration?',
        '80 g/dm³',
        ['5 g/dm³', '0.08 g/dm³', '12.5 g/dm³'],
      ],
      ['Balance: 2H₂ + O₂ → ?H₂O', '2', ['1', '3', '4']],
      ['How many moles are 24 g of carbon? (C = 12)', '2', ['0.5', '12', '288']],
      ['How many moles are 9 g of water? (formula mass 18)', '0.5', ['2', '162', '9']],
      ['What is the mass of 3 mol of helium? (He = 4)', '12 g', ['7 g', '0.75 g', '1.3 g']],
      ['What is the relative formula mass of Ca(OH)₂? (Ca = 40, O = 16, H = 1)', '74', ['57', '58', '73']],
    ]),
  },
};
