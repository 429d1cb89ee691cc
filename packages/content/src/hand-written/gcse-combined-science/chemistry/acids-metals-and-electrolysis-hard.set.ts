import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'CHEMICAL_CHANGES',
  name: 'acids-metals-and-electrolysis-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'The reactivity series, extraction of metals, acids and alkalis, soluble salts and electrolysis',
  items: [
    item(
      3,
      'Four metals are put into solutions of the salts of the others. P displaces Q and R but not S. R displaces Q. What is the order from most to least reactive?',
      'S, P, R, Q',
      ['P, S, Q, R', 'S, P, Q, R', 'Q, R, P, S'],
      'P is above Q and R and below S. R is above Q, so the order is S, P, R, Q.',
    ),
    item(
      3,
      'Dilute sulfuric acid is electrolysed with inert electrodes. What forms at each electrode?',
      'Hydrogen at the cathode, oxygen at the anode',
      [
        'Oxygen at the cathode, hydrogen at the anode',
        'Hydrogen at the cathode, sulfur at the anode',
        'Sulfur at the cathode, oxygen at the anode',
      ],
      'H⁺ ions gain electrons and form hydrogen. At the anode the hydroxide ions of water are discharged, not sulfate, and form oxygen.',
    ),
    item(
      3,
      'Which half equation takes place at the cathode when molten zinc chloride is electrolysed?',
      'Zn²⁺ + 2e⁻ → Zn',
      ['Zn → Zn²⁺ + 2e⁻', '2Cl⁻ → Cl₂ + 2e⁻', 'Cl₂ + 2e⁻ → 2Cl⁻'],
      'Zinc ions gain two electrons each at the negative electrode, which is reduction.',
      higher,
    ),
    item(
      3,
      'Hydrogen is made by electrolysis of brine, and sodium hydroxide stays in solution. Why?',
      'Sodium and hydroxide ions are not discharged',
      [
        'Sodium and hydroxide ions combine with chlorine',
        'Sodium is discharged, and hydroxide is not',
        'Hydroxide is discharged, and sodium is not',
      ],
      'H⁺ and Cl⁻ are discharged. Na⁺ and OH⁻ remain in the solution, as sodium hydroxide.',
    ),
    item(
      3,
      '10 cm³ of an acid needs 25 cm³ of alkali. Which volume of the same alkali is needed for 6 cm³ of the acid?',
      '15 cm³',
      ['2.4 cm³', '21 cm³', '41.7 cm³'],
      'The volumes are proportional: 25 ÷ 10 = 2.5 cm³ of alkali for each cm³ of acid, so 6 × 2.5 = 15 cm³.',
    ),

    item(
      4,
      'Acid A has a pH of 1 and acid B of 4. How many times greater is the hydrogen ion concentration in A?',
      '1,000 times',
      ['3 times', '4 times', '100 times'],
      'Each step of one in pH is a factor of 10. Three steps are 10 × 10 × 10 = 1,000.',
      higher,
    ),
    item(
      4,
      'Solutions of potassium nitrate and of silver nitrate are electrolysed with inert electrodes. What forms at the cathode in each?',
      'Hydrogen from the first, silver from the second',
      [
        'Potassium from the first, silver from the second',
        'Hydrogen from both of the solutions',
        'Silver from the first, hydrogen from the second',
      ],
      'Potassium is more reactive than hydrogen, so hydrogen forms. Silver is less reactive, so silver forms.',
    ),

    item(
      5,
      '1.20 g of magnesium reacts with excess sulfuric acid. Mg + H₂SO₄ → MgSO₄ + H₂. What mass of magnesium sulfate is made? (Mg = 24, S = 32, O = 16, H = 1)',
      '6.0 g',
      ['12.0 g', '5.0 g', '4.8 g'],
      '1.20 ÷ 24 = 0.050 mol of Mg gives 0.050 mol of MgSO₄, with a formula mass of 120. 0.050 × 120 = 6.0 g.',
      higher,
    ),
    item(
      5,
      'The mass of copper deposited on a cathode is proportional to the current and to the time. 0.64 g is deposited by 1.0 A in 30 minutes. What mass is deposited by 2.0 A in 45 minutes?',
      '1.92 g',
      ['0.96 g', '1.28 g', '3.84 g'],
      'The current is 2 times and the time 45 ÷ 30 = 1.5 times as great, so the mass is 0.64 × 2 × 1.5 = 1.92 g.',
    ),
    item(
      5,
      'Ethanoic acid and hydrochloric acid have the same concentration of 0.1 mol/dm³. Equal volumes react with excess magnesium. How do the results compare?',
      'Hydrochloric is faster, and both give the same volume of gas',
      [
        'Hydrochloric is faster and gives a larger volume of gas',
        'Ethanoic is faster, and both give the same volume of gas',
        'Ethanoic is slower and gives a smaller volume of gas',
      ],
      'Hydrochloric acid is strong and has more hydrogen ions at first, so it is faster. Both contain the same number of moles of acid in all, so the volume is equal.',
      higher,
    ),
    item(
      5,
      'In the equation Fe₂O₃ + 3CO → 2Fe + 3CO₂, which is oxidised and what mass of iron is made from 80 kg of Fe₂O₃? (Fe = 56, O = 16)',
      'CO, 56 kg',
      ['Fe₂O₃, 56 kg', 'CO, 112 kg', 'CO, 28 kg'],
      'Carbon monoxide gains oxygen. The formula mass of Fe₂O₃ is 160, of which iron is 112, so 80 × 112 ÷ 160 = 56 kg.',
    ),
    item(
      5,
      'Molten sodium chloride and sodium chloride solution are electrolysed. Which difference and which explanation are correct?',
      'Sodium from the melt, hydrogen from solution, as water gives H⁺',
      [
        'Hydrogen from the melt, sodium from solution, as water gives OH⁻',
        'Chlorine only from the melt, as water stops chloride reacting',
        'Oxygen from the melt, chlorine from solution, as salt is denser',
      ],
      'In the melt there are only Na⁺ and Cl⁻. In solution the ions of water are present, and hydrogen, less reactive than sodium, is discharged.',
    ),
    item(
      5,
      'An acid of pH 3 is diluted by adding 90 cm³ of water to 10 cm³. 10 cm³ of this is diluted again in the same way. What is the pH in the end?',
      '5',
      ['1', '4', '6'],
      'Each dilution makes the hydrogen ion concentration ten times smaller and raises the pH by 1: 3 → 4 → 5.',
      higher,
    ),
    item(
      5,
      'To 50 cm³ of hydrochloric acid a pupil adds sodium hydroxide of the same concentration, 8 cm³ at a time. How many additions make it alkaline, and which ions are in the flask then, besides water?',
      '7 additions; Na⁺, Cl⁻ and OH⁻',
      ['6 additions; Na⁺, Cl⁻ and H⁺', '7 additions; Na⁺ and OH⁻', '8 additions; Na⁺, Cl⁻ and H⁺'],
      'Neutral at 50 cm³. 6 × 8 = 48 cm³ is too little and 7 × 8 = 56 cm³ too much, so OH⁻ ions are in excess with the Na⁺ and Cl⁻.',
    ),
  ],
};
