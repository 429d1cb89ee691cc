import type { TopicFacts } from '../facts.ts';
import { questions } from '../wording.ts';
import { terms } from './wording.ts';

export const facts: TopicFacts = {
  topic: 'GCSE_PHYSICS/ELECTROMAGNETISM',
  groups: {
    'terms-of-electromagnetism': terms({ levels: [1, 10], seconds: 15 }, [
      ['negative particle in an atom', 'electron'],
      ['material that lets charge flow', 'conductor'],
      ['material that holds charge in place', 'insulator'],
      ['what like charges do', 'repel'],
      ['what unlike charges do', 'attract'],
      ['flash as charge jumps a gap', 'spark'],
      ['connecting an object to the ground', 'earthing'],
      ['space where a charge feels a force', 'electric field'],
      ['space where a magnet feels a force', 'magnetic field'],
      ['unit of charge', 'coulomb'],
      ['current that keeps reversing', 'alternating current'],
      ['current in one direction only', 'direct current'],
      ['generator of alternating current', 'alternator'],
      ['generator of direct current', 'dynamo'],
      ['input coil of a transformer', 'primary coil'],
      ['output coil of a transformer', 'secondary coil'],
      ['making voltage by a changing field', 'induction'],
      ['transformer that raises voltage', 'step-up transformer'],
      ['transformer that lowers voltage', 'step-down transformer'],
      ['contacts that stay with one coil end', 'slip rings'],
      ['contacts that swap each half turn', 'commutator'],
      ['network of cables and transformers', 'National Grid'],
      ['removing electrons from air', 'ionisation'],
      ['long coil of wire', 'solenoid'],
    ]),
    'devices-and-effects': questions({ levels: [1, 10], seconds: 20 }, [
      [
        'Which particles are rubbed off when a balloon is charged?',
        'electrons',
        ['protons', 'neutrons', 'nuclei'],
      ],
      [
        'Two negative charges are close together. What do they do?',
        'They repel',
        ['They attract', 'They cancel out', 'They discharge'],
      ],
      [
        'Which device turns sound into a varying current?',
        'microphone',
        ['loudspeaker', 'transformer', 'dynamo'],
      ],
      [
        'Which device turns a varying current into sound?',
        'loudspeaker',
        ['microphone', 'alternator', 'transformer'],
      ],
      ['What must a transformer’s input be?', 'alternating', ['direct', 'constant', 'below 12 V']],
      ['A rod loses electrons. Which charge does it have?', 'positive', ['negative', 'zero', 'alternating']],
      [
        'A magnet rests in a coil. What is the induced voltage?',
        'zero',
        ['constant', 'alternating', 'very large'],
      ],
      [
        'A magnet moves faster into a coil. What happens to the induced voltage?',
        'It is larger',
        ['It is smaller', 'It is unchanged', 'It is zero'],
      ],
      [
        'A transformer has 10 turns in and 100 out. It takes 2 V. What is the output?',
        '20 V',
        ['0.2 V', '2 V', '200 V'],
      ],
      [
        'The north pole of a magnet enters a coil instead of the south. The voltage …',
        'is reversed',
        ['is doubled', 'is halved', 'is unchanged'],
      ],
      [
        'Why is the core of a transformer iron?',
        'It is easily magnetised',
        ['It is a good insulator', 'It keeps its magnetism', 'It is not magnetic'],
      ],
      ['Field lines of a positive point charge point …', 'outwards', ['inwards', 'in circles', 'upwards']],
      ['100 turns in and 25 out, with 12 V in. What is the output?', '3 V', ['48 V', '12 V', '4 V']],
      [
        'Which change reverses the induced current in a turning coil?',
        'turning it the other way',
        ['turning it faster', 'adding more turns', 'using stronger magnets'],
      ],
      ['Which contacts does an alternator have?', 'slip rings', ['a split ring', 'a diode', 'a fuse']],
      [
        'A perfect transformer doubles the voltage. The current is …',
        'halved',
        ['doubled', 'unchanged', 'zero'],
      ],
      [
        'Why is the grid voltage high?',
        'to cut the current',
        ['to raise the current', 'to cut the frequency', 'to raise the resistance'],
      ],
      [
        'The current through a grid cable is halved. The wasted power is …',
        'a quarter',
        ['a half', 'doubled', 'unchanged'],
      ],
      [
        'The output of a perfect transformer is 6 V and 4 A. What power goes in?',
        '24 W',
        ['1.5 W', '10 W', '2 W'],
      ],
      [
        'An induced current’s field always does what to the change that made it?',
        'It opposes it',
        ['It helps it', 'It doubles it', 'It ignores it'],
      ],
    ]),
  },
};
