import { strokeText } from '../../drawing/stroke-text.ts';
import { arrow, drawing, paleBlue, rectangle } from '../../drawing/svg.ts';
import { printed } from '../../text/numbers.ts';
import { person } from '../../text/people.ts';
import type { Family, TopicFamilies } from '../family.ts';
import { near } from '../near.ts';

const nextTerm: Family = {
  name: 'next-term',
  printed: { 1: 3, 2: 3, 3: 2 },
  write: (random, difficulty) => {
    const start = random.int(2, difficulty === 1 ? 20 : 40);
    const step = random.int(3, 9);
    const terms = [start];
    for (let index = 1; index < 6; index++) {
      const last = terms[index - 1] ?? 0;
      terms.push(
        difficulty === 1 ? last + step : difficulty === 2 ? last + step + index - 1 : last * 2 - (step - 2),
      );
    }
    const [answer, shown] = [terms[5] ?? 0, terms.slice(0, 5)];
    const last = shown[4] ?? 0;
    const gap = last - (shown[3] ?? 0);
    const rule =
      difficulty === 1
        ? `add ${step} each time`
        : difficulty === 2
          ? `the number added grows by 1 each time: ${[0, 1, 2, 3, 4].map((index) => `+${step + index}`).join(', ')}`
          : `double and subtract ${step - 2}`;
    return {
      body:
        random.pick([
          'What is the next number in this sequence?',
          'Which number comes next?',
          'The sequence goes on in the same way. What is its next number?',
        ]) + ` ${shown.map((term) => printed(term)).join(', ')}, …`,
      answer: printed(answer),
      mistakes: [
        [printed(last + gap), 'adding the last difference again'],
        [printed(last + step), 'adding the first difference again'],
        [printed(last * 2), 'doubling only'],
        [printed(answer + 1), 'a slip in the addition'],
        [printed(answer - 1), 'a slip in the addition'],
        [printed(last + gap + 2), ''],
        [printed(answer + 10), ''],
        [printed(answer + 2), ''],
      ],
      explanation: `The rule is: ${rule}. The next number is ${printed(answer)}.`,
    };
  },
};

const machine: Family = {
  name: 'function-machine',
  printed: { 1: 2, 2: 2, 3: 1 },
  write: (random, difficulty) => {
    const [times, plus, input] = [random.int(2, 6), random.int(3, 15), random.int(4, 12)];
    const output = input * times + plus;
    const backwards = difficulty > 1;
    const box = (x: number, label: string) =>
      rectangle([x, 50], 110, 80, { fill: paleBlue }) + strokeText(label, [x + 55, 90], { size: 26 });
    const shown = backwards ? ['?', String(output)] : [String(input), '?'];
    const svg = drawing(600, 180, [
      strokeText(shown[0] ?? '', [45, 90], { size: 26 }),
      arrow([80, 90], [130, 90]),
      box(140, `× ${times}`),
      arrow([260, 90], [310, 90]),
      box(320, `+ ${plus}`),
      arrow([440, 90], [490, 90]),
      strokeText(shown[1] ?? '', [540, 90], { size: 26 }),
    ]);
    const answer = backwards ? input : output;
    return {
      body: backwards ? 'Which number went into this machine?' : 'Which number comes out of this machine?',
      image: {
        svg,
        alternativeText: backwards
          ? `A number goes in and is multiplied by ${times}; then ${plus} is added and ${output} comes out. The number that goes in is missing.`
          : `${input} goes in and is multiplied by ${times}; then ${plus} is added. The number that comes out is missing.`,
      },
      answer: printed(answer),
      mistakes: backwards
        ? [
            [printed(output * times + plus), 'working forwards'],
            [printed(output - plus), `forgetting to divide by ${times}`],
            [printed(Math.round((output + plus) / times)), `adding ${plus} instead of subtracting it`],
            [printed(Math.round(output / times)), `forgetting to subtract ${plus}`],
            ...near(answer, 1),
          ]
        : [
            [printed((input + plus) * times), 'adding first'],
            [printed(input * times), `forgetting to add ${plus}`],
            [printed(input + times + plus), 'adding instead of multiplying'],
            [printed(input * times - plus), 'subtracting'],
            ...near(answer, 1),
          ],
      explanation: backwards
        ? `Work backwards: ${output} − ${plus} = ${output - plus}, and ${output - plus} ÷ ${times} = ${input}.`
        : `${input} × ${times} = ${input * times}, and ${input * times} + ${plus} = ${output}.`,
    };
  },
};

