import { circuitPicture, gate } from '../../drawing/computing/logic-circuit.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const nandPair = {
  image: circuitPicture(
    gate('NAND', gate('NAND', 'A', 'B'), gate('NAND', 'C', 'D')),
    'A and B enter a NAND gate, C and D enter another NAND gate, and both outputs enter a third NAND gate whose output is Q.',
  ),
};
const mixed = {
  image: circuitPicture(
    gate('AND', gate('OR', 'A', 'B'), gate('NAND', 'A', 'B')),
    'A and B enter an OR gate, the same A and B enter a NAND gate, and both outputs enter an AND gate whose output is Q.',
  ),
};

export const set: WrittenSet = {
  subjectCode: 'A_LEVEL_COMPUTER_SCIENCE',
  topicCode: 'BOOLEAN_ALGEBRA',
  name: 'questions',
  items: [
    item(
      1,
      'In Boolean algebra, what does A + 1 simplify to?',
      '1',
      ['A', '0', 'A + 1 cannot be simplified'],
      '+ means OR. Something OR 1 is always 1, whatever A is.',
    ),
    item(
      1,
      'What does A · A simplify to?',
      'A',
      ['A²', '1', '2A'],
      'A AND A is 1 exactly when A is 1, so it is A (the idempotent law). Powers do not occur in Boolean algebra.',
    ),
    item(
      1,
      'What does A · ¬A simplify to?',
      '0',
      ['1', 'A', '¬A'],
      'A and NOT A are never 1 at the same time, so their AND is always 0 (the complement law).',
    ),
    item(
      1,
      'Which is De Morgan’s law for ¬(A · B)?',
      '¬A + ¬B',
      ['¬A · ¬B', '¬A + B', 'A + B'],
      'NOT of an AND is the OR of the NOTs: break the bar and change the sign.',
    ),
    item(
      1,
      'Which outputs does a half adder have?',
      'Sum and carry',
      ['Sum and carry in', 'Sum and difference', 'Carry in and carry out'],
      'A half adder adds two bits. The sum is A XOR B and the carry is A AND B. A carry in is an input of the full adder.',
    ),
    item(
      2,
      'What does A + A · B simplify to?',
      'A',
      ['B', 'A · B', 'A + B'],
      'A + A · B = A · (1 + B) = A · 1 = A. This is the absorption law.',
    ),
    item(
      2,
      'What does A + ¬A · B simplify to?',
      'A + B',
      ['A', 'B', 'A · B'],
      'By the distributive law it is (A + ¬A) · (A + B) = 1 · (A + B) = A + B.',
    ),
    item(
      2,
      'Which expression is equal to ¬(¬A + B)?',
      'A · ¬B',
      ['A + ¬B', '¬A · B', 'A · B'],
      'By De Morgan’s law ¬(¬A + B) = ¬(¬A) · ¬B = A · ¬B.',
    ),
    item(
      2,
      'The same inputs A and B enter the OR gate and the NAND gate of this circuit. To which single gate is the circuit equivalent?',
      'XOR',
      ['NOR', 'AND', 'OR'],
      'Q is 1 when at least one input is 1 (OR) but not both are (NAND). That is exactly XOR.',
      mixed,
    ),
    item(
      2,
      'Which expression gives the carry out of a full adder with the inputs A, B and carry in C?',
      'A · B + C · (A XOR B)',
      ['A · B · C', 'A XOR B XOR C', 'A + B + C'],
      'A carry arises when A and B are both 1, or when exactly one of them is 1 and the carry in is 1. A XOR B XOR C is the sum.',
    ),
    item(
      2,
      'Why is the NAND gate called universal?',
      'Any logic circuit can be built from NAND gates alone',
      [
        'It works with any number of inputs',
        'It is the fastest of all the gates',
        'Its output can be used as its own input',
      ],
      'NOT is a NAND with its inputs joined, AND is a NAND followed by that NOT, and OR follows by De Morgan’s law. NOR is universal too.',
    ),
    item(
      3,
      'Which expression is equivalent to this circuit?',
      'Q = A · B + C · D',
      ['Q = (A + B) · (C + D)', 'Q = ¬(A · B · C · D)', 'Q = ¬(A · B) + ¬(C · D)'],
      'Q = ¬(¬(A · B) · ¬(C · D)). By De Morgan’s law the outer NOT turns the AND into an OR and removes the inner NOTs: A · B + C · D.',
      nandPair,
    ),
    item(
      3,
      'What does (A + B) · (A + ¬B) simplify to?',
      'A',
      ['B', 'A · B', 'A + B'],
      'By the distributive law it is A + B · ¬B = A + 0 = A.',
    ),
    item(
      3,
      'In a Karnaugh map of A, B and C, the four cells with B = 1 hold 1 and all the others hold 0. What is the simplest expression?',
      'B',
      ['A · B · C', 'A + B + C', 'A · C + B'],
      'The group of four covers every combination of A and C, so neither of them matters. Only B stays the same throughout the group.',
    ),
    item(
      3,
      'What is the job of the clock input of an edge-triggered D-type flip-flop?',
      'It makes the output take the value of D at a clock edge and hold it',
      [
        'It makes the output follow D at every moment',
        'It turns the output round at every clock edge',
        'It counts the changes of D between two edges',
      ],
      'A D-type flip-flop stores one bit: Q takes the value of D at the (rising) edge and keeps it until the next one.',
    ),
    item(
      3,
      'What does A · B + A · ¬B + ¬A · B simplify to?',
      'A + B',
      ['A', 'A · B', 'A XOR B'],
      'The first two terms make A · (B + ¬B) = A, and A + ¬A · B = A + B. The only row that gives 0 is A = 0, B = 0.',
    ),
    item(
      4,
      'Two 4-bit numbers are added by a chain of full adders. What limits the speed of the addition?',
      'Each adder has to wait for the carry of the one before it',
      [
        'Each adder has to wait for its sum to be stored',
        'The two numbers arrive one after the other',
        'The sum of each adder depends on all the higher bits',
      ],
      'In a ripple-carry adder the carry passes from the least to the most significant bit, so the delay grows with the number of bits.',
    ),
    item(
      5,
      'What does ¬(A · ¬B) · (A + B) simplify to?',
      'B',
      ['A', 'A · B', '¬A + B'],
      'By De Morgan’s law the first factor is ¬A + B, and (¬A + B) · (A + B) = B + ¬A · A = B.',
    ),
  ],
};
