import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'ENERGY_CHANGES_AND_RATES',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Energy changes, collisions, catalysts and reversible reactions',
  items: [
    item(
      1,
      'Which of these is a use of an exothermic reaction?',
      'A hand warmer',
      ['A sports injury pack', 'A fizzy sherbet sweet', 'A drink cooled by ice'],
      'A hand warmer transfers energy to the surroundings. The injury pack, sherbet and melting ice take energy in.',
    ),
    item(
      1,
      'Which of these does not change the rate of a reaction of a solid with an acid?',
      'The colour of the beaker',
      ['The temperature of the acid', 'The size of the pieces', 'The concentration of the acid'],
      'Only what changes the collisions of particles changes the rate. The beaker’s colour has no effect on them.',
    ),
    item(
      1,
      'What happens to the number of collisions each second when a solution is made more dilute?',
      'It falls',
      ['It rises', 'It stays the same', 'It becomes zero'],
      'In a dilute solution the particles are further apart, so they collide less often.',
    ),
    item(
      1,
      'In an energy profile, the products are higher than the reactants. What kind of reaction is it?',
      'Endothermic',
      ['Exothermic', 'Reversible', 'Catalysed'],
      'The products have more energy than the reactants, so energy was taken in from the surroundings.',
    ),
    item(
      1,
      'Why are catalysts used in industry?',
      'They save energy and time',
      ['They make the products purer', 'They increase the mass of product', 'They make reactions reversible'],
      'A catalyst lets a reaction run fast at a lower temperature. It does not change the mass of product that can form.',
    ),
    item(
      2,
      'Why does a rise in temperature increase the rate of a reaction?',
      'Collisions are more frequent and more energetic',
      [
        'Collisions are less frequent but more energetic',
        'The activation energy of the reaction becomes smaller',
        'The particles become larger, so they collide more',
      ],
      'Faster particles collide more often, and more of them have the activation energy. The activation energy itself does not change.',
    ),
    item(
      2,
      'Marble chips and acid react in a flask. Why does the reaction become slower with time?',
      'The concentration of the acid falls',
      [
        'The temperature of the acid falls to 0 °C',
        'The activation energy becomes larger',
        'The catalyst is used up slowly',
      ],
      'Acid particles are used up, so there are fewer collisions each second with the marble.',
    ),
    item(
      2,
      'Which change increases the surface area of 10 g of zinc without changing its mass?',
      'Cutting it into smaller pieces',
      [
        'Heating it for a few minutes',
        'Melting it into one large ball',
        'Coating it with a thin layer of copper',
      ],
      'Smaller pieces expose more surface for the same mass. One ball would have the smallest surface.',
    ),
    item(
      2,
      'A reversible reaction is shown by hydrated copper sulfate ⇌ anhydrous copper sulfate + water. How can the blue colour be brought back?',
      'By adding water',
      ['By heating more strongly', 'By adding acid', 'By taking water away'],
      'Water takes part in the reverse reaction, which forms the blue hydrated salt. Heating drives the water off.',
    ),
    item(
      2,
      'Which statement about a catalyst is correct?',
      'Different reactions need different catalysts',
      [
        'One catalyst speeds up every reaction',
        'A catalyst starts as a reactant and ends as a product',
        'A catalyst raises the energy of the particles',
      ],
      'A catalyst gives a particular reaction another pathway. It is not used up and does not warm the particles.',
    ),
    item(
      3,
      'A reaction is at equilibrium: 2NO₂ (brown) ⇌ N₂O₄ (colourless), exothermic forwards. What is seen when it is cooled?',
      'The brown colour becomes paler',
      ['The brown colour becomes darker', 'The colour stays the same', 'The gas turns blue'],
      'Cooling favours the exothermic direction, so more colourless N₂O₄ forms. Heating would make it darker.',
      higher,
    ),
    item(
      3,
      'Which statement explains why an endothermic reaction can cool its solution?',
      'Energy moves from the solution into the reaction',
      [
        'Energy moves from the reaction into the solution',
        'The reaction uses up the cold particles',
        'The particles of the solution stop moving',
      ],
      'The reaction takes energy from the thermal store of the solution around it, so its temperature falls.',
    ),
    item(
      4,
      'The energy taken in to break bonds is 2,640 kJ/mol, and the reaction releases 780 kJ/mol overall. How much energy is released as bonds form?',
      '3,420 kJ/mol',
      ['1,860 kJ/mol', '780 kJ/mol', '2,640 kJ/mol'],
      'Released overall = released by forming − taken in, so forming releases 2,640 + 780 = 3,420 kJ/mol. 1,860 comes from subtracting.',
      higher,
    ),
    item(
      5,
      'N₂ + 3H₂ → 2NH₃. The bond energies are N≡N 945, H–H 436 and N–H 391 kJ/mol. What is the overall energy change?',
      '−93 kJ/mol',
      ['+93 kJ/mol', '+1,080 kJ/mol', '−965 kJ/mol'],
      'Breaking takes in 945 + 3 × 436 = 2,253, and making gives out 6 × 391 = 2,346, so 2,253 − 2,346 = −93 kJ/mol. +1,080 comes from counting three N–H bonds.',
      higher,
    ),
    item(
      5,
      'A reaction’s rate doubles for each rise of 10 °C. At 20 °C it takes 96 s. At which temperature does it take 12 s?',
      '50 °C',
      ['40 °C', '80 °C', '28 °C'],
      '96 ÷ 12 = 8 = 2 × 2 × 2, so three steps of 10 °C are needed: 20 + 30 = 50 °C. 80 °C comes from multiplying 10 by 8 and taking off 20.',
    ),
  ],
};
