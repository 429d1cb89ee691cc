import { task } from '../../structured/structured-question.ts';

/** Questions 5 to 7. */
export const chemistry5To7 = [
  task('ENERGETICS_AND_KINETICS', 'burning-limestone', 4, {
    stem: 'Calcium carbonate decomposes when it is heated strongly.\nCaCO₃(s) → CaO(s) + CO₂(g)\nThe standard enthalpies of formation, in kJ mol⁻¹, are −1207 for CaCO₃, −635 for CaO and −394 for CO₂. The standard entropies, in J K⁻¹ mol⁻¹, are 92.9 for CaCO₃, 39.7 for CaO and 214 for CO₂.',
    parts: [
      {
        body: 'Calculate the standard enthalpy change of the reaction.',
        unit: 'kJ mol⁻¹',
        answer: '+178 kJ mol⁻¹',
        scheme: [
          ['M1', 'for (−635 − 394) − (−1207)'],
          ['A1', 'for +178'],
        ],
        solution: 'ΔH = products − reactants = (−635 − 394) − (−1207) = +178 kJ mol⁻¹.',
      },
      {
        body: 'Calculate the standard entropy change, and explain its sign.',
        unit: 'J K⁻¹ mol⁻¹',
        answer: '+160.8 J K⁻¹ mol⁻¹; a gas is formed from a solid',
        scheme: [
          ['B1', 'for 39.7 + 214 − 92.9 = +160.8 (accept 161)'],
          ['B1', 'for a gas being formed from a solid, so the disorder increases'],
        ],
        solution:
          'ΔS = 39.7 + 214 − 92.9 = +160.8 J K⁻¹ mol⁻¹. It is positive because a gas, which is much more disordered, is formed from a solid.',
      },
      {
        body: 'Calculate the lowest temperature at which the reaction is feasible.',
        unit: 'K',
        answer: '1110 K',
        scheme: [
          ['M1', 'for ΔG = ΔH − TΔS = 0'],
          ['M1', 'for 178 × 1000 ÷ 160.8, with both in joules'],
          ['A1', 'for 1110 (1107)'],
        ],
        solution: 'ΔG = 0 where T = ΔH ÷ ΔS = 178,000 ÷ 160.8 = 1107 K.',
      },
    ],
  }),
  task('EQUILIBRIA_AND_REDOX', 'ethanoic-acid-buffer', 4, {
    stem: 'At 25 °C ethanoic acid, CH₃COOH, has an acid dissociation constant of 1.74 × 10⁻⁵ mol dm⁻³.',
    parts: [
      {
        body: 'Calculate the pH of ethanoic acid of concentration 0.100 mol dm⁻³.',
        answer: '2.88',
        scheme: [
          ['M1', 'for [H⁺]² = 1.74 × 10⁻⁵ × 0.100'],
          ['M1', 'for [H⁺] = 1.32 × 10⁻³'],
          ['A1', 'for 2.88'],
        ],
        solution: '[H⁺] = √(1.74 × 10⁻⁵ × 0.100) = 1.32 × 10⁻³ mol dm⁻³, and pH = −log(1.32 × 10⁻³) = 2.88.',
      },
      {
        body: 'A buffer is made from 50.0 cm³ of this acid and 20.0 cm³ of sodium hydroxide solution of concentration 0.100 mol dm⁻³. Calculate its pH.',
        answer: '4.58',
        scheme: [
          ['M1', 'for 5.00 × 10⁻³ mol of acid and 2.00 × 10⁻³ mol of sodium hydroxide'],
          ['M1', 'for 3.00 × 10⁻³ mol of acid left and 2.00 × 10⁻³ mol of ethanoate'],
          ['M1', 'for [H⁺] = 1.74 × 10⁻⁵ × 3.00 ÷ 2.00 (= 2.61 × 10⁻⁵)'],
          ['A1', 'for 4.58'],
        ],
        solution:
          'The alkali turns 2.00 × 10⁻³ mol of the acid to ethanoate and leaves 3.00 × 10⁻³ mol. Then [H⁺] = 1.74 × 10⁻⁵ × 3.00 ÷ 2.00 = 2.61 × 10⁻⁵ mol dm⁻³, and the pH is 4.58.',
      },
      {
        body: 'Explain how this buffer keeps its pH almost constant when a little hydrochloric acid is added.',
        answer: 'ethanoate ions react with the added H⁺ ions',
        scheme: [
          ['B1', 'for CH₃COO⁻ + H⁺ → CH₃COOH, or the same in words'],
          ['B1', 'for a ratio of acid to ethanoate that hardly changes'],
        ],
        solution:
          'Ethanoate ions react with the added H⁺ ions: CH₃COO⁻ + H⁺ → CH₃COOH. The ratio of acid to ethanoate changes very little, so [H⁺] does too.',
        ruledLines: 4,
      },
      {
        body: 'The standard electrode potentials are +0.77 V for Fe³⁺/Fe²⁺ and +0.54 V for I₂/I⁻. Show that iron(III) ions can oxidise iodide ions, and write the ionic equation.',
        answer: '2Fe³⁺ + 2I⁻ → 2Fe²⁺ + I₂',
        scheme: [
          ['B1', 'for 0.77 − 0.54 = +0.23 V, which is positive, so the reaction is feasible'],
          ['B1', 'for Fe³⁺ + I⁻ on the left and Fe²⁺ + I₂ on the right'],
          ['B1', 'for the balanced equation 2Fe³⁺ + 2I⁻ → 2Fe²⁺ + I₂'],
        ],
        solution:
          'The system with the more positive potential is reduced: 0.77 − 0.54 = +0.23 V. The equation is 2Fe³⁺ + 2I⁻ → 2Fe²⁺ + I₂.',
        lines: 5,
        isFree: true,
      },
    ],
  }),
  task('ORGANIC_CHEMISTRY', 'from-bromobutane-to-esters', 5, {
    parts: [
      {
        body: 'Draw the mechanism of the reaction of 1-bromobutane with aqueous hydroxide ions, and name the mechanism.',
        answer: 'nucleophilic substitution; butan-1-ol is formed',
        scheme: [
          ['B1', 'for nucleophilic substitution'],
          ['B1', 'for a curly arrow from a lone pair of OH⁻ to the carbon atom bonded to bromine'],
          ['B1', 'for a curly arrow from the C–Br bond to bromine'],
          ['B1', 'for the products butan-1-ol and Br⁻'],
        ],
        solution:
          'The lone pair of OH⁻ attacks the δ+ carbon atom, and the electron pair of the C–Br bond moves to bromine. Butan-1-ol and Br⁻ are formed by nucleophilic substitution.',
        lines: 8,
        isFree: true,
      },
      {
        body: 'Butanone is reduced with NaBH₄. The product has a chiral centre, but it does not rotate the plane of polarised light. Name the product and explain why the mixture is optically inactive.',
        answer: 'butan-2-ol; a racemic mixture is formed',
        scheme: [
          ['B1', 'for butan-2-ol'],
          ['B1', 'for the planar carbonyl group'],
          ['B1', 'for attack from either side being equally likely'],
          ['B1', 'for equal amounts of both enantiomers, whose rotations cancel'],
        ],
        solution:
          'The product is butan-2-ol. The C=O group is planar, so the hydride ion attacks from above and below with equal probability. Equal amounts of the two enantiomers form, and their rotations cancel.',
        ruledLines: 6,
      },
      {
        body: 'A compound C₄H₈O₂ has a strong infrared absorption at 1740 cm⁻¹ and no broad absorption from 2500 to 3300 cm⁻¹. Its ¹H NMR spectrum has a triplet at δ = 1.2 (3H), a singlet at δ = 2.0 (3H) and a quartet at δ = 4.1 (2H). Identify the compound and explain how each piece of evidence supports your answer.',
        answer: 'ethyl ethanoate, CH₃COOCH₂CH₃',
        scheme: [
          ['B1', 'for C=O from 1740 cm⁻¹, and no carboxylic acid O–H'],
          ['B1', 'for CH₂ next to CH₃ from the quartet and the triplet'],
          ['B1', 'for CH₂ next to oxygen (δ = 4.1) and CH₃ next to C=O (singlet, δ = 2.0)'],
          ['B1', 'for ethyl ethanoate'],
        ],
        solution:
          'There is a C=O group but no acid O–H, so it is an ester. The triplet and the quartet show CH₃CH₂, and δ = 4.1 shows that the CH₂ is next to oxygen. The singlet is CH₃ next to C=O: CH₃COOCH₂CH₃.',
        ruledLines: 8,
      },
      {
        body: 'Benzene is nitrated with concentrated nitric and sulfuric acids. Write an equation for the formation of the electrophile, and explain why benzene reacts by substitution and not by addition.',
        answer: 'HNO₃ + 2H₂SO₄ → NO₂⁺ + 2HSO₄⁻ + H₃O⁺; substitution keeps the delocalised ring',
        scheme: [
          ['B1', 'for HNO₃ + 2H₂SO₄ → NO₂⁺ + 2HSO₄⁻ + H₃O⁺ (or a correct equation with H₂O)'],
          ['B1', 'for the stable ring of delocalised electrons being kept'],
        ],
        solution:
          'HNO₃ + 2H₂SO₄ → NO₂⁺ + 2HSO₄⁻ + H₃O⁺. Substitution restores the stable system of delocalised π electrons, which addition would destroy.',
        ruledLines: 4,
      },
    ],
  }),
];
