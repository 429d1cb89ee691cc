import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ATOMS_AND_BONDING',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Atoms, ions, the periodic table and the structures of substances',
  items: [
    item(
      1,
      'Which of these is a property of most metals?',
      'They conduct electricity',
      ['They break when they are bent', 'They melt below room temperature', 'They form negative ions'],
      'Metals conduct electricity because they have delocalised electrons. They are malleable, mostly have high melting points and form positive ions.',
    ),
    item(
      1,
      'What is the greatest number of electrons in the first shell of an atom?',
      '2',
      ['8', '1', '18'],
      'The first shell, closest to the nucleus, holds up to 2 electrons. It is the second shell that holds up to 8.',
    ),
    item(
      1,
      'By which property did Mendeleev order most of the elements in his table?',
      'Atomic weight',
      ['Number of protons', 'Date of discovery', 'Melting point'],
      'Protons were not known in 1869, so Mendeleev used atomic weight. Only later was the order explained by the atomic number.',
    ),
    item(
      1,
      'What happens to electrons when a metal atom and a non-metal atom form an ionic bond?',
      'They are transferred',
      ['They are shared as pairs', 'They are destroyed', 'They become delocalised'],
      'Electrons move from the metal atom to the non-metal atom. Sharing pairs is covalent bonding.',
    ),
    item(
      1,
      'Why do the noble gases hardly react?',
      'Their outer shells are full',
      ['They have no electrons', 'Their nuclei have no charge', 'Their atoms have no neutrons'],
      'A full outer shell is stable, so these atoms have no tendency to gain, lose or share electrons.',
    ),
    item(
      1,
      'Which of these particles has by far the smallest mass?',
      'Electron',
      ['Proton', 'Neutron', 'Hydrogen nucleus'],
      'An electron has less than a thousandth of the mass of a proton. A hydrogen nucleus is a single proton.',
    ),
    item(
      2,
      'Which two ions have the same electronic structure as a neon atom (2,8)?',
      'Na⁺ and F⁻',
      ['Li⁺ and F⁻', 'Na⁺ and Cl⁻', 'K⁺ and O²⁻'],
      'Sodium (2,8,1) loses one electron and fluorine (2,7) gains one, so both have 2,8. Cl⁻ has 2,8,8 and Li⁺ has 2.',
    ),
    item(
      2,
      'What is the formula of sodium oxide, made from Na⁺ and O²⁻ ions?',
      'Na₂O',
      ['NaO', 'NaO₂', 'Na₂O₃'],
      'Two ions with a charge of 1+ balance one with 2−, so the formula is Na₂O. NaO would have a charge of 1−.',
    ),
    item(
      2,
      'What is the electronic structure of the calcium ion, Ca²⁺? (atomic number 20)',
      '2,8,8',
      ['2,8,8,2', '2,8,8,4', '2,8,6'],
      'The atom has 2,8,8,2 and loses its two outer electrons. 2,8,8,4 comes from gaining two.',
    ),
    item(
      2,
      'Bromine water is added to potassium chloride solution. What happens, and why?',
      'Nothing, as bromine is less reactive than chlorine',
      [
        'Chlorine forms, as bromine is more reactive than it',
        'Bromine dissolves, as it forms bromide ions',
        'Potassium forms, as it is a very reactive metal',
      ],
      'A halogen displaces only a less reactive halogen, which is one lower in the group. Bromine is below chlorine.',
    ),
    item(
      2,
      'Ethene is a gas and poly(ethene) is a solid at room temperature. Why?',
      'The forces between the long molecules are stronger',
      [
        'The covalent bonds of poly(ethene) are stronger',
        'The molecules of poly(ethene) form a regular ionic lattice',
        'The atoms of poly(ethene) are larger and heavier',
      ],
      'Longer molecules attract each other more strongly, so more energy is needed to separate them. The covalent bonds do not break on melting.',
    ),
    item(
      3,
      'What is the formula of aluminium sulfate, made from Al³⁺ and SO₄²⁻ ions?',
      'Al₂(SO₄)₃',
      ['Al₃(SO₄)₂', 'AlSO₄', 'Al₂SO₄'],
      'Two Al³⁺ have a charge of 6+, which three SO₄²⁻ balance. Al₃(SO₄)₂ comes from using each ion’s own charge as its number.',
    ),
    item(
      4,
      'An ion X²⁻ has 18 electrons and a mass number of 34. How many neutrons has it?',
      '18',
      ['16', '14', '20'],
      'The atom has 18 − 2 = 16 electrons and so 16 protons; the neutrons are 34 − 16 = 18. 14 comes from adding the two electrons instead of taking them away.',
    ),
    item(
      4,
      'Every carbon atom has four outer electrons. In graphite each forms three covalent bonds. How many delocalised electrons are there in a layer of 1,000 atoms?',
      '1,000',
      ['3,000', '4,000', '250'],
      'Three of the four outer electrons of each atom are in bonds, so one is left over: 1 × 1,000.',
    ),
    item(
      5,
      '7 g of lithium and 39 g of potassium each react completely with water: 2M + 2H₂O → 2MOH + H₂. How do the volumes of hydrogen compare? (Li = 7, K = 39)',
      'They are the same',
      [
        'Potassium gives more, as it reacts faster',
        'Potassium gives more, as its mass is larger',
        'Lithium gives more, as its atoms are smaller',
      ],
      'Both samples are 1 mol, and 2 mol of metal give 1 mol of hydrogen in either case. Faster does not mean more.',
      higher,
    ),
  ],
};
