import { itemAt } from '../../item-at.ts';
import type { ContentOption, ContentQuestion } from '../../content-types.ts';
import { features, seen } from '../support/figures.ts';
import { marksOf } from '../support/svg.ts';

/** Solvers that see only the options. A fair question leaves each of them at one in five. */
export const blindSolvers = ['most common features', 'most central', 'odd one out'] as const;
export type BlindSolver = (typeof blindSolvers)[number];

/** What an option consists of: the features of a figure, or its elements, or the letters of a code. */
function tokensOf(option: ContentOption): string[] {
  if ('text' in option) return [...option.text].map((letter, index) => `${index} ${letter}`);
  const marks = marksOf(option.image.svg).slice(2);
  try {
    const figure = seen(marks);
    if (figure.shape !== 'unknown') return features.map((feature) => `${feature} ${figure[feature]}`);
  } catch {
    // Not one figure: compare the drawing's elements.
  }
  return marks.map(({ tag, attributes }) => `${tag} ${Object.values(attributes).join(' ')}`);
}

/** The number of tokens that only one of two options has. */
function apart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((token) => other.has(token)).length;
  return one.size + other.size - 2 * shared;
}

function scores(question: ContentQuestion): Readonly<Record<BlindSolver, number[]>> {
  const options = question.options.map((option) => new Set(tokensOf(option)));
  const numbers = question.options.map((option) => ('text' in option ? Number(option.text) : NaN));
  const counts = new Map<string, number>();
  for (const option of options) for (const token of option) counts.set(token, (counts.get(token) ?? 0) + 1);
  const distance = (one: number, other: number) =>
    Number.isNaN(itemAt(numbers, one))
      ? apart(itemAt(options, one), itemAt(options, other))
      : Math.abs(itemAt(numbers, one) - itemAt(numbers, other));
  const far = options.map((_, one) => options.reduce((sum, __, other) => sum + distance(one, other), 0));
  return {
    'most common features': options.map(
      (option) =>
        [...option].reduce((sum, token) => sum + (counts.get(token) ?? 0), 0) / Math.max(1, option.size),
    ),
    'most central': far.map((each) => -each),
    'odd one out': far,
  };
}

/** The share of questions that each solver gets right; a draw between options counts in part. */
export function blindHits(questions: readonly ContentQuestion[]): Record<BlindSolver, number> {
  const hits: Record<BlindSolver, number> = {
    'most common features': 0,
    'most central': 0,
    'odd one out': 0,
  };
  for (const question of questions) {
    const found = scores(question);
    for (const solver of blindSolvers) {
      const best = Math.max(...found[solver]);
      const chosen = found[solver].flatMap((score, index) => (score > best - 1e-9 ? [index] : []));
      if (chosen.includes(question.correctIndex)) hits[solver] += 1 / chosen.length / questions.length;
    }
  }
  return hits;
}

/** Chance among five options and three standard errors. */
export const blindLimit = (count: number) => 0.2 + 3 * Math.sqrt((0.2 * 0.8) / count);
