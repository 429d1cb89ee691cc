import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMBINED_SCIENCE',
  topicCode: 'MAGNETISM',
  name: 'key-ideas',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Magnets, electromagnets and the motor effect',
  items: [
    item(
      1,
      'Which of these materials is attracted by a magnet?',
      'Iron',
      ['Copper', 'Aluminium', 'Brass'],
      'Iron, steel, nickel and cobalt are magnetic. Copper, aluminium and brass are not.',
    ),
    item(
      1,
      'What is a permanent magnet?',
      'One that makes its own magnetic field',
      [
        'One that works only with a current',
        'One that loses its magnetism quickly',
        'One that is made of pure copper',
      ],
      'A permanent magnet has its field all the time. An electromagnet needs a current.',
    ),
    item(
      1,
      'What happens to the field of an electromagnet when the current is switched off?',
      'It disappears',
      ['It becomes stronger', 'It reverses', 'It stays the same'],
      'The field is made by the current, so there is none without a current if the core is of soft iron.',
    ),
    item(
      1,
      'A wire carries a larger current than before. What happens to the magnetic field around it?',
      'It becomes stronger',
      ['It becomes weaker', 'It changes direction', 'It disappears'],
      'The strength of the field depends on the size of the current. The direction of the current decides its direction.',
    ),
    item(
      1,
      'Which part of the Earth makes a compass needle point north?',
      'The core',
      ['The atmosphere', 'The oceans', 'The crust'],
      'The field of the Earth comes from its core, where molten iron moves.',
    ),
    item(
      2,
      'Which change makes the field inside a solenoid weaker?',
      'Taking its iron core away',
      ['Adding more turns of wire', 'Using a larger current', 'Pushing the turns closer together'],
      'The iron core makes the field stronger, so removing it makes it weaker.',
    ),
    item(
      2,
      'Where between two opposite poles that face each other are the field lines nearly parallel?',
      'Midway between the poles',
      ['Far outside the magnets', 'At the back of each magnet', 'Along the sides of one magnet only'],
      'Between flat opposite poles the field is nearly uniform: lines go straight across from north to south.',
    ),
    item(
      2,
      'A wire between two magnets carries no current. What is the force of the motor effect on it?',
      'Zero',
      ['Equal to its weight', 'Towards the north pole', 'Towards the south pole'],
      'The motor effect is a force on a current in a magnetic field, so without a current there is none.',
      higher,
    ),
    item(
      2,
      'A wire in a magnetic field is replaced by one with twice the length in the field. The current is halved. How does the force change?',
      'It stays the same',
      ['It doubles', 'It halves', 'It becomes four times as large'],
      'F = B I l: twice the length and half the current give the same product.',
      higher,
    ),
    item(
      3,
      'Which change makes a motor’s coil turn the other way?',
      'Reversing either the field or the current',
      [
        'Reversing both the field and the current',
        'Using a stronger magnet with the same poles',
        'Adding more turns to the coil',
      ],
      'Reversing one of them reverses the force. Reversing both leaves its direction as it was.',
      higher,
    ),
    item(
      5,
      'A wire of 0.25 m has a resistance of 0.50 Ω and is joined to a 1.5 V cell at right angles to a field of 0.080 T. All of it is in the field. What is the force on it?',
      '0.060 N',
      ['0.030 N', '0.015 N', '0.24 N'],
      'The current is 1.5 ÷ 0.50 = 3.0 A, and F = 0.080 × 3.0 × 0.25 = 0.060 N. 0.030 N uses 1.5 as the current.',
      higher,
    ),
  ],
};
