import { item } from '../../question-set.ts';
import type { WrittenSet } from '../../question-set.ts';

const higher = { tier: 'HIGHER' } as const;

export const set: WrittenSet = {
  subjectCode: 'GCSE_PHYSICS',
  topicCode: 'ELECTROMAGNETISM',
  name: 'contexts-easy',
  audience: 'Year 10-11, AQA, Edexcel and OCR',
  syllabus: 'Charge, static electricity and induction in daily life',
  items: [
    item(
      1,
      'A plastic comb is pulled through dry hair, and then hairs stand apart from each other. Why?',
      'The hairs have like charges',
      ['The hairs have unlike charges', 'The hairs have lost all charge', 'The hairs have become magnets'],
      'Each hair has gained the same kind of charge, and like charges repel.',
    ),
    item(
      1,
      'An aircraft is joined to the ground by a metal cable before it is filled with fuel. What does the cable prevent?',
      'A spark',
      ['A current in the engine', 'A loss of fuel', 'A magnetic field'],
      'Charge that has built up can flow safely to the ground, so no spark can ignite the fuel vapour.',
    ),
    item(
      1,
      'A glass rod loses electrons when it is rubbed with silk. What is the charge of the rod?',
      'Positive',
      ['Negative', 'Neutral', 'First negative, then neutral'],
      'Electrons are negative. An object that loses some of them is left with a positive charge.',
    ),
    item(
      1,
      'A positively charged rod is held near a negatively charged ball that hangs from a thread. What does the ball do?',
      'It moves towards the rod',
      ['It moves away from the rod', 'It hangs without moving', 'It loses all of its mass'],
      'Unlike charges attract each other, and the force acts without contact.',
    ),
    item(
      1,
      'A magnet is pushed into a coil that is connected to a sensitive meter. What is seen?',
      'The needle moves for a moment',
      [
        'The needle moves and stays there',
        'The needle does not move at all',
        'The needle swings without stopping',
      ],
      'A potential difference is induced only while the magnet moves. It is zero when the magnet rests.',
      higher,
    ),
    item(
      1,
      'Which device at a power station raises the potential difference for the cables of the National Grid?',
      'A step-up transformer',
      ['A step-down transformer', 'A direct-current motor', 'A moving-coil microphone'],
      'A step-up transformer increases the potential difference, so the current and the heating of the cables are smaller.',
      higher,
    ),
    item(
      1,
      'Where is the electric field of a charged balloon the strongest?',
      'Close to the balloon',
      ['One metre from it', 'Two metres from it', 'The same at any distance'],
      'The electric field of a charged object is strongest close to it and becomes weaker with distance.',
    ),
  ],
};
