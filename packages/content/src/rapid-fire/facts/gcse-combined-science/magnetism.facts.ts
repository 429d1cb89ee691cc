import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_COMBINED_SCIENCE/MAGNETISM',
  groups: {
    'magnetic-facts': questions({ levels: [1, 10], seconds: 15 }, [
      ['What do a north and a south pole do?', 'attract', ['repel', 'cancel out', 'nothing']],
      [
        'Which of these can a magnet pick up?',
        'an iron nail',
        ['a copper coin', 'a gold ring', 'a plastic clip'],
      ],
      [
        'What can be used to show the direction of a field?',
        'a compass',
        ['a voltmeter', 'a thermometer', 'a ruler'],
      ],
      [
        'Where is a bar magnet weakest?',
        'in the middle',
        ['at the north pole', 'at the south pole', 'at both ends'],
      ],
      ['Which core makes a coil’s field stronger?', 'iron', ['wood', 'copper', 'plastic']],
      [
        'What is needed to make an electromagnet work?',
        'a current',
        ['a flame', 'a permanent magnet', 'a vacuum'],
      ],
      ['Field lines that are close together show a field that is …', 'strong', ['weak', 'zero', 'reversed']],
      [
        'Which end does a compass needle’s north pole point to on a bar magnet?',
        'its south pole',
        ['its north pole', 'its middle', 'its longer side'],
      ],
      ['A straight wire’s field has which shape?', 'circles', ['straight lines', 'squares', 'spirals']],
      [
        'The field of a solenoid is most like that of …',
        'a bar magnet',
        ['a straight wire', 'a single charge', 'the Sun'],
      ],
      [
        'An induced magnet and a permanent magnet always …',
        'attract',
        ['repel', 'turn round', 'lose their fields'],
      ],
      [
        'Reversing the current in a wire does what to its field?',
        'reverses it',
        ['doubles it', 'stops it', 'does not change it'],
      ],
      [
        'Which rule gives the direction of the motor effect?',
        'Fleming’s left-hand',
        ['right-hand grip', 'Ohm’s', 'Hooke’s'],
      ],
      ['In Fleming’s left-hand rule, the first finger is the …', 'field', ['force', 'current', 'voltage']],
      [
        'Which part of a motor reverses the current in the coil?',
        'the commutator',
        ['the axle', 'the magnet', 'the battery'],
      ],
      ['What is the unit of B in F = B I l?', 'tesla', ['newton', 'ampere', 'metre']],
      [
        'The current in a wire in a field is doubled. The force is …',
        'doubled',
        ['halved', 'unchanged', 'four times as large'],
      ],
      ['2 T, 3 A and 0.5 m give which force on a wire?', '3 N', ['5.5 N', '12 N', '0.75 N']],
      [
        'A wire is parallel to the field. The force on it is …',
        'zero',
        ['at its greatest', 'upwards', 'downwards'],
      ],
      [
        'Which change does not make a motor faster?',
        'reversing the current',
        ['a stronger magnet', 'a larger current', 'more turns'],
      ],
    ]),
  },
};
