import { circuitPicture, gate } from '../../drawing/computing/logic-circuit.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const nor = circuitPicture(
  gate('NOR', 'A', 'B'),
  'A gate with a curved back and a small circle at its point, with the inputs A and B and the output Q.',
);
const notNot = circuitPicture(
  gate('AND', gate('NOT', 'A'), gate('NOT', 'B')),
  'A and B each pass through a NOT gate, and both results enter an AND gate whose output is Q.',
);
const joined = circuitPicture(
  gate('NAND', 'A', 'A'),
  'A NAND gate whose two inputs are both A. Its output is Q.',
);
const factored = circuitPicture(
  gate('OR', gate('AND', 'A', 'B'), gate('AND', 'A', gate('NOT', 'B'))),
  'A and B enter an AND gate. A and the inverse of B enter another AND gate. Both outputs enter an OR gate whose output is Q.',
);
const implication = circuitPicture(
  gate('OR', gate('NOT', 'A'), 'B'),
  'A passes through a NOT gate. Its output and B enter an OR gate whose output is Q.',
);

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'BOOLEAN_ALGEBRA',
  name: 'circuits-and-identities',
  items: [
    item(
      1,
      'For which inputs is the output of this gate 1?',
      'A = 0 and B = 0 only',
      ['A = 1 and B = 1 only', 'Whenever A and B differ', 'Whenever A or B is 0'],
      'The symbol is a NOR gate: an OR gate followed by NOT. Its output is 1 only if neither input is 1.',
      { image: nor },
    ),
    item(
      1,
      'Which is De Morgan’s law for ¬(A + B)?',
      '¬A · ¬B',
      ['¬A + ¬B', '¬A + B', 'A · B'],
      '“Not (A or B)” means “neither A nor B”: not A and not B. The NOT is shared out and OR becomes AND.',
    ),
    item(
      1,
      'What does A + ¬A simplify to?',
      '1',
      ['0', 'A', '¬A'],
      'One of A and NOT A is always 1, so their OR is always 1 (the complement law).',
    ),
    item(
      2,
      'Which single gate has the same output as this circuit?',
      'NOR',
      ['NAND', 'XOR', 'OR'],
      'By De Morgan’s law ¬A · ¬B = ¬(A + B), which is a NOR gate.',
      { image: notNot, solutionImage: nor },
    ),
    item(
      2,
      'Both inputs of this NAND gate are joined to A. What is Q?',
      '¬A',
      ['A', '0', '1'],
      'Q = ¬(A · A) = ¬A. A NAND gate with joined inputs works as a NOT gate.',
      { image: joined },
    ),
    item(
      2,
      'What does A · (A + B) simplify to?',
      'A',
      ['B', 'A · B', 'A + B'],
      'If A is 1 the bracket is 1, and if A is 0 the whole is 0, so the result is always A. This is the second absorption law.',
    ),
    item(
      2,
      'What does ¬A · ¬B + ¬A · B simplify to?',
      '¬A',
      ['¬B', 'A', '¬A · B'],
      'Take ¬A out: ¬A · (¬B + B) = ¬A · 1 = ¬A.',
    ),
    item(
      2,
      'A full adder has the inputs A = 1, B = 1 and carry in = 1. What are its outputs?',
      'Sum 1, carry out 1',
      ['Sum 0, carry out 1', 'Sum 1, carry out 0', 'Sum 0, carry out 0'],
      '1 + 1 + 1 = 3, which is 11 in binary: the sum bit is 1 and the carry out is 1.',
    ),
    item(
      3,
      'To what does the output of this circuit simplify?',
      'A',
      ['B', 'A + B', 'A · B'],
      'Q = A · B + A · ¬B = A · (B + ¬B) = A. None of the gates is needed.',
      { image: factored },
    ),
    item(
      3,
      'Which expression is equal to ¬(A · ¬B)?',
      '¬A + B',
      ['¬A · B', 'A + ¬B', '¬A + ¬B'],
      'By De Morgan’s law ¬(A · ¬B) = ¬A + ¬(¬B), and the double negation leaves ¬A + B.',
      { solutionImage: implication },
    ),
    item(
      3,
      'For how many of the eight combinations of A, B and C is A XOR B XOR C equal to 1?',
      '4',
      ['2', '3', '6'],
      'The result is 1 when an odd number of the inputs are 1: three combinations with one 1 and one with three.',
    ),
    item(
      3,
      'From which parts can a full adder be built?',
      'Two half adders and an OR gate',
      [
        'Two half adders and an AND gate',
        'One half adder and an XOR gate',
        'Three half adders and no other gate',
      ],
      'The first half adder adds A and B, the second adds the carry in to their sum. A carry from either of them is passed on by the OR gate.',
    ),
    item(
      4,
      'What is the smallest number of two-input NAND gates from which an XOR gate can be built?',
      '4',
      ['2', '3', '5'],
      'With N = A NAND B, Q = (A NAND N) NAND (B NAND N). N is used twice but built only once, so four gates are enough, and fewer do not suffice.',
    ),
    item(
      5,
      'Which expression is equal to A · B + ¬A · C + B · C?',
      'A · B + ¬A · C',
      ['A · B + B · C', '¬A · C + B · C', 'B · C'],
      'If B · C is 1, then A · B is 1 when A is 1, and ¬A · C is 1 when A is 0. The third term never adds anything (the consensus theorem).',
    ),
  ],
};
