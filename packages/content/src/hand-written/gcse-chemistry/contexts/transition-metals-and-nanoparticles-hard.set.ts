import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_CHEMISTRY',
  topicCode: 'TRANSITION_METALS_AND_NANOPARTICLES',
  name: 'contexts-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Evidence and calculations on transition metals and nanoparticles',
  items: [
    item(
      3,
      'A cube of silver with sides of 60 nm is cut into cubes with sides of 20 nm. How many small cubes are there?',
      '27',
      ['3', '9', '81'],
      'Each side is cut into three, so there are 3 × 3 × 3 = 27 cubes.',
    ),
    item(
      3,
      'A cube of silver with sides of 60 nm is cut into cubes with sides of 20 nm. By which factor does the total surface area grow?',
      '3',
      ['6', '9', '27'],
      '27 cubes with 2,400 nm² each have 64,800 nm². The large cube has 21,600 nm², so the factor is 3.',
    ),
    item(
      3,
      'Pairs of density in g/cm³ and melting point in °C: P 0.86, 63; Q 7.2, 1,907; R 1.7, 650; S 0.53, 180. Which is a transition metal?',
      'Q',
      ['P', 'R', 'S'],
      'Only Q has both the high density and the high melting point of a transition metal.',
    ),
    item(
      3,
      '5.6 g of iron combines with 10.65 g of chlorine. What is the formula of the chloride? (Fe = 56, Cl = 35.5)',
      'FeCl₃',
      ['FeCl', 'FeCl₂', 'Fe₂Cl₃'],
      'There is 0.10 mol of iron and 10.65 ÷ 35.5 = 0.30 mol of chlorine atoms, so the ratio is 1 : 3.',
      higher,
    ),
    item(
      3,
      'A pupil tests 0.5 g each of copper(II) oxide, zinc oxide and manganese dioxide as a catalyst for hydrogen peroxide. What should be measured to compare them fairly?',
      'The volume of gas in one minute',
      [
        'The colour of the solid that is left',
        'The mass of the catalyst at the end',
        'The total volume of gas in a day',
      ],
      'The volume in a fixed time shows the rate. The total volume is the same for all, as they have the same peroxide.',
    ),
    item(
      3,
      'An oxide of copper has 4 copper ions for every 2 oxide ions. Which charge has a copper ion?',
      '1+',
      ['2+', '3+', '4+'],
      'Two oxide ions have the charge 4−. Four copper ions share the charge 4+, so each is 1+.',
    ),
    item(
      4,
      'A maker sells a cream with particles from 80 nm to 250 nm as ‘pure nanoparticles’. What is right?',
      'Some particles are too large for that name',
      [
        'All the particles are small enough for it',
        'No particle is small enough for that name',
        'The name depends on what they are made of',
      ],
      'Nanoparticles are between 1 nm and 100 nm across, so particles from 100 nm to 250 nm are not.',
    ),
    item(
      4,
      'Mice that breathed in nanotubes at a dose 1,000 times that in a factory had lung damage. What follows for workers?',
      'More tests at real doses are needed',
      [
        'The workers will have lung damage',
        'Nanotubes are safe for all workers',
        'Mice should not be used in factories',
      ],
      'A very high dose in another species shows a possible risk but does not say what happens at the real dose.',
    ),
    item(
      4,
      'The atoms of a cube of gold with sides of 12 nm lie in straight rows, and each takes up a cube 0.30 nm wide. How many atoms are in the nanoparticle?',
      '64,000',
      ['1,600', '40', '4,800'],
      'There are 12 ÷ 0.30 = 40 atoms along each edge and 40 × 40 × 40 = 64,000 atoms in all.',
    ),
    item(
      4,
      'Fe³⁺ oxidises I⁻ to iodine, and the Fe²⁺ that forms is then oxidised by another reactant. Why does iron act as a catalyst here?',
      'The Fe³⁺ ions are formed again',
      ['The Fe²⁺ ions stay in solution', 'The Fe³⁺ ions are all used up', 'The Fe²⁺ ions give a precipitate'],
      'The iron ions change their charge and change back, so at the end they are not used up.',
      higher,
    ),
    item(
      5,
      'A catalyst is made of cubes with sides of 30 nm. It is replaced by half the mass in cubes with sides of 6 nm. By which factor does the total surface area change?',
      '2.5',
      ['0.5', '5', '10'],
      'Cubes with a fifth of the side have five times the area for the same mass. Half the mass gives 2.5 times.',
      higher,
    ),
    item(
      5,
      '3.18 g of a copper oxide is heated in hydrogen, and 2.54 g of copper is left. What is the name of the oxide? (Cu = 63.5, O = 16)',
      'Copper(II) oxide',
      ['Copper(I) oxide', 'Copper(III) oxide', 'Copper(IV) oxide'],
      '2.54 ÷ 63.5 = 0.040 mol of copper was combined with 0.64 ÷ 16 = 0.040 mol of oxygen. So it is CuO, with Cu²⁺.',
      higher,
    ),
    item(
      5,
      'Batch X has nanoparticles 10 nm wide, which stick together in clumps of 500 nm. Batch Y has single particles 100 nm wide. X is the poorer catalyst. What is the best explanation?',
      'Clumps hide much of X’s surface',
      [
        'X has particles that are too light',
        'Y has a larger ratio in each particle',
        'X has lost its atoms to the solution',
      ],
      'A single 10 nm particle has the larger ratio, but inside a clump much of the surface cannot be reached by reactants.',
    ),
  ],
};
