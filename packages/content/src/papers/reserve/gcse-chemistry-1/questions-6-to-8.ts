import { lineGraphPicture } from '#drawing/charts/line-graph.ts';
import { task } from '../../structured/structured-question.ts';

/** Questions 6 to 8. */
export const chemistry6To8 = [
  task('QUANTITATIVE_CHEMISTRY', 'titrating-sodium-hydroxide', 4, {
    stem: 'A student titrates 25.0 cm³ of sodium hydroxide solution with sulfuric acid of concentration 0.100 mol/dm³.\n2NaOH + H₂SO₄ → Na₂SO₄ + 2H₂O\nThe volumes of acid are 23.10 cm³ (rough), 22.45 cm³, 22.35 cm³ and 22.40 cm³.',
    parts: [
      {
        body: 'Describe how the student finds the volume of acid that just neutralises the sodium hydroxide solution. Name the apparatus.',
        answer: 'pipette, indicator, burette, drop by drop to the colour change',
        scheme: [
          ['B1', 'for measuring 25.0 cm³ of the alkali with a pipette into a conical flask'],
          ['B1', 'for adding an indicator, such as methyl orange or phenolphthalein'],
          ['B1', 'for acid from a burette, added drop by drop near the end-point while swirling'],
          ['B1', 'for reading the burette when the colour just changes'],
        ],
        solution:
          'The student puts 25.0 cm³ of the alkali into a conical flask with a pipette and adds a few drops of indicator. She adds acid from a burette while swirling, drop by drop near the end, until the colour just changes, and reads the volume.',
        ruledLines: 7,
      },
      {
        body: 'Calculate the mean volume of acid. Explain which result you leave out.',
        unit: 'cm³',
        answer: '22.40 cm³, without the rough titration',
        scheme: [
          ['B1', 'for leaving out 23.10 because it is not close to the others (not concordant)'],
          ['B1', 'for 22.40'],
        ],
        solution:
          'The rough result is not within 0.10 cm³ of the others. The mean is (22.45 + 22.35 + 22.40) ÷ 3 = 22.40 cm³.',
        lines: 4,
      },
      {
        body: 'Calculate the concentration of the sodium hydroxide solution in mol/dm³. Give your answer to 3 significant figures.',
        unit: 'mol/dm³',
        answer: '0.179 mol/dm³',
        scheme: [
          ['M1', 'for 22.40 ÷ 1,000 × 0.100 (= 0.00224 mol of acid)'],
          ['M1', 'for twice as many moles of sodium hydroxide (0.00448)'],
          ['M1', 'for dividing by 0.0250'],
          ['A1', 'for 0.179'],
        ],
        solution:
          'Moles of acid: 0.02240 × 0.100 = 0.00224. Moles of NaOH: 2 × 0.00224 = 0.00448. Concentration: 0.00448 ÷ 0.0250 = 0.179 mol/dm³.',
      },
      {
        body: 'Calculate the concentration in g/dm³. Relative atomic masses: H = 1, O = 16, Na = 23.',
        unit: 'g/dm³',
        answer: '7.17 g/dm³',
        scheme: [
          ['M1', 'for 40 as the relative formula mass'],
          ['A1', 'for 7.17 (or 7.16)'],
        ],
        solution: 'The relative formula mass is 23 + 16 + 1 = 40, and 0.1792 × 40 = 7.17 g/dm³.',
      },
    ],
  }),
  task('MATERIALS_AND_INDUSTRY', 'making-ammonia', 4, {
    stem: 'In the Haber process ammonia is made in a reversible reaction.\nN₂ + 3H₂ ⇌ 2NH₃\nThe forward reaction is exothermic. The graph shows the percentage of ammonia at equilibrium at 450 °C.',
    image: lineGraphPicture(
      {
        x: { title: 'Pressure (atmospheres)', step: 100, lines: 4 },
        y: { title: 'Ammonia (%)', step: 10, lines: 5 },
      },
      '0,0 100,16 200,28 300,36 400,42',
      'A line graph of the percentage of ammonia against pressure in atmospheres. The points are (0, 0), (100, 16), (200, 28), (300, 36) and (400, 42).',
    ),
    parts: [
      {
        body: 'Name the sources of the nitrogen and of the hydrogen, and the catalyst.',
        answer: 'air; natural gas; iron',
        scheme: [
          ['B1', 'for nitrogen from the air'],
          ['B1', 'for hydrogen from natural gas (methane)'],
          ['B1', 'for iron'],
        ],
        solution: 'Nitrogen is from the air and hydrogen is made from natural gas. The catalyst is iron.',
        ruledLines: 3,
      },
      {
        body: 'Explain the shape of the graph.',
        answer: 'higher pressure favours the side with fewer molecules',
        scheme: [
          ['B1', 'for more ammonia at higher pressure'],
          ['B1', 'for 4 molecules of gas on the left and 2 on the right of the equation'],
          ['B1', 'for the equilibrium shifting to the side with fewer molecules, to lower the pressure'],
        ],
        solution:
          'There are 4 molecules of gas on the left and 2 on the right. When the pressure rises, the equilibrium shifts to the side with fewer molecules, so the percentage of ammonia rises.',
        ruledLines: 5,
      },
      {
        body: 'Most factories use about 200 atmospheres and 450 °C. Explain why this pressure and this temperature are a compromise.',
        answer: 'cost against yield; rate against yield',
        scheme: [
          ['B1', 'for a higher pressure giving more ammonia but costing more energy or stronger vessels'],
          ['B1', 'for a lower temperature giving a higher yield, because the forward reaction is exothermic'],
          ['B1', 'for a rate that is too slow at a low temperature'],
        ],
        solution:
          'A higher pressure would give more ammonia, but pumps and strong vessels cost a lot. A lower temperature would give a higher yield, since the forward reaction is exothermic, but the reaction would be too slow.',
        ruledLines: 6,
      },
      {
        body: 'Ammonia is used to make the fertiliser ammonium nitrate, NH₄NO₃. Calculate the percentage by mass of nitrogen in it. Relative atomic masses: H = 1, N = 14, O = 16.',
        unit: '%',
        answer: '35%',
        scheme: [
          ['M1', 'for 80 as the relative formula mass'],
          ['M1', 'for 28 ÷ 80'],
          ['A1', 'for 35'],
        ],
        solution: 'The relative formula mass is 14 + 4 + 14 + 48 = 80, and 28 ÷ 80 × 100 = 35%.',
      },
    ],
  }),
  task('QUANTITATIVE_CHEMISTRY', 'heating-copper-carbonate', 5, {
    stem: 'A student heats 4.94 g of copper carbonate until no more gas is given off.\nCuCO₃ → CuO + CO₂\nRelative formula masses: CuCO₃ = 123.5, CuO = 79.5, CO₂ = 44. One mole of gas has a volume of 24 dm³ at room temperature and pressure.',
    parts: [
      {
        body: 'Calculate the volume of carbon dioxide at room temperature and pressure, in cm³.',
        unit: 'cm³',
        answer: '960 cm³',
        scheme: [
          ['M1', 'for 4.94 ÷ 123.5 (= 0.0400 mol)'],
          ['M1', 'for 0.0400 × 24 (= 0.96 dm³)'],
          ['A1', 'for 960'],
        ],
        solution: 'Moles: 4.94 ÷ 123.5 = 0.0400. Volume: 0.0400 × 24 = 0.96 dm³ = 960 cm³.',
      },
      {
        body: 'The student obtains 2.80 g of copper oxide. Calculate the percentage yield to 3 significant figures.',
        unit: '%',
        answer: '88.1%',
        scheme: [
          ['M1', 'for 0.0400 × 79.5 (= 3.18 g)'],
          ['M1', 'for 2.80 ÷ their 3.18'],
          ['A1', 'for 88.1'],
        ],
        solution: 'The theoretical mass is 0.0400 × 79.5 = 3.18 g, and 2.80 ÷ 3.18 × 100 = 88.1%.',
      },
      {
        body: 'Calculate the atom economy for making copper oxide in this way, to 3 significant figures, and explain how it could be raised without changing the reaction.',
        unit: '%',
        answer: '64.4%; find a use for the carbon dioxide',
        scheme: [
          ['M1', 'for 79.5 ÷ 123.5'],
          ['A1', 'for 64.4'],
          ['B1', 'for selling or using the carbon dioxide, so that it counts as a useful product'],
        ],
        solution:
          '79.5 ÷ 123.5 × 100 = 64.4%. If the carbon dioxide is used as well, all of the mass becomes useful product.',
        lines: 5,
      },
    ],
  }),
];
