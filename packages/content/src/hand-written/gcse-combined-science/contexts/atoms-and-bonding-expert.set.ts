import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ATOMS_AND_BONDING',
  name: 'contexts-expert',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Atoms, the periodic table, bonding and structure in everyday life and in the laboratory',
  items: [
    item(
      4,
      'A sample of copper has the isotopes ⁶³Cu and ⁶⁵Cu and a relative atomic mass of 63.6. What percentage is ⁶⁵Cu?',
      '30 %',
      ['70 %', '60 %', '6 %'],
      'Each per cent of ⁶⁵Cu raises the mean by 0.02 above 63. 0.6 ÷ 0.02 = 30.',
    ),
    item(
      4,
      'A compound of nitrogen and hydrogen has molecules N₂H₄. How many shared pairs of electrons does one molecule have?',
      '5',
      ['4', '6', '7'],
      'Each nitrogen atom forms three bonds: two to hydrogen and one to the other nitrogen. That is 4 + 1 = 5 pairs.',
    ),
    item(
      4,
      'A pupil says: ‘Ionic substances have no molecules, so the formula MgCl₂ means nothing.’ Which reply is best?',
      'It gives the ratio of the ions in the lattice',
      [
        'It gives the number of ions in a whole crystal',
        'It shows that each Mg²⁺ has two neighbours',
        'It shows that Cl₂ molecules are present',
      ],
      'An ionic formula is the simplest ratio of ions, here one Mg²⁺ for two Cl⁻. A crystal contains a huge number of both.',
    ),
    item(
      4,
      'When astatine, the halogen below iodine, is studied, which prediction is least safe?',
      'It is as reactive as chlorine',
      [
        'It forms ions with a charge of 1−',
        'It is a solid at room temperature',
        'Its molecules have two atoms',
      ],
      'Reactivity falls down Group 7, so astatine should be far less reactive than chlorine. The other statements continue the trends.',
    ),
    item(
      4,
      'Substance X melts at −78 °C and does not conduct. A solution of X in water conducts. Which explanation is possible?',
      'Its molecules form ions with water',
      [
        'Its ions are fixed in the liquid X',
        'Its electrons become free in water',
        'Its lattice is broken up by water',
      ],
      'A low melting point shows molecules. Some of these, such as ammonia or hydrogen chloride, react with water to form ions.',
    ),
    item(
      4,
      'Why is the scattering experiment with gold foil evidence that atoms are mostly empty space?',
      'Most alpha particles were not deflected',
      [
        'A few alpha particles were turned straight back',
        'Alpha particles have a positive charge',
        'Gold atoms are larger than other atoms',
      ],
      'Particles that meet nothing go straight on. The few that came back are evidence for a small, dense nucleus.',
    ),
    item(
      4,
      'Ions X⁺ and Y⁻ both have 10 electrons. Which statement about the atoms is correct?',
      'X has two protons more than Y',
      [
        'X has two protons fewer than Y',
        'X has one proton more than Y',
        'X and Y have equal numbers of protons',
      ],
      'X has 11 protons and Y has 9. The atoms are sodium and fluorine.',
    ),
    item(
      4,
      'Which pair of facts shows best that metallic bonding is strong and yet not fixed in direction?',
      'Iron melts at a high temperature and can be bent',
      [
        'Iron conducts both heat and electricity very well',
        'Iron rusts in damp air and is magnetic',
        'Iron is dense and has a grey surface',
      ],
      'A high melting point shows strong forces. Bending shows that the layers can slide and still be held by the electrons.',
    ),
    item(
      4,
      'Ice floats on water. A simple particle model shows solids as more closely packed than liquids. What follows?',
      'The model does not fit water and must be refined',
      [
        'The model is proved, as ice is a special solid',
        'The ice must contain air in order to float',
        'The particles of ice must be lighter than those of water',
      ],
      'Ice is less dense than water, so its particles are further apart. A model is limited where it does not fit an observation.',
    ),
    item(
      5,
      'Element Q forms a chloride with a relative formula mass of 95, and Q forms ions with a charge of 2+. What is the relative formula mass of its oxide? (Cl = 35.5, O = 16)',
      '40',
      ['56', '76', '64'],
      'The chloride is QCl₂, so Q = 95 − 71 = 24. The oxide is QO: 24 + 16 = 40.',
    ),
    item(
      5,
      'Bromine is 51 % ⁷⁹Br and 49 % ⁸¹Br. About what share of Br₂ molecules has a mass of 160?',
      'One half',
      ['One quarter', 'One third', 'All of them'],
      '160 = 79 + 81. With nearly equal shares, half of the pairs are mixed; the others are 158 or 162.',
    ),
    item(
      5,
      'Sodium and rubidium are each added to water in equal amounts of atoms. Which statement is correct?',
      'They give equal volumes of gas, rubidium faster',
      [
        'Rubidium gives more gas and gives it faster',
        'Sodium gives more gas, as its atoms are smaller',
        'They give equal volumes of gas at the same rate',
      ],
      'Each metal atom gives up one electron, so the number of hydrogen molecules is equal. The rate differs, as rubidium is more reactive.',
    ),
    item(
      5,
      'Diamond and graphite both have strong covalent bonds, but graphite is soft. Which explanation is complete?',
      'Its layers have weak forces between them and slide',
      [
        'Its covalent bonds are weaker than those in diamond',
        'Its delocalised electrons push the atoms apart',
        'Its atoms have only three outer electrons each',
      ],
      'The bonds within a layer are strong. It is the weak forces between the layers that let them slide.',
    ),
    item(
      5,
      'A new element, number 119, would follow the last noble gas. What would you expect?',
      'One outer electron and violent reaction with water',
      [
        'Seven outer electrons and coloured molecules',
        'A full outer shell and no reactions at all',
        'Two outer electrons and an oxide XO',
      ],
      'After a noble gas a new period starts with Group 1. Reactivity rises down this group.',
    ),
    item(
      5,
      'The ions N³⁻, O²⁻, F⁻, Na⁺ and Mg²⁺ all have 10 electrons. Which one is the smallest, and why?',
      'Mg²⁺, as its nucleus has the most protons',
      [
        'N³⁻, as its nucleus has the fewest protons',
        'Mg²⁺, as it has the fewest electrons',
        'N³⁻, as it has gained the most electrons',
      ],
      'The number of electrons is the same, so the greatest nuclear charge (12 protons) pulls them in most strongly.',
    ),
    item(
      5,
      'Potassium manganate(VII) is KMnO₄. Which formula has the compound of Ca²⁺ with the same negative ion?',
      'Ca(MnO₄)₂',
      ['CaMnO₄', 'Ca₂MnO₄', 'CaMn₂O₄'],
      'Two MnO₄⁻ ions balance one Ca²⁺. The bracket is needed because the whole ion is taken twice.',
    ),
  ],
};
