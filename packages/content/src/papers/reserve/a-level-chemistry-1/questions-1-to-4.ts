import { task } from '../../structured/structured-question.ts';

/** Questions 1 to 4. */
export const chemistry1To4 = [
  task('ATOMIC_STRUCTURE_AND_BONDING', 'electrons-and-molecules', 2, {
    stem: 'The arrangement of electrons decides how atoms react and what shapes molecules have.',
    parts: [
      {
        body: 'Define the term ‘first ionisation energy’.',
        answer: 'the enthalpy change when one mole of gaseous atoms each lose one electron',
        scheme: [
          ['B1', 'for the energy to remove one mole of electrons from one mole of atoms'],
          ['B1', 'for gaseous atoms that become gaseous 1+ ions'],
        ],
        solution:
          'It is the enthalpy change when one mole of electrons is removed from one mole of gaseous atoms to form one mole of gaseous ions with a single positive charge.',
        ruledLines: 3,
      },
      {
        body: 'Explain why the first ionisation energy of aluminium is lower than that of magnesium.',
        answer: 'the outer electron of aluminium is in a 3p sub-shell',
        scheme: [
          ['B1', 'for the outer electron of aluminium being in 3p, that of magnesium in 3s'],
          ['B1', 'for 3p being higher in energy (further out, or shielded by 3s), so less energy is needed'],
        ],
        solution:
          'Aluminium loses a 3p electron and magnesium a 3s electron. The 3p sub-shell is higher in energy and partly shielded by 3s, so less energy is needed.',
        ruledLines: 4,
      },
      {
        body: 'Give the full electron configuration of the ion Fe³⁺.',
        answer: '1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵',
        scheme: [['B1', 'for 1s² 2s² 2p⁶ 3s² 3p⁶ 3d⁵']],
        solution: 'Iron is [Ar] 3d⁶ 4s². The two 4s electrons are lost first, then one 3d electron.',
        lines: 2,
      },
      {
        body: 'State the shapes of the molecules BF₃ and NF₃, with a bond angle for each. Explain the difference.',
        answer: 'BF₃ trigonal planar, 120°; NF₃ pyramidal, about 102–107°',
        scheme: [
          ['B1', 'for BF₃ being trigonal planar with 120°'],
          ['B1', 'for NF₃ being (trigonal) pyramidal with an angle from 102° to 107°'],
          ['B1', 'for three bonding pairs in BF₃, and three bonding pairs and one lone pair in NF₃'],
          ['B1', 'for electron pairs repelling as far as possible, and lone pairs repelling more'],
        ],
        solution:
          'Boron has three bonding pairs, which repel equally: trigonal planar, 120°. Nitrogen has a lone pair as well, which repels more than bonding pairs: pyramidal, with an angle below the tetrahedral 109.5°.',
        ruledLines: 7,
      },
      {
        body: 'Explain why ammonia has a higher boiling point than phosphine, PH₃, although its molecules have fewer electrons.',
        answer: 'ammonia has hydrogen bonds between its molecules',
        scheme: [
          ['B1', 'for hydrogen bonds between ammonia molecules'],
          ['B1', 'for weaker van der Waals forces between phosphine molecules'],
        ],
        solution:
          'Nitrogen is very electronegative, so there are hydrogen bonds between ammonia molecules. Phosphine has only van der Waals forces, which are weaker.',
        ruledLines: 4,
      },
    ],
  }),
  task('AMOUNT_OF_SUBSTANCE', 'washing-soda', 2, {
    stem: 'Crystals of washing soda have the formula Na₂CO₃·xH₂O. A student dissolves 1.43 g of the crystals in water and makes 250 cm³ of solution. A sample of 25.0 cm³ of this solution needs 20.00 cm³ of hydrochloric acid of concentration 0.0500 mol dm⁻³ for the reaction below.\nNa₂CO₃ + 2HCl → 2NaCl + H₂O + CO₂',
    parts: [
      {
        body: 'Describe how the student makes exactly 250 cm³ of the solution from the weighed crystals.',
        answer: 'dissolve, transfer with washings to a volumetric flask, fill to the mark, mix',
        scheme: [
          ['B1', 'for dissolving the crystals in a beaker with less than 250 cm³ of distilled water'],
          ['B1', 'for transferring the solution and washings to a 250 cm³ volumetric flask'],
          ['B1', 'for water up to the mark (bottom of the meniscus) and inverting to mix'],
        ],
        solution:
          'The crystals are dissolved in distilled water in a beaker. The solution and washings of the beaker go into a 250 cm³ volumetric flask, which is filled until the bottom of the meniscus is at the mark and inverted several times.',
        ruledLines: 6,
      },
      {
        body: 'Calculate the value of x. Use M(Na₂CO₃) = 106.0 g mol⁻¹ and M(H₂O) = 18.0 g mol⁻¹.',
        answer: '10',
        scheme: [
          ['M1', 'for 0.02000 × 0.0500 (= 1.00 × 10⁻³ mol of acid)'],
          ['M1', 'for halving it (5.00 × 10⁻⁴ mol of carbonate)'],
          ['M1', 'for multiplying by 10 (5.00 × 10⁻³ mol in 250 cm³)'],
          ['M1', 'for 1.43 ÷ their amount (= 286 g mol⁻¹)'],
          ['A1', 'for x = 10'],
        ],
        solution:
          'The acid is 1.00 × 10⁻³ mol, so the sample has 5.00 × 10⁻⁴ mol of carbonate and the flask 5.00 × 10⁻³ mol. The molar mass is 1.43 ÷ (5.00 × 10⁻³) = 286 g mol⁻¹, and (286 − 106) ÷ 18 = 10.',
      },
      {
        body: 'Each reading of the burette has an uncertainty of ±0.05 cm³. Calculate the percentage uncertainty in the volume of acid, and suggest how the student could make it smaller with the same burette.',
        unit: '%',
        answer: '0.5%; use a greater volume of acid',
        scheme: [
          ['M1', 'for two readings, 0.10 cm³'],
          ['A1', 'for 0.10 ÷ 20.00 × 100 = 0.5'],
          ['B1', 'for a more dilute acid, or more of the crystals, so that the volume is greater'],
        ],
        solution:
          'Two readings give 2 × 0.05 = 0.10 cm³, and 0.10 ÷ 20.00 × 100 = 0.5%. A more dilute acid gives a greater volume with the same uncertainty.',
      },
    ],
  }),
  task('ENERGETICS_AND_KINETICS', 'rate-of-a-reaction', 3, {
    stem: 'Substances A and B react in solution. Three experiments at one temperature gave these initial rates, with concentrations in mol dm⁻³ and rates in mol dm⁻³ s⁻¹.\nExperiment 1: [A] = 0.10, [B] = 0.10, rate = 2.0 × 10⁻⁴\nExperiment 2: [A] = 0.20, [B] = 0.10, rate = 4.0 × 10⁻⁴\nExperiment 3: [A] = 0.20, [B] = 0.30, rate = 3.6 × 10⁻³',
    parts: [
      {
        body: 'Deduce the order with respect to A and to B, and write the rate equation. Explain your reasoning.',
        answer: 'rate = k[A][B]²',
        scheme: [
          ['B1', 'for first order in A, since doubling [A] doubles the rate'],
          ['B1', 'for second order in B, since three times [B] gives nine times the rate'],
          ['B1', 'for rate = k[A][B]²'],
        ],
        solution:
          'From 1 to 2, [A] doubles and the rate doubles: first order. From 2 to 3, [B] is three times and the rate nine times as large: second order. So rate = k[A][B]².',
        ruledLines: 5,
      },
      {
        body: 'Calculate the rate constant from experiment 1, and give its unit.',
        answer: '0.20 dm⁶ mol⁻² s⁻¹',
        scheme: [
          ['M1', 'for 2.0 × 10⁻⁴ ÷ (0.10 × 0.10²)'],
          ['A1', 'for 0.20'],
          ['B1', 'for dm⁶ mol⁻² s⁻¹'],
        ],
        solution:
          'k = 2.0 × 10⁻⁴ ÷ (0.10 × 0.10²) = 0.20. The unit is mol dm⁻³ s⁻¹ ÷ (mol dm⁻³)³ = dm⁶ mol⁻² s⁻¹.',
      },
      {
        body: 'Explain, with the distribution of molecular energies, why a small rise in temperature increases the rate a lot.',
        answer: 'many more molecules have the activation energy',
        scheme: [
          ['B1', 'for the distribution shifting to higher energies'],
          ['B1', 'for a much greater fraction of molecules with at least the activation energy'],
          ['B1', 'for more frequent successful collisions'],
        ],
        solution:
          'The Maxwell–Boltzmann curve shifts to higher energies. The area beyond the activation energy grows a lot, so many more collisions each second are successful.',
        ruledLines: 5,
      },
    ],
  }),
  task('INORGANIC_CHEMISTRY', 'salts-and-complexes', 3, {
    parts: [
      {
        body: 'Describe what is seen when concentrated sulfuric acid is added to solid sodium bromide, and explain why sodium chloride does not react in the same way. Identify the products in which bromine and sulfur have changed their oxidation states.',
        answer: 'brown fumes of bromine, and SO₂; chloride is a weaker reducing agent',
        scheme: [
          ['B1', 'for brown or orange fumes, of bromine'],
          ['B1', 'for sulfur dioxide, formed from the acid by reduction'],
          ['B1', 'for chloride being a weaker reducing agent than bromide'],
        ],
        solution:
          'Brown fumes of bromine appear, and the acid is reduced to sulfur dioxide. Chloride ions hold their electrons more tightly, so they do not reduce the acid; only HCl is formed.',
        ruledLines: 5,
      },
      {
        body: 'State the trend in the solubility of the Group 2 sulfates from magnesium to barium, and one medical use of barium sulfate that depends on it.',
        answer: 'solubility falls; barium meals for X-rays',
        scheme: [
          ['B1', 'for solubility falling down the group'],
          ['B1', 'for barium meals, which are safe because barium sulfate is insoluble'],
        ],
        solution:
          'The sulfates become less soluble down the group. Barium compounds are poisonous, but insoluble barium sulfate can be swallowed before an X-ray is taken.',
        ruledLines: 3,
      },
      {
        body: 'Ammonia solution is added to a solution that contains [Cu(H₂O)₆]²⁺ ions, a little at first and then in excess. Describe what is seen, and give the formulae of the two copper species that are formed.',
        answer: 'pale blue precipitate, Cu(H₂O)₄(OH)₂; deep blue solution, [Cu(NH₃)₄(H₂O)₂]²⁺',
        scheme: [
          ['B1', 'for a pale blue precipitate'],
          ['B1', 'for Cu(H₂O)₄(OH)₂ (accept Cu(OH)₂)'],
          ['B1', 'for a deep blue solution in excess'],
          ['B1', 'for [Cu(NH₃)₄(H₂O)₂]²⁺'],
        ],
        solution:
          'A little ammonia acts as a base and gives a pale blue precipitate of Cu(H₂O)₄(OH)₂. Excess ammonia replaces ligands and gives a deep blue solution of [Cu(NH₃)₄(H₂O)₂]²⁺.',
        ruledLines: 5,
      },
      {
        body: 'Vanadium(V) oxide is the catalyst in the contact process. Write two equations that show how it takes part in the reaction of SO₂ with oxygen.',
        answer: 'SO₂ + V₂O₅ → SO₃ + V₂O₄ and V₂O₄ + ½O₂ → V₂O₅',
        scheme: [
          ['B1', 'for SO₂ + V₂O₅ → SO₃ + V₂O₄'],
          ['B1', 'for V₂O₄ + ½O₂ → V₂O₅'],
        ],
        solution:
          'Vanadium is reduced from +5 to +4 as it oxidises SO₂: SO₂ + V₂O₅ → SO₃ + V₂O₄. Oxygen then restores the catalyst: V₂O₄ + ½O₂ → V₂O₅.',
        lines: 4,
        isFree: true,
      },
    ],
  }),
];
