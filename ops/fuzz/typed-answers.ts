import fc from 'fast-check';
import { expression } from '../../packages/shared/src/answers/expression/expression.ts';
import { number } from '../../packages/shared/src/answers/number/number.ts';
import { text } from '../../packages/shared/src/answers/text/text.ts';

const ofNumber = number.definition.parse({
  kind: 'number',
  value: '5/2',
  carriedForward: 'a+1',
  unit: { required: false, accepted: [{ unit: 'cm' }] },
});
const mathematics = [
  { key: '(x-1)(x+2)', form: 'factorised' },
  { key: '2√3 + sin x', form: 'simplified' },
  { key: 'x = 2 or x = -3' },
  { key: '-3 < x <= 5' },
  { key: 'x³/3', isUpToConstant: true },
  { key: '14:30', reads: 'TIME' },
].map((fields) => expression.definition.parse({ kind: 'expression', ...fields }));
const ofText = text.definition.parse({ kind: 'text', accepted: ['photosynthesis'] });

/** Every way in which an answer is marked, by name. */
const markings: readonly (readonly [name: string, mark: (response: string) => unknown])[] = [
  ...mathematics.map(
    (definition) =>
      [definition.key, (response: string) => expression.mark(definition, response, {})] as const,
  ),
  ['number', (response) => number.mark(ofNumber, response, { a: response })],
  ['text', (response) => text.mark(ofText, response, {})],
];

/** What else is done with an answer. */
function show(response: string): void {
  for (const definition of mathematics) {
    expression.read(expression.show(definition), response);
    expression.tally(definition, response);
    expression.toSpeech(expression.show(definition), response);
  }
  number.read(number.show(ofNumber), response);
  number.tally(ofNumber, response);
  number.toSpeech(number.show(ofNumber), response);
  text.tally(ofText, response);
}

const pieces = fc.constantFrom(
  ...Array.from('0123456789.,xyneπ+-−×÷*/^()[]|=<>≤≥±√∛!%°²³⁻½:;_ £$"\'\\{}'),
  ...[
    'sin',
    'ln',
    'log_2',
    'sqrt',
    'abs',
    ' or ',
    ' and ',
    'cm',
    'm/s',
    'e-5',
    '10^',
    '(x+1)',
    '(a+b)^9',
    '√2',
  ],
  ...['\u200f', '😀', '\u0307', '٣', 'ﬁ', '<script>', 'constructor', '__proto__', '９', '\ud83d'],
);

/** Answers of every sort: nearly mathematics, any characters, and longer ones. */
const responses = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((each) => each.join('')),
  fc.array(pieces, { maxLength: 120 }).map((each) => each.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 250 }),
);

export interface TypedAnswersResult {
  /** What must not happen, with the answer that causes it. */
  problems: string[];
  slowestMs: number;
  slowest: string;
}

/** Marks random answers. An error is a problem, and so is a marking that takes longer than the limit ten times. */
export function fuzzTypedAnswers(inputs: number, seed: number, limitMs: number): TypedAnswersResult {
  const result: TypedAnswersResult = { problems: [], slowestMs: 0, slowest: '' };
  for (let done = 0; done < inputs; done += 1000) {
    const sample = fc.sample(responses, { numRuns: Math.min(1000, inputs - done), seed: seed + done });
    for (const response of sample) tryResponse(response, limitMs, result);
  }
  return result;
}

function tryResponse(response: string, limitMs: number, result: TypedAnswersResult): void {
  try {
    show(response);
    for (const [name, mark] of markings) {
      const milliseconds = leastTime(() => mark(response), limitMs);
      if (milliseconds > result.slowestMs) {
        result.slowestMs = milliseconds;
        result.slowest = `${name}: ${response}`;
      }
      if (milliseconds > limitMs)
        result.problems.push(`${milliseconds.toFixed(1)} ms for ${name}: ${JSON.stringify(response)}`);
    }
  } catch (error) {
    result.problems.push(`${JSON.stringify(response)}: ${String(error)}`);
  }
}

/** Once, or the fastest of ten if that takes long: other processes and the garbage collector interrupt. */
function leastTime(work: () => unknown, limitMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 10 && least > limitMs; attempt++) {
    const start = performance.now();
    work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
