import { task } from '../structured/structured-question.ts';

/** Questions with words for the paper whose calculations come from the families. */
export const combinedScience = [
  task('CELLS_AND_ORGANISATION', 'onion-cells', 2, {
    stem: 'A student looks at cells from an onion bulb with a light microscope.',
    parts: [
      {
        body: 'Name two parts of a plant cell that an animal cell does not have.',
        answer: 'two of: cell wall, permanent vacuole, chloroplasts',
        scheme: [['B2', 'one mark for each of two: cell wall; permanent vacuole; chloroplasts']],
        solution:
          'Plant cells have a cell wall of cellulose and a permanent vacuole of cell sap; green parts have chloroplasts too.',
        ruledLines: 2,
      },
      {
        body: 'Explain why cells from inside an onion bulb contain no chloroplasts.',
        answer: 'no light reaches them, so they do not photosynthesise',
        scheme: [
          ['B1', 'for saying that the bulb grows underground or gets no light'],
          ['B1', 'for saying that chloroplasts are for photosynthesis, which needs light'],
        ],
        solution: 'Chloroplasts absorb light for photosynthesis. The bulb is underground and gets no light.',
        ruledLines: 3,
      },
      {
        body: 'The image of one cell is 24 mm long. The magnification is ×100. Calculate the real length of the cell in micrometres.',
        unit: 'µm',
        answer: '240 µm',
        scheme: [
          ['M1', 'for 24 ÷ 100 (= 0.24 mm)'],
          ['M1', 'for multiplying by 1,000'],
          ['A1', 'for 240'],
        ],
        solution: 'Real size = image size ÷ magnification = 24 ÷ 100 = 0.24 mm, which is 240 µm.',
      },
    ],
  }),
  task('CELLS_AND_ORGANISATION', 'potato-in-sugar-solution', 4, {
    stem: 'A class investigates osmosis. They weigh five pieces of potato, leave each in sugar solution of a different concentration for one hour, dry them and weigh them again.',
    parts: [
      {
        body: 'Name the independent variable and the dependent variable in this investigation.',
        answer: 'concentration of the solution; change in mass',
        scheme: [
          ['B1', 'for the concentration of the sugar solution'],
          ['B1', 'for the change in mass of the potato'],
        ],
        solution: 'The class chooses the concentrations and measures how the mass changes.',
        ruledLines: 2,
      },
      {
        body: 'Explain why the pieces are dried before they are weighed again.',
        answer: 'water on the surface would add to the mass',
        scheme: [['B1', 'for saying that liquid on the surface would increase the measured mass']],
        solution: 'Only water inside the potato should be weighed, so water on the outside is removed.',
        ruledLines: 2,
      },
      {
        body: 'One piece had a mass of 2.50 g before and 2.20 g after. Calculate the percentage change in mass.',
        unit: '%',
        answer: '−12%',
        scheme: [
          ['M1', 'for (2.20 − 2.50) ÷ 2.50'],
          ['A1', 'for a decrease of 12%'],
        ],
        solution: 'The change is −0.30 g, and −0.30 ÷ 2.50 × 100 = −12%.',
      },
      {
        body: 'Explain, in terms of water concentration, why this piece lost mass.',
        answer: 'water left the cells by osmosis',
        scheme: [
          ['B1', 'for saying that water moved out of the potato cells by osmosis'],
          ['B1', 'for a higher water concentration inside the cells than outside'],
          ['B1', 'for movement through a partially permeable membrane'],
        ],
        solution:
          'The solution outside had a lower concentration of water than the cells. Water moved out by osmosis through the partially permeable cell membranes, so the mass fell.',
        ruledLines: 4,
      },
    ],
  }),
  task('INHERITANCE_AND_ECOLOGY', 'inherited-condition', 4, {
    stem: 'Cystic fibrosis is caused by a recessive allele, f. The dominant allele is F. Two parents who do not have the condition have a child who does.',
    parts: [
      {
        body: 'Give the genotypes of the parents and of the child.',
        answer: 'both parents Ff, child ff',
        scheme: [
          ['B1', 'for Ff for both parents'],
          ['B1', 'for ff for the child'],
        ],
        solution:
          'The child has two recessive alleles, one from each parent. The parents do not have the condition, so each also has F.',
        ruledLines: 2,
      },
      {
        body: 'Draw a Punnett square and find the probability that the parents’ next child has cystic fibrosis.',
        answer: '1/4',
        scheme: [
          ['M1', 'for gametes F and f from each parent'],
          ['M1', 'for FF, Ff, Ff and ff in the square'],
          ['A1', 'for 1/4, 0.25 or 25%'],
        ],
        solution: 'The square has FF, Ff, Ff and ff. One of the four is ff, so the probability is 1/4.',
        lines: 8,
      },
    ],
  }),
  task('ATOMS_AND_BONDING', 'sodium-chloride', 3, {
    stem: 'Sodium chloride is an ionic compound. A sodium atom has the electronic structure 2,8,1 and a chlorine atom 2,8,7.',
    parts: [
      {
        body: 'Describe, in terms of electrons, what happens when a sodium atom reacts with a chlorine atom.',
        answer: 'one electron is transferred from sodium to chlorine',
        scheme: [
          ['B1', 'for sodium losing one electron'],
          ['B1', 'for chlorine gaining one electron'],
          ['B1', 'for the ions Na⁺ and Cl⁻ with full outer shells'],
        ],
        solution:
          'The sodium atom loses its outer electron and becomes Na⁺ (2,8). The chlorine atom gains it and becomes Cl⁻ (2,8,8).',
        ruledLines: 4,
      },
      {
        body: 'Explain why sodium chloride has a high melting point.',
        answer: 'strong forces between many ions',
        scheme: [
          ['B1', 'for a giant lattice of ions with opposite charges'],
          ['B1', 'for strong electrostatic forces that need a lot of energy to overcome'],
        ],
        solution:
          'In the giant ionic lattice strong electrostatic forces act in all directions between ions of opposite charge. A lot of energy is needed to overcome them.',
        ruledLines: 3,
      },
      {
        body: 'Solid sodium chloride does not conduct electricity, but molten sodium chloride does. Explain why.',
        answer: 'ions can move only when it is molten',
        scheme: [
          ['B1', 'for ions in fixed positions in the solid'],
          ['B1', 'for ions that are free to move in the liquid and carry charge'],
        ],
        solution:
          'In the solid the ions cannot move. When it melts they are free to move and carry the charge.',
        ruledLines: 3,
      },
    ],
  }),
  task('CHEMICAL_CHANGES', 'making-copper-sulfate', 4, {
    stem: 'A student makes copper sulfate crystals from copper oxide and dilute sulfuric acid.',
    parts: [
      {
        body: 'Complete the word equation: copper oxide + sulfuric acid → ______ + ______',
        answer: 'copper sulfate + water',
        scheme: [['B1', 'for copper sulfate and water']],
        solution: 'A metal oxide and an acid give a salt and water.',
        lines: 1,
      },
      {
        body: 'Why does the student add copper oxide until some is left over?',
        answer: 'to make sure that all the acid has reacted',
        scheme: [['B1', 'for saying that all the acid is used up']],
        solution: 'With copper oxide in excess no acid is left in the solution.',
        ruledLines: 2,
      },
      {
        body: 'Describe how the student gets dry crystals of copper sulfate from the mixture.',
        answer: 'filter, evaporate some water, crystallise, dry',
        scheme: [
          ['B1', 'for filtering off the excess copper oxide'],
          ['B1', 'for heating the filtrate to evaporate some of the water'],
          ['B1', 'for leaving it to cool and crystallise'],
          ['B1', 'for drying the crystals, for example between filter papers'],
        ],
        solution:
          'Filter to remove the excess copper oxide. Heat the filtrate gently until about half of the water has gone. Leave it to cool, so that crystals form. Pour off the liquid and pat the crystals dry.',
        ruledLines: 6,
      },
    ],
  }),
];
