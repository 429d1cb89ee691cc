import { item, type WrittenSet } from '../../question-set.ts';
import { strokeText } from '#drawing/stroke-text.ts';
import { blue, circle, drawing, polar, type Point } from '#drawing/svg.ts';

/** A nucleus with its electrons on shells, as dots. */
function atom(symbol: string, shells: readonly number[]): string {
  const size = 130 + 90 * shells.length;
  const centre: Point = [size / 2, size / 2];
  const drawn = shells.map((electrons, index) => {
    const radius = 52 + 42 * index;
    const dots = Array.from({ length: electrons }, (_, place) =>
      circle(polar(centre, radius, 90 - (360 * place) / electrons), 8, {
        fill: blue,
        stroke: blue,
        width: 1,
      }),
    );
    return circle(centre, radius, { width: 2 }) + dots.join('');
  });
  return drawing(size, size, [
    ...drawn,
    circle(centre, 24, { fill: '#DCE4FA', width: 2 }),
    strokeText(symbol, centre, { size: 18 }),
  ]);
}

const shells = (symbol: string, electrons: readonly number[], alternativeText: string) => ({
  image: { svg: atom(symbol, electrons), alternativeText },
});

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ATOMS_AND_BONDING',
  name: 'questions',
  items: [
    item(
      1,
      'An atom of sodium has the mass number 23 and the atomic number 11. How many neutrons does it have?',
      '12',
      ['11', '23', '34'],
      'The number of neutrons is the mass number minus the atomic number: 23 − 11 = 12.',
    ),
    item(
      1,
      'Which particle has a relative charge of −1?',
      'Electron',
      ['Proton', 'Neutron', 'Nucleus'],
      'Electrons have a charge of −1, protons of +1 and neutrons of 0. The nucleus is positive because of its protons.',
    ),
    item(
      1,
      'Which element in the first twenty has this electronic structure?',
      'Sodium',
      ['Neon', 'Magnesium', 'Lithium'],
      'There are 2 + 8 + 1 = 11 electrons, and a neutral atom has as many protons. The element with the atomic number 11 is sodium.',
      shells('?', [2, 8, 1], 'An atom with three shells that hold two, eight and one electron.'),
    ),
    item(
      1,
      'What do the elements of one group of the periodic table have in common?',
      'The same number of electrons in the outer shell',
      ['The same number of electron shells', 'The same number of neutrons', 'The same mass number'],
      'The group number is the number of outer electrons, which decides how the elements react. The period tells the number of shells.',
    ),
    item(
      1,
      'Which substance contains covalent bonds?',
      'Carbon dioxide',
      ['Sodium chloride', 'Magnesium oxide', 'Copper'],
      'Carbon and oxygen are both non-metals and share electrons. A metal with a non-metal forms ions, and copper has metallic bonds.',
    ),
    item(
      2,
      'How many electrons are there in the ion Mg²⁺? The atomic number of magnesium is 12.',
      '10',
      ['12', '14', '2'],
      'A magnesium atom has 12 electrons. It has lost two of them to become Mg²⁺, which leaves 10.',
    ),
    item(
      2,
      'What is the formula of aluminium oxide, made from Al³⁺ and O²⁻ ions?',
      'Al₂O₃',
      ['AlO', 'Al₃O₂', 'AlO₂'],
      'The charges must add up to zero: 2 × (+3) = +6 and 3 × (−2) = −6, so the formula is Al₂O₃.',
    ),
    item(
      2,
      'Why does sodium chloride conduct electricity when it is molten but not when it is solid?',
      'Its ions can move only when it is molten',
      [
        'Its electrons become free when it melts',
        'Its molecules break up into atoms when it melts',
        'The solid has no charged particles',
      ],
      'The charge is carried by ions. In the solid they are held in fixed positions, and in the liquid they are free to move.',
    ),
    item(
      2,
      'Why does diamond have a very high melting point?',
      'Many strong covalent bonds have to be broken',
      [
        'Strong forces between its molecules have to be overcome',
        'Strong attractions between its ions have to be overcome',
        'Its delocalised electrons hold the atoms together',
      ],
      'Diamond is a giant covalent structure: every carbon atom has four strong covalent bonds. There are no molecules, ions or free electrons in it.',
    ),
    item(
      2,
      'Chlorine has two isotopes, ³⁵Cl and ³⁷Cl. In what do their atoms differ?',
      'The number of neutrons',
      ['The number of protons', 'The number of electrons', 'The charge of the nucleus'],
      'Isotopes are atoms of the same element, so the number of protons is the same. They differ in neutrons, here 18 and 20.',
    ),
    item(
      2,
      'How does reactivity change down Group 1 (lithium, sodium, potassium)?',
      'It increases, because the outer electron is farther from the nucleus',
      [
        'It increases, because the atoms have more outer electrons',
        'It decreases, because the outer electron is farther from the nucleus',
        'It decreases, because the nucleus has more protons',
      ],
      'Group 1 metals react by losing their one outer electron. Lower down it is farther away and shielded by more shells, so it is lost more easily.',
    ),
    item(
      2,
      'What does this diagram show?',
      'An atom of a Group 7 element',
      ['An atom of a noble gas', 'An atom of a Group 2 element', 'An ion with a charge of +1'],
      'There are seven electrons in the outer shell, so the element is in Group 7 (it is fluorine, with 2 + 7 = 9 electrons).',
      shells('?', [2, 7], 'An atom with two shells that hold two and seven electrons.'),
    ),
    item(
      3,
      'Chlorine gas is 75 % ³⁵Cl and 25 % ³⁷Cl. What is its relative atomic mass?',
      '35.5',
      ['36.0', '36.5', '35.0'],
      'The mean counts each isotope by how common it is: (75 × 35 + 25 × 37) ÷ 100 = 3,550 ÷ 100 = 35.5.',
    ),
    item(
      3,
      'Why did Mendeleev leave gaps in his periodic table?',
      'For elements that had not been discovered yet',
      [
        'For the isotopes of the known elements',
        'For the noble gases, which do not react',
        'To keep strictly to the order of atomic masses',
      ],
      'He put elements with similar properties into the same group, which left gaps. The later discovery of elements with the properties he had predicted supported his table.',
    ),
    item(
      3,
      'Why are alloys usually harder than pure metals?',
      'Atoms of different sizes distort the layers, so they cannot slide easily',
      [
        'Different metals form strong covalent bonds with each other',
        'Alloys have more delocalised electrons for each atom',
        'Atoms of different metals attract each other as ions do',
      ],
      'In a pure metal the layers of equal atoms slide over each other. Atoms of another size disturb the regular layers and make sliding harder.',
    ),
    item(
      3,
      'Why does graphite conduct electricity?',
      'One electron of each carbon atom is delocalised',
      [
        'Its layers are held together by weak forces',
        'It contains positive ions that are free to move',
        'Each carbon atom forms four covalent bonds',
      ],
      'Each carbon atom in graphite forms only three bonds. The fourth electron is free to move along the layers and carries the charge.',
    ),
    item(
      4,
      'A substance melts at 801 °C, does not conduct as a solid and conducts when it is dissolved in water. Which structure does it have?',
      'Giant ionic',
      ['Giant covalent', 'Simple molecular', 'Giant metallic'],
      'A high melting point rules out simple molecules. A metal would conduct as a solid, and a giant covalent substance does not dissolve to give ions. So it is ionic.',
    ),
    item(
      4,
      'In the alpha-particle experiment most of the particles passed straight through the gold foil, and a few bounced back. What did the few that bounced back show?',
      'The mass and the positive charge of the atom are concentrated in a tiny centre',
      [
        'The atom is a ball of positive charge with electrons spread through it',
        'Electrons move around the nucleus at fixed distances',
        'The nucleus contains neutrons as well as protons',
      ],
      'Only a small, heavy, positive nucleus could turn a fast alpha particle back. That contradicted the plum pudding model. Energy levels and neutrons were discovered later, by Bohr and Chadwick.',
    ),
  ],
};
