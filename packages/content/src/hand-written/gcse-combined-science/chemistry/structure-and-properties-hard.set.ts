import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;
export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ATOMS_AND_BONDING',
  name: 'structure-and-properties-hard',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus:
    'Atomic models, isotopes, the periodic table, groups 1, 7 and 0, ionic, covalent and metallic bonding, states of matter',
  items: [
    item(
      3,
      'Gallium has two isotopes: 60 % ⁶⁹Ga and 40 % ⁷¹Ga. What is its relative atomic mass?',
      '69.8',
      ['70.0', '70.2', '140.0'],
      '(60 × 69 + 40 × 71) ÷ 100 = (4,140 + 2,840) ÷ 100 = 69.8.',
    ),
    item(
      3,
      'Substance Q melts at 1,610 °C, does not conduct when molten and is insoluble in water. Which structure does it have?',
      'Giant covalent',
      ['Giant ionic', 'Metallic', 'Simple molecular'],
      'A high melting point shows a giant structure. Without ions or free electrons it does not conduct even when molten, so it is giant covalent, such as silicon dioxide.',
    ),
    item(
      3,
      'Substance R melts at −7 °C, boils at 59 °C and does not conduct. What is its structure and its state at 20 °C?',
      'Simple molecular, liquid',
      ['Giant ionic, solid', 'Simple molecular, gas', 'Giant covalent, liquid'],
      '20 °C lies between the melting and boiling points, so it is a liquid. Low values and no conduction show simple molecules.',
    ),
    item(
      3,
      'Why does reactivity decrease down Group 7?',
      'The outer shell is further away and attracts electrons less',
      [
        'The outer shell is nearer and attracts electrons more',
        'The atoms lose their outer electrons more easily',
        'The number of outer electrons decreases from 7 to 4',
      ],
      'Halogens react by gaining an electron. Further down, more shells shield the nucleus, so it attracts an extra electron less strongly.',
    ),
    item(
      3,
      'Calcium oxide has a higher melting point than sodium chloride. Why?',
      'The ions have charges of 2, so attractions are stronger',
      [
        'The ions have charges of 1, so attractions are stronger',
        'The atoms share more electrons, so bonds are stronger',
        'The molecules are larger, so forces are stronger',
      ],
      'Ca²⁺ and O²⁻ attract each other more strongly than Na⁺ and Cl⁻. More energy is needed to separate the ions.',
      higher,
    ),
    item(
      3,
      'Which property of graphene makes it useful in electronics?',
      'It conducts electricity and is one atom thick',
      [
        'It is transparent and made of small ions',
        'It is soft and melts at low temperature',
        'It is an alloy of carbon and metal atoms',
      ],
      'Graphene is a single layer of graphite. It conducts because it has delocalised electrons, and is strong.',
    ),

    item(
      4,
      'In the plum pudding model the positive charge is spread through the atom. Why did the scattering of alpha particles disprove it?',
      'Some were turned back by a small dense charge',
      [
        'All of them went straight through without any change',
        'All of them were stopped at the surface of the foil',
        'Some of them turned into electrons inside the foil',
      ],
      'A spread-out charge could not turn alpha particles back. The few that bounced showed that charge and mass are in a tiny nucleus.',
    ),
    item(
      4,
      'A Group 1 metal M reacts with oxygen to give an oxide. What is its formula, and what is the pH of its solution in water?',
      'M₂O, above 7',
      ['MO, above 7', 'M₂O, below 7', 'MO₂, below 7'],
      'M⁺ and O²⁻ give M₂O. It reacts with water to form the hydroxide, which is alkaline.',
      higher,
    ),

    item(
      5,
      'An element has isotopes of mass 10 and 11 and a relative atomic mass of 10.8. What percentage is the heavier isotope?',
      '80 %',
      ['20 %', '8 %', '50 %'],
      'If x % have mass 11: (11x + 10(100 − x)) ÷ 100 = 10.8, so 10 + x ÷ 100 = 10.8, and x = 80.',
      higher,
    ),
    item(
      5,
      'Ion Z³⁺ has 10 electrons and 14 neutrons. What is the mass number, and which element is it? (Ne 10, Na 11, Mg 12, Al 13)',
      '27, aluminium',
      ['24, magnesium', '24, neon', '27, sodium'],
      'Z has 10 + 3 = 13 protons, so it is aluminium. The mass number is 13 + 14 = 27.',
    ),
    item(
      5,
      'A nucleus has a radius of 1 × 10⁻¹⁴ m and the atom 1 × 10⁻¹⁰ m. If the nucleus is drawn 2 mm wide, how wide is the atom on the same scale?',
      '20 m',
      ['2 m', '200 m', '20 cm'],
      'The atom is 10⁻¹⁰ ÷ 10⁻¹⁴ = 10,000 times as wide. 2 mm × 10,000 = 20,000 mm = 20 m.',
    ),
    item(
      5,
      'Ionic compound XY₂ contains X with 20 electrons in the atom and Y with 9. Which statement about the ions is right?',
      'X loses two electrons and each Y gains one',
      [
        'X gains two electrons and each Y loses one',
        'X loses one electron and each Y gains two',
        'X shares two electrons with each of the Y',
      ],
      'X is 2,8,8,2 (calcium) and becomes X²⁺. Y is 2,7 (fluorine) and becomes Y⁻. The formula is CaF₂.',
    ),
    item(
      5,
      'Substance S conducts as a solid, melts at 1,085 °C and is drawn into wires. T conducts only in solution, melts at 714 °C and is brittle. Which match is right?',
      'S has delocalised electrons, T has ions',
      [
        'S has ions, T has delocalised electrons',
        'S has simple molecules, T has ions',
        'S and T both have delocalised electrons',
      ],
      'S is a metal (copper): electrons move in the solid, and layers of ions slide. T is ionic: its ions are fixed in the solid and move in solution.',
    ),
    item(
      5,
      'Element W is in period 3. Its chloride WCl₂ conducts when molten. Its atoms react with oxygen in the ratio 1 : 1. Which element is W, and which electrons does it lose?',
      'Magnesium, two from the third shell',
      [
        'Sodium, one from the third shell',
        'Sulfur, two from the third shell',
        'Calcium, two from the fourth shell',
      ],
      'The chloride is ionic with W²⁺, and the oxide is WO. In period 3 that is magnesium (2,8,2), which loses its two outer electrons.',
    ),
    item(
      5,
      'A salt of a Group 2 metal M has the formula MBr₂ and a relative formula mass of 184. What is M? (Br = 80, Mg = 24, Ca = 40, Sr = 88, Be = 9)',
      'Magnesium',
      ['Calcium', 'Strontium', 'Beryllium'],
      'Two bromide ions have a mass of 2 × 80 = 160, and 184 − 160 = 24, which is magnesium. The ions are Mg²⁺ and Br⁻.',
    ),
  ],
};
