import { task } from '../../structured/structured-question.ts';

/** Questions 1 to 5. */
export const chemistry1To5 = [
  task('MATERIALS_AND_INDUSTRY', 'garden-gate', 1, {
    stem: 'A garden gate is made of steel. Parts of it have begun to rust.',
    parts: [
      {
        body: 'Name the two substances, apart from iron, that are needed for rusting.',
        answer: 'oxygen and water',
        scheme: [
          ['B1', 'for oxygen (accept air)'],
          ['B1', 'for water'],
        ],
        solution: 'Iron rusts only where both oxygen and water reach it.',
        ruledLines: 2,
      },
      {
        body: 'Explain how a coat of paint prevents rusting.',
        answer: 'it keeps out air and water',
        scheme: [['B1', 'for a barrier that keeps air or water away from the metal']],
        solution: 'Paint is a barrier. Air and water cannot reach the iron below it.',
        ruledLines: 2,
      },
      {
        body: 'New gates are galvanised with zinc. Explain why the steel does not rust even where the zinc is scratched.',
        answer: 'zinc is more reactive and reacts instead of iron',
        scheme: [
          ['B1', 'for zinc being more reactive than iron'],
          ['B1', 'for zinc being oxidised (corroding) in place of the iron'],
        ],
        solution:
          'Zinc is more reactive than iron, so it is oxidised first. This is called sacrificial protection.',
        ruledLines: 3,
      },
    ],
  }),
  task('CHEMICAL_TESTS', 'bottles-without-labels', 2, {
    stem: 'A technician finds three bottles without labels. He knows that one holds sodium carbonate solution, one copper(II) chloride solution and one potassium sulfate solution.',
    parts: [
      {
        body: 'Describe how he does a flame test on one of the solutions, and give the colours for sodium ions and for potassium ions.',
        answer: 'clean wire in a blue flame; yellow for sodium, lilac for potassium',
        scheme: [
          [
            'B1',
            'for a clean wire loop (cleaned in acid) dipped into the solution and put into a blue flame',
          ],
          ['B1', 'for yellow for sodium'],
          ['B1', 'for lilac for potassium'],
        ],
        solution:
          'A wire loop that has been cleaned in hydrochloric acid is dipped into the solution and held in a blue Bunsen flame. Sodium ions give a yellow flame, potassium ions a lilac one.',
        ruledLines: 4,
      },
      {
        body: 'He adds sodium hydroxide solution to the copper(II) chloride solution. Describe what he sees and complete the ionic equation.\nCu²⁺ + ______ → ______',
        answer: 'blue precipitate; Cu²⁺ + 2OH⁻ → Cu(OH)₂',
        scheme: [
          ['B1', 'for a blue precipitate'],
          ['B1', 'for OH⁻ and Cu(OH)₂'],
          ['B1', 'for the balanced equation with 2OH⁻'],
        ],
        solution: 'Copper(II) ions form a blue precipitate of copper(II) hydroxide: Cu²⁺ + 2OH⁻ → Cu(OH)₂.',
        lines: 4,
        isFree: true,
      },
      {
        body: 'Describe a chemical test that shows which bottle holds sulfate ions. Give the result.',
        answer: 'hydrochloric acid and barium chloride solution; white precipitate',
        scheme: [
          ['B1', 'for adding dilute hydrochloric acid and barium chloride solution'],
          ['B1', 'for a white precipitate'],
        ],
        solution:
          'He adds dilute hydrochloric acid, then barium chloride solution. Sulfate ions give a white precipitate of barium sulfate.',
        ruledLines: 3,
      },
      {
        body: 'Give two advantages of instrumental methods, such as flame emission spectroscopy, over chemical tests.',
        answer: 'for example faster and more sensitive',
        scheme: [['B2', 'one mark for each of two: fast; accurate; sensitive (small samples)']],
        solution:
          'Instruments give results quickly, measure accurately and detect very small amounts of a substance.',
        ruledLines: 2,
      },
    ],
  }),
  task('TRANSITION_METALS_AND_NANOPARTICLES', 'iron-and-its-oxides', 2, {
    stem: 'Iron is a transition metal. Nanoparticles of iron oxide are cubes with sides of 20 nm.',
    parts: [
      {
        body: 'Give two ways in which the physical properties of iron differ from those of sodium.',
        answer: 'iron has a higher melting point and a higher density',
        scheme: [['B2', 'one mark for each of two: higher melting point; higher density; harder; stronger']],
        solution:
          'Transition metals such as iron have higher melting points and densities than the metals of Group 1, and they are harder and stronger.',
        ruledLines: 2,
      },
      {
        body: 'Iron forms the chlorides FeCl₂ and FeCl₃. Name the property of transition metals that this shows, and give two others that are typical of their chemistry.',
        answer: 'ions with different charges; coloured compounds; catalysts',
        scheme: [
          ['B1', 'for forming ions with different charges'],
          ['B1', 'for coloured compounds'],
          ['B1', 'for acting as catalysts, as metals or in compounds'],
        ],
        solution:
          'Iron has the ions Fe²⁺ and Fe³⁺. Transition metals form ions with different charges and coloured compounds, and many are useful catalysts.',
        ruledLines: 4,
      },
      {
        body: 'Calculate the surface area to volume ratio of a cube with sides of 20 nm, and state how it changes when the sides are ten times as long.',
        unit: 'nm⁻¹',
        answer: '0.3; a tenth of this when the sides are ten times as long',
        scheme: [
          ['M1', 'for a surface of 6 × 20² (= 2,400 nm²)'],
          ['A1', 'for 2,400 ÷ 8,000 = 0.3'],
          ['B1', 'for a ratio that is ten times smaller (0.03)'],
        ],
        solution:
          'The surface is 6 × 20² = 2,400 nm² and the volume 20³ = 8,000 nm³, so the ratio is 0.3. With sides of 200 nm it is 240,000 ÷ 8,000,000 = 0.03, ten times smaller.',
      },
      {
        body: 'Explain why a smaller mass of catalyst is needed when it is used as nanoparticles.',
        answer: 'a larger surface for the same mass',
        scheme: [['B1', 'for a larger surface area for the same mass']],
        solution:
          'The reaction takes place on the surface. Nanoparticles have a very large surface for their mass, so less is needed.',
        ruledLines: 2,
      },
    ],
  }),
  task('ORGANIC_CHEMISTRY', 'from-propene-to-esters', 3, {
    stem: 'Propene, C₃H₆, is made by cracking. It is used to make poly(propene).',
    parts: [
      {
        body: 'Draw the displayed formula of propene, showing all bonds.',
        answer: 'CH₂=CH–CH₃ with all bonds shown',
        scheme: [
          ['B1', 'for three carbon atoms with one C=C bond'],
          ['B1', 'for six hydrogen atoms, with four bonds at each carbon atom'],
        ],
        solution:
          'The carbon chain is C=C–C. Two hydrogen atoms are at the first carbon atom, one at the second and three at the third.',
        lines: 6,
        isFree: true,
      },
      {
        body: 'Propene is shaken with bromine water. Describe what is seen, and name the type of reaction.',
        answer: 'orange to colourless; addition',
        scheme: [
          ['B1', 'for a change from orange to colourless'],
          ['B1', 'for addition'],
        ],
        solution:
          'Bromine adds to the carbon–carbon double bond. The orange bromine water becomes colourless.',
        ruledLines: 2,
      },
      {
        body: 'Poly(propene) is an addition polymer. A polyester is a condensation polymer. Give two ways in which these kinds of polymerisation differ.',
        answer: 'one product or also water; C=C or two functional groups in the monomers',
        scheme: [
          ['B1', 'for a small molecule (water) as a second product of condensation only'],
          [
            'B1',
            'for monomers with C=C in addition, and monomers with two functional groups in condensation',
          ],
        ],
        solution:
          'In addition polymerisation monomers with a C=C bond form one product only. In condensation polymerisation monomers with two functional groups join, and a small molecule such as water is lost for each new bond.',
        ruledLines: 4,
      },
      {
        body: 'Ethanol reacts with ethanoic acid in the presence of an acid catalyst. Name the organic product and the other product.',
        answer: 'ethyl ethanoate and water',
        scheme: [
          ['B1', 'for ethyl ethanoate'],
          ['B1', 'for water'],
        ],
        solution: 'A carboxylic acid and an alcohol give an ester and water: ethyl ethanoate and water.',
        ruledLines: 2,
      },
      {
        body: 'Balance the equation for the complete combustion of propanol.\nC₃H₇OH + ______ O₂ → ______ CO₂ + ______ H₂O',
        answer: 'C₃H₇OH + 4½O₂ → 3CO₂ + 4H₂O',
        scheme: [
          ['B1', 'for 3CO₂ and 4H₂O'],
          ['B1', 'for 4½O₂ (or all numbers doubled)'],
        ],
        solution:
          'Three carbon atoms give 3CO₂ and eight hydrogen atoms 4H₂O. These hold 10 oxygen atoms; one comes from propanol, so 9 come from 4½O₂. Doubled: 2C₃H₇OH + 9O₂ → 6CO₂ + 8H₂O.',
        lines: 3,
      },
      {
        body: 'Solutions of ethanoic acid and of hydrochloric acid have the same concentration. Explain why the pH of the ethanoic acid is higher.',
        answer: 'it is a weak acid, only partly ionised',
        scheme: [
          ['B1', 'for ethanoic acid being only partly ionised in water, hydrochloric acid completely'],
          ['B1', 'for a lower concentration of hydrogen ions in ethanoic acid'],
        ],
        solution:
          'Ethanoic acid is a weak acid: only some of its molecules form ions. The concentration of H⁺ ions is lower, so the pH is higher.',
        ruledLines: 3,
      },
    ],
  }),
  task('CELLS_AND_FUEL_CELLS', 'metals-against-copper', 3, {
    stem: 'A student makes cells from copper and another metal, each in a solution of its ions, and measures the voltage. The sign is negative if copper is the negative electrode.\nMagnesium: +2.7 V\nZinc: +1.1 V\nTin: +0.5 V\nSilver: −0.5 V',
    parts: [
      {
        body: 'Write the metals copper, magnesium, silver, tin and zinc in order of reactivity, the most reactive first. Explain how the voltages show the place of silver.',
        answer: 'magnesium, zinc, tin, copper, silver',
        scheme: [
          ['B1', 'for magnesium, zinc, tin in this order'],
          ['B1', 'for copper before silver at the end'],
          ['B1', 'for the negative voltage showing that silver is less reactive than copper'],
        ],
        solution:
          'The more reactive a metal is compared with copper, the higher its voltage. With silver the sign is reversed, so silver is less reactive than copper.',
        ruledLines: 4,
      },
      {
        body: 'Work out the voltage of a cell made from magnesium and tin.',
        unit: 'V',
        answer: '2.2 V',
        scheme: [
          ['M1', 'for 2.7 − 0.5'],
          ['A1', 'for 2.2'],
        ],
        solution: 'The difference of the two voltages against copper is 2.7 − 0.5 = 2.2 V.',
        lines: 3,
      },
      {
        body: 'Explain why a non-rechargeable battery stops working after some time.',
        answer: 'one of the reactants is used up',
        scheme: [['B1', 'for a reactant (or the ions in the electrolyte) being used up']],
        solution: 'The chemical reactions stop when one of the reactants has been used up.',
        ruledLines: 2,
      },
      {
        body: 'In a hydrogen fuel cell with an acid electrolyte, hydrogen is oxidised at the negative electrode. Write the half equations for both electrodes.',
        answer: 'H₂ → 2H⁺ + 2e⁻ and O₂ + 4H⁺ + 4e⁻ → 2H₂O',
        scheme: [
          ['B1', 'for H₂ → 2H⁺ + 2e⁻'],
          ['B1', 'for O₂, H⁺ and e⁻ on the left and H₂O on the right'],
          ['B1', 'for the balanced equation O₂ + 4H⁺ + 4e⁻ → 2H₂O'],
        ],
        solution: 'Negative electrode: H₂ → 2H⁺ + 2e⁻. Positive electrode: O₂ + 4H⁺ + 4e⁻ → 2H₂O.',
        lines: 5,
        isFree: true,
      },
      {
        body: 'A bus can be driven with a fuel cell or with a rechargeable battery. Give one advantage and one disadvantage of the fuel cell.',
        answer: 'quick to refuel; hydrogen is hard to store',
        scheme: [
          ['B1', 'for an advantage: quick to refuel; longer range; no waste from used batteries'],
          ['B1', 'for a disadvantage: hydrogen is flammable, hard to store, or made with fossil fuels'],
        ],
        solution:
          'A tank of hydrogen is filled faster than a battery is charged. But hydrogen is flammable, needs strong tanks and is often made from natural gas.',
        ruledLines: 4,
      },
    ],
  }),
];