const thinkOfANumber: Family = {
  name: 'think-of-a-number',
  printed: { 2: 2, 3: 2, 4: 1 },
  write: (random, difficulty) => {
    const [number, times, minus] = [random.int(4, 15), random.int(3, 7), random.int(2, 12)];
    const name = person(random);
    const brackets = difficulty === 4;
    const result = brackets ? (number + minus) * times : number * times - minus;
    const [back, other] = brackets
      ? [result / times - minus, (result - minus) / times]
      : [(result + minus) / times, (result - minus) / times];
    return {
      body: brackets
        ? `${name} thinks of a number, adds ${minus} and then multiplies the result by ${times}. The answer is ${result}. What was the number?`
        : random.pick([
            `${name} thinks of a number, multiplies it by ${times} and then subtracts ${minus}. The answer is ${result}. What was the number?`,
            `If ${times}n − ${minus} = ${result}, what is the value of n?`,
          ]),
      answer: printed(back),
      mistakes: [
        [
          printed(Math.round(other)),
          brackets ? 'undoing the steps in the wrong order' : `subtracting ${minus} instead of adding it`,
        ],
        [printed(Math.round(result / times)), `forgetting the ${minus}`],
        [printed(result * times - minus), 'working forwards from the answer'],
        [printed(Math.abs(result - times - minus)), 'subtracting everything'],
        ...near(back, 1),
      ],
      explanation: brackets
        ? `Undo the last step first: ${result} ÷ ${times} = ${result / times}, and ${result / times} − ${minus} = ${number}.`
        : `Undo the last step first: ${result} + ${minus} = ${result + minus}, and ${result + minus} ÷ ${times} = ${number}.`,
    };
  },
};

const substitution: Family = {
  name: 'substitution',
  printed: { 2: 2, 3: 2 },
  write: (random, difficulty) => {
    const a = random.int(3, 9);
    const b = random.intExcept(2, 8, [a]);
    const [p, q] = [random.int(2, 5), random.int(2, 5)];
    const answer = difficulty === 2 ? p * a + b : p * a - q * b + 20;
    const body =
      difficulty === 2
        ? `If a = ${a} and b = ${b}, what is the value of ${p}a + b?`
        : `If a = ${a} and b = ${b}, what is the value of ${p}a − ${q}b + 20?`;
    return {
      body,
      answer: printed(answer),
      mistakes: [
        [
          printed(
            difficulty === 2
              ? p * (a + b)
              : p * a - q * (b + 20) < 0
                ? p * a + q * b + 20
                : p * a - q * (b + 20),
          ),
          difficulty === 2 ? 'multiplying both letters' : 'adding where the sum subtracts',
        ],
        [printed(Number(`${p}${a}`) + b), `reading ${p}a as ${p}${a}`],
        [printed(p + a + b), 'adding instead of multiplying'],
        [printed(p * b + a), 'swapping the letters'],
        ...near(answer, 2),
        ...near(answer, 1),
      ],
      explanation:
        difficulty === 2
          ? `${p}a means ${p} × ${a} = ${p * a}. ${p * a} + ${b} = ${answer}.`
          : `${p}a = ${p * a} and ${q}b = ${q * b}. ${p * a} − ${q * b} + 20 = ${answer}.`,
    };
  },
};

const patterns: Family = {
  name: 'growing-patterns',
  printed: { 3: 2, 4: 2, 5: 1 },
  write: (random, difficulty) => {
    const [first, step] = random.pick([
      [4, 3],
      [3, 2],
      [6, 5],
      [6, 4],
      [8, 5],
    ] as const);
    const place = difficulty === 3 ? random.int(8, 12) : random.int(20, 50);
    const count = first + step * (place - 1);
    const backwards = difficulty === 5;
    return {
      body: `A pattern is made of matchsticks. Pattern 1 uses ${first} matchsticks, pattern 2 uses ${first + step} and pattern 3 uses ${first + 2 * step}. ${backwards ? `Which pattern uses ${count} matchsticks? Give its number.` : `How many matchsticks does pattern ${place} use?`}`,
      answer: printed(backwards ? place : count),
      mistakes: backwards
        ? [
            [printed(place - 1), 'forgetting to count pattern 1'],
            [printed(Math.round(count / step)), `dividing by ${step} alone`],
            [printed(Math.round(count / first)), `dividing by ${first}`],
            [printed(place + 1), 'counting one too many'],
            [printed(place + 2), ''],
          ]
        : [
            [printed(place * first), `multiplying by ${first}`],
            [printed(place * step), `multiplying by ${step} alone`],
            [printed(first + place * step), 'adding one step too many'],
            [printed(count - step), 'adding one step too few'],
            [printed(count + 1), ''],
          ],
      explanation: backwards
        ? `From pattern 1, ${step} are added each time: (${count} − ${first}) ÷ ${step} = ${place - 1} steps, so it is pattern ${place}.`
        : `From pattern 1 there are ${place - 1} steps of ${step}: ${first} + ${place - 1} × ${step} = ${count}.`,
    };
  },
};

export const algebraAndSequences: TopicFamilies = {
  subjectCode: 'ELEVEN_PLUS_MATHEMATICS',
  topicCode: 'ALGEBRA_AND_SEQUENCES',
  families: [nextTerm, machine, thinkOfANumber, substitution, patterns],
};
