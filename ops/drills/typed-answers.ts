import { fuzzTypedAnswers } from '../fuzz/typed-answers.ts';

const limitMs = 5;
const inputsEach = 50_000;

/** Marks random answers of numbers, mathematics and words. Resolves to the errors, and the markings over 5 ms. */
export function drill(inputs: number, { seed }: { seed: number }): Promise<string[]> {
  const problems: string[] = [];
  // The first markings run before the code is compiled.
  fuzzTypedAnswers(2000, seed, limitMs);
  for (let done = 0; done < inputs; done += inputsEach) {
    const result = fuzzTypedAnswers(Math.min(inputsEach, inputs - done), seed + 7919 * done, limitMs);
    problems.push(...result.problems);
    console.log(
      `${Math.min(done + inputsEach, inputs)} answers; the slowest marking took ${result.slowestMs.toFixed(2)} ms: ${result.slowest}`,
    );
  }
  return Promise.resolve(problems);
}
