import { formatPrintedNumber } from '#text/numbers.ts';
import { randomTask } from '../structured-question.ts';
import { plus, plusTimes } from '../tex.ts';

export const primeFactors = randomTask('NUMBER', 'numbers-as-prime-factors', 3, (random) => {
  const [a, c] = [random.int(3, 4), random.int(1, 2)];
  const [b, d] = [1, random.int(2, 3)];
  const [low, high] = [2 ** c * 3 ** b, 2 ** a * 3 ** d * 35];
  const first = String.raw`2^{${a}} \times 3 \times 5`;
  const second = String.raw`${c === 1 ? '2' : '2^{2}'} \times 3^{${d}} \times 7`;
  const square = (a % 2 === 1 ? 2 : 1) * 3 * 5;
  return {
    stem: `As products of their prime factors, $A = ${first}$ and $B = ${second}$.`,
    parts: [
      {
        body: 'Find the highest common factor of $A$ and $B$.',
        answer: String(low),
        scheme: [['B1', `for ${low}`]],
        solution: `Take each prime to the lower power: $${c === 1 ? '2' : '2^{2}'} \\times 3 = ${low}$.`,
      },
      {
        body: 'Find the lowest common multiple of $A$ and $B$.',
        answer: formatPrintedNumber(high),
        scheme: [
          ['M1', String.raw`for $2^{${a}} \times 3^{${d}} \times 5 \times 7$ or another complete method`],
          ['A1', `for ${formatPrintedNumber(high)}`],
        ],
        solution: String.raw`Take each prime to the higher power: $2^{${a}} \times 3^{${d}} \times 5 \times 7 = ${high}$.`,
      },
      {
        body: '$Ak$ is a square number. Find the smallest possible whole number $k$.',
        answer: String(square),
        scheme: [
          ['M1', 'for stating that every power in a square number is even'],
          ['A1', `for ${square}`],
        ],
        solution: `In a square number every power is even. The powers in $A$ are ${a}, 1 and 1, so $k = ${a % 2 === 1 ? String.raw`2 \times 3 \times 5` : String.raw`3 \times 5`} = ${square}$.`,
      },
    ],
  };
});

export const completedSquare = randomTask('ALGEBRA', 'completed-square', 4, (random) => {
  const p = random.int(2, 6);
  const root = random.pick([2, 3, 5, 6, 7]);
  const q = p * p - root;
  return {
    parts: [
      {
        body: `Write $x^2 - ${2 * p}x ${plus(q)}$ in the form $(x - a)^2 - b$, where $a$ and $b$ are integers.`,
        answer: `$(x - ${p})^2 - ${root}$`,
        scheme: [
          ['M1', `for $(x - ${p})^2$`],
          ['A1', `for $(x - ${p})^2 - ${root}$`],
        ],
        solution: `Half of ${2 * p} is ${p}, and $(x - ${p})^2 = x^2 - ${2 * p}x + ${p * p}$. So the expression is $(x - ${p})^2 - ${p * p} ${plus(q)} = (x - ${p})^2 - ${root}$.`,
      },
      {
        body: `Write down the coordinates of the turning point of the graph of $y = x^2 - ${2 * p}x ${plus(q)}$.`,
        answer: `$(${p}, -${root})$`,
        scheme: [['B1', `for $(${p}, -${root})$, or the point that follows from part (a)`]],
        solution: `The square is least, 0, at $x = ${p}$. There $y = -${root}$.`,
      },
      {
        body: `Solve $x^2 - ${2 * p}x ${plus(q)} = 0$. Give your answers in the form $p \\pm \\sqrt{q}$.`,
        answer: `$x = ${p} \\pm \\sqrt{${root}}$`,
        scheme: [
          ['M1', `for $(x - ${p})^2 = ${root}$, or for correct numbers in the quadratic formula`],
          ['A1', `for $${p} \\pm \\sqrt{${root}}$; both signs are needed`],
        ],
        solution: `$(x - ${p})^2 = ${root}$, so $x - ${p} = \\pm\\sqrt{${root}}$ and $x = ${p} \\pm \\sqrt{${root}}$.`,
      },
    ],
  };
});

export const quadraticSequence = randomTask('ALGEBRA', 'quadratic-sequence', 4, (random) => {
  const [b, c] = [random.int(1, 4), random.int(2, 9)];
  const term = (n: number) => n * n + b * n + c;
  const n = random.int(8, 12);
  return {
    stem: `Here are the first four terms of a quadratic sequence: ${[1, 2, 3, 4].map(term).join(', ')}.`,
    parts: [
      {
        body: 'Find the next term of the sequence.',
        answer: String(term(5)),
        scheme: [['B1', `for ${term(5)}`]],
        solution: `The differences are ${[1, 2, 3].map((each) => term(each + 1) - term(each)).join(', ')}; the next one is ${term(5) - term(4)}, and ${term(4)} + ${term(5) - term(4)} = ${term(5)}.`,
      },
      {
        body: 'Find an expression, in terms of $n$, for the $n$th term of the sequence.',
        answer: `$n^2 ${plusTimes(b, 'n')} + ${c}$`,
        scheme: [
          ['M1', 'for second differences of 2, or for $n^2$ in an expression'],
          [
            'M1',
            `for subtracting $n^2$ from the terms to get ${[1, 2, 3].map((each) => b * each + c).join(', ')}`,
          ],
          ['A1', `for $n^2 ${plusTimes(b, 'n')} + ${c}$`],
        ],
        solution: `The second difference is 2, so the term begins with $n^2$. Subtracting 1, 4, 9, 16 leaves ${[1, 2, 3, 4].map((each) => b * each + c).join(', ')}, which is $${b === 1 ? '' : b}n + ${c}$.`,
      },
      {
        body: `Show that ${term(n)} is a term of the sequence.`,
        answer: `it is the term with $n = ${n}$`,
        scheme: [
          ['M1', `for $n^2 ${plusTimes(b, 'n')} + ${c} = ${term(n)}$`],
          ['A1', `for $n = ${n}$ with working`],
        ],
        solution: `$n^2 ${plusTimes(b, 'n')} - ${term(n) - c} = 0$ is $(n - ${n})(n + ${n + b}) = 0$. So $n = ${n}$, a whole number.`,
      },
    ],
  };
});
