import { circuitPicture, gate } from '../../drawing/computing/logic-circuit.ts';
import type { Gate } from '../../drawing/computing/logic-circuit.ts';
import { item } from '../question-set.ts';
import type { WrittenSet } from '../question-set.ts';

const picture = (root: Gate, alternativeText: string) => ({ image: circuitPicture(root, alternativeText) });

export const set: WrittenSet = {
  subjectCode: 'GCSE_COMPUTER_SCIENCE',
  topicCode: 'BOOLEAN_LOGIC',
  name: 'questions',
  items: [
    item(
      1,
      'Which logic gate gives the output 1 only when both of its inputs are 1?',
      'AND',
      ['OR', 'NOT', 'XOR'],
      'An AND gate needs one input and the other to be 1. OR is content with either of them.',
    ),
    item(
      1,
      'Which gate is shown?',
      'NOT',
      ['AND', 'OR', 'XOR'],
      'A triangle with a small circle at its point is a NOT gate. It has a single input and turns 1 into 0 and 0 into 1.',
      picture(
        gate('NOT', 'A'),
        'A gate drawn as a triangle with a small circle at its point, with one input A and the output Q.',
      ),
    ),
    item(
      1,
      'Which gate is shown?',
      'AND',
      ['OR', 'NOT', 'NOR'],
      'The symbol of an AND gate has a straight back, where the inputs enter, and a round front. The back of an OR gate is curved.',
      picture(
        gate('AND', 'A', 'B'),
        'A gate with a straight back and a round front, with the inputs A and B and the output Q.',
      ),
    ),
    item(
      1,
      'An OR gate has the inputs A = 0 and B = 1. What is its output?',
      '1, because at least one input is 1',
      [
        '0, because the inputs are different',
        '0, because not both inputs are 1',
        '1, because the second input always decides',
      ],
      'The output of OR is 1 when A is 1, when B is 1 or when both are 1. It is the AND gate that needs both.',
    ),
    item(
      1,
      'How many rows of inputs are there in the complete truth table of a circuit with three inputs?',
      '8',
      ['6', '3', '9'],
      'Each input can be 0 or 1, so there are 2 × 2 × 2 = 2³ = 8 combinations.',
    ),
    item(
      2,
      'A = 1, B = 0 and C = 1. What are the output of the AND gate and the output Q?',
      'AND gate 0, Q = 1',
      ['AND gate 0, Q = 0', 'AND gate 1, Q = 1', 'AND gate 1, Q = 0'],
      'A AND B is 1 AND 0 = 0. Then 0 OR C is 0 OR 1 = 1, so Q = 1.',
      picture(
        gate('OR', gate('AND', 'A', 'B'), 'C'),
        'A and B enter an AND gate. The output of the AND gate and C enter an OR gate, whose output is Q.',
      ),
    ),
    item(
      2,
      'Which expression describes this circuit?',
      'Q = (A OR B) AND (NOT C)',
      ['Q = (A AND B) OR (NOT C)', 'Q = NOT ((A OR B) AND C)', 'Q = (A OR B) OR (NOT C)'],
      'A and B meet in an OR gate and C passes through a NOT gate. Both results enter an AND gate, so Q = (A OR B) AND (NOT C).',
      picture(
        gate('AND', gate('OR', 'A', 'B'), gate('NOT', 'C')),
        'A and B enter a gate with a curved back and a pointed front. C enters a triangle with a small circle at its point. Both outputs enter a gate with a straight back and a round front, whose output is Q.',
      ),
    ),
    item(
      2,
      'For which inputs is NOT (A AND B) equal to 0?',
      'A = 1 and B = 1 only',
      ['A = 0 and B = 0 only', 'Whenever A and B are different', 'Whenever at least one of them is 0'],
      'NOT turns the result round, so it is 0 exactly when A AND B is 1, and that needs both inputs to be 1.',
    ),
    item(
      2,
      'A greenhouse window opens when it is hot (H) and it is not raining (R). Which expression says when the window opens?',
      'H AND (NOT R)',
      ['H OR (NOT R)', 'NOT (H AND R)', '(NOT H) AND R'],
      'Both conditions must hold, so they are joined with AND; “not raining” is NOT R.',
    ),
    item(
      2,
      'A, B and the output Q of a gate are: 0, 0 gives 0; 0, 1 gives 1; 1, 0 gives 1; 1, 1 gives 1. Which gate is it?',
      'OR',
      ['AND', 'XOR', 'NAND'],
      'The output is 1 in every row with at least one 1. XOR would give 0 in the last row.',
    ),
    item(
      2,
      'What is NOT (NOT A) equal to?',
      'A',
      ['NOT A', '0', '1'],
      'The first NOT turns the value round and the second turns it back, so the result is A again.',
    ),
    item(
      3,
      'For how many of the eight combinations of A, B and C is Q = (A AND B) OR C equal to 1?',
      '5',
      ['4', '3', '6'],
      'C = 1 gives four combinations. With C = 0, A and B must both be 1, which adds one more: 4 + 1 = 5.',
    ),
    item(
      3,
      'A = 0, B = 1 and C = 1. What are the output of the AND gate and the output Q?',
      'AND gate 1, Q = 0',
      ['AND gate 1, Q = 1', 'AND gate 0, Q = 1', 'AND gate 0, Q = 0'],
      'NOT A is 1 and 1 AND B is 1. The XOR gate then receives 1 and C = 1; equal inputs make its output 0.',
      picture(
        gate('XOR', gate('AND', gate('NOT', 'A'), 'B'), 'C'),
        'A passes through a NOT gate and then enters an AND gate together with B. The output of the AND gate and C enter an XOR gate, whose output is Q.',
      ),
    ),
    item(
      3,
      'Two switches on a stair work one lamp. The lamp is on when exactly one of the switches is up. Which gate behaves in this way?',
      'XOR',
      ['OR', 'AND', 'NAND'],
      'XOR, exclusive or, gives 1 when the inputs differ. OR would also switch the lamp on when both switches are up.',
    ),
    item(
      3,
      'Which expression always has the same value as NOT (A OR B)?',
      '(NOT A) AND (NOT B)',
      ['(NOT A) OR (NOT B)', 'NOT (A AND B)', '(NOT A) OR B'],
      'A OR B is false only when A is false and B is false. That is exactly (NOT A) AND (NOT B).',
    ),
    item(
      4,
      'A safe opens (Q = 1) when the manager’s key M is turned and at least one of the clerks’ keys K and L is turned. The alarm X must be off. Which expression is right?',
      'Q = M AND (K OR L) AND (NOT X)',
      ['Q = (M AND K) OR L AND (NOT X)', 'Q = M AND K AND L AND (NOT X)', 'Q = (M OR K OR L) AND (NOT X)'],
      '“At least one clerk” is K OR L. That, the manager’s key and NOT X are all needed together, so they are joined with AND.',
    ),
    item(
      5,
      'Q = (A AND B) OR (A AND (NOT B)). Which simpler expression has the same truth table?',
      'A',
      ['B', 'A AND B', 'A OR B'],
      'If A is 0, both brackets are 0. If A is 1, one of the brackets is 1 whatever B is. So Q is always equal to A.',
    ),
  ],
};
