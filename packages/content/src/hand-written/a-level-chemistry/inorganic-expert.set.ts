import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_CHEMISTRY',
  topicCode: 'INORGANIC_CHEMISTRY',
  name: 'inorganic-expert',
  audience: 'Year 13, AQA, Edexcel and OCR',
  syllabus: 'Unfamiliar problems that combine Group 2, Group 7, Period 3 and transition metals',
  items: [
    item(
      5,
      'A green solution X gives a white precipitate with silver nitrate and a green one with ammonia, which dissolves in a large excess of ammonia to a blue solution. Which salt is X likely to be?',
      'NiCl₂',
      ['FeCl₂', 'CrBr₃', 'NiSO₄'],
      'Ni²⁺(aq) is green, its hydroxide is green, and excess ammonia forms the blue [Ni(NH₃)₆]²⁺. The white precipitate is AgCl. Iron(II) hydroxide does not dissolve in ammonia, and chromium(III) gives a purple solution.',
    ),
    item(
      5,
      '2.46 g of hydrated MgSO₄·xH₂O gives 2.33 g of BaSO₄ with excess BaCl₂. What is x? (MgSO₄ = 120.4, H₂O = 18.0, BaSO₄ = 233.4)',
      '7',
      ['5', '6', '10'],
      'n(BaSO₄) = 2.33 ÷ 233.4 = 0.00998 mol, so Mᵣ of the hydrate = 2.46 ÷ 0.00998 = 246. The water has a mass of 246 − 120 = 126 = 7 × 18.',
    ),
    item(
      5,
      'Group 2 nitrates decompose: 2M(NO₃)₂ → 2MO + 4NO₂ + O₂. 0.0200 mol of one of them loses 2.16 g. Which conclusion is right? (NO₂ = 46.0, O₂ = 32.0)',
      'The loss is the same for every Group 2 metal',
      [
        'The metal must be magnesium, with Aᵣ 24.3',
        'The metal must be calcium, with Aᵣ 40.1',
        'The decomposition was only half complete',
      ],
      'From 0.0200 mol, 0.0400 mol of NO₂ (1.84 g) and 0.0100 mol of O₂ (0.32 g) are lost: 2.16 g, whatever the metal. The loss alone cannot identify it.',
    ),
    item(
      5,
      'Which observation shows that [Fe(H₂O)₆]³⁺ is acidic, and which equation explains it?',
      'CO₂ with Na₂CO₃; [Fe(H₂O)₆]³⁺ ⇌ [Fe(H₂O)₅OH]²⁺ + H⁺',
      [
        'H₂ with Na₂CO₃; [Fe(H₂O)₆]³⁺ ⇌ [Fe(H₂O)₅H]⁴⁺ + OH⁻',
        'CO₂ with Na₂CO₃; [Fe(H₂O)₆]³⁺ + e⁻ ⇌ [Fe(H₂O)₆]²⁺',
        'SO₂ with Na₂SO₄; [Fe(H₂O)₆]³⁺ ⇌ [Fe(H₂O)₅]³⁺ + H₂O',
      ],
      'The highly charged ion weakens the O–H bonds of its water molecules. The H⁺ released reacts with carbonate ions and gives carbon dioxide.',
    ),
    item(
      5,
      'A 1.20 g coin of copper and zinc is dissolved in acid; excess KI gives iodine, 2Cu²⁺ + 4I⁻ → 2CuI + I₂, which needs 30.0 cm³ of 0.500 mol dm⁻³ S₂O₃²⁻ (I₂ + 2S₂O₃²⁻ → 2I⁻ + S₄O₆²⁻). What percentage of the coin is copper? (Cu = 63.5)',
      '79.4%',
      ['39.7%', '63.5%', '20.6%'],
      'n(S₂O₃²⁻) = 0.0150 mol, so n(I₂) = 0.00750 mol and n(Cu²⁺) = 0.0150 mol. The mass of copper is 0.0150 × 63.5 = 0.953 g, and 0.953 ÷ 1.20 × 100 = 79.4%.',
    ),
    item(
      5,
      'The melting points of NaCl, MgCl₂, AlCl₃ (sublimes) and SiCl₄ fall steadily from 801 °C to −69 °C. What is the best explanation?',
      'The bonding changes from ionic to covalent',
      [
        'The metallic bonding becomes weaker',
        'The molecules become larger and heavier',
        'The ionic charges become smaller and smaller',
      ],
      'The difference in electronegativity falls across the period, and the smaller, more highly charged cations polarise Cl⁻ more. SiCl₄ is molecular, with only weak forces between molecules.',
    ),
    item(
      5,
      'A complex has the composition CoCl₃·5NH₃. One mole gives two moles of AgCl at once with silver nitrate. How many ions per formula unit does its solution contain?',
      '3',
      ['2', '4', '1'],
      'Two chloride ions are free and the third is a ligand: [Co(NH₃)₅Cl]²⁺ and 2Cl⁻, three ions in all.',
    ),
  ],
};
