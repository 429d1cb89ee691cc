import { formatPrintedNumber } from '#text/numbers.ts';
import type { Family } from '../../family.ts';
import { checkNumber } from '#checks/check.ts';
import { numbersIn } from '#checks/support/numbers-in-text.ts';

export const family: Family = {
  name: 'temperature',
  syllabus: 'Calculate with negative temperatures',
  levels: {
    1: 'two steps: count up to zero from −6 at the lowest, then on',
    2: 'two steps from a lower temperature, down to −14',
    3: 'two steps: the difference of two temperatures, one of them negative',
  },
  write: (random, difficulty) => {
    const low = -random.int(2, difficulty === 1 ? 6 : 14);
    const rise = random.int(-low + 1, -low + (difficulty === 3 ? 19 : 9));
    const high = low + rise;
    const town = random.pick(['Aviemore', 'Oslo', 'Cardiff', 'Durham', 'Quebec', 'Ballymena']);
    const degrees = (value: number) => `${formatPrintedNumber(value)} °C`;
    const slips = [
      [degrees(-high), 'losing the sign'],
      [degrees(rise - low), 'adding the two numbers without their signs'],
      [degrees(-(rise - low)), 'adding and keeping the minus sign'],
    ] as const;
    if (difficulty === 3) {
      return {
        body: `At noon it is ${degrees(high)} in ${town}. At midnight it is ${degrees(low)}. By how many degrees has the temperature fallen?`,
        answer: degrees(rise),
        mistakes: [
          [degrees(Math.abs(high + low)), 'leaving out the minus sign'],
          [degrees(-low), 'counting only down to nought'],
          [degrees(rise + 1), 'counting both ends'],
          [degrees(rise - 1), 'a slip in the counting'],
          [degrees(high), 'counting only the part above nought'],
        ],
        explanation: `From ${degrees(high)} down to 0 °C is ${high} degrees, and on to ${degrees(low)} is ${-low} more: ${high} + ${-low} = ${rise}.`,
      };
    }
    return {
      body: `At dawn it is ${degrees(low)} in ${town}. By noon the temperature has risen by ${rise} degrees. What is the temperature at noon?`,
      answer: degrees(high),
      mistakes: [
        ...slips,
        [degrees(high + 1), 'counting the starting number as one step'],
        [degrees(high - 1), 'a slip in the counting'],
        [degrees(high + 2), ''],
      ],
      explanation: `Count up ${-low} degrees to reach 0 °C, then ${high} more: ${formatPrintedNumber(low)} + ${rise} = ${high}.`,
    };
  },
  check: checkNumber((text) => {
    const [first = NaN, second = NaN] = numbersIn(text);
    return text.includes('fallen') ? first - second : first + second;
  }),
};
