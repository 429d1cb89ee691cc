import { printed } from '../../../text/numbers.ts';
import type { Family } from '../../family.ts';

export const missingDigit: Family = {
  name: 'missing-digit',
  printed: { 4: 3 },
  write: (random) => {
    const [a, b, c] = [random.int(1, 4), random.int(2, 8), random.int(2, 9)];
    const times = random.int(3, 9);
    const number = 100 * a + 10 * b + c;
    return {
      body: `In this multiplication one digit is covered by a box: ${a}□${c} × ${times} = ${printed(number * times)}. Which digit is under the box?`,
      answer: printed(b),
      mistakes: [
        [printed((b + 1) % 10), 'forgetting what is carried from the units'],
        [printed((b + 9) % 10), 'carrying one too many'],
        [printed((b * times) % 10), 'reading a digit of the answer'],
        [printed((c * times) % 10), 'reading the last digit of the answer'],
        [printed((b + 2) % 10), ''],
        [printed((b + 8) % 10), ''],
      ],
      explanation: `Go backwards: ${printed(number * times)} ÷ ${times} = ${number}, so the covered digit is ${b}.`,
    };
  },
};
