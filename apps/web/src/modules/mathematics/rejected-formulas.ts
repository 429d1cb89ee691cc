import { mightContainMathematics, splitMathematics } from '@markwell/shared/mathematics/mathematics';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import { hasChemistry, loadChemistry, loadFormulas } from './load-formulas.ts';

/** A text that an author writes, and where it is: 'Question 3, option B'. Null where the text is the only one. */
export interface PlacedText {
  place: string | null;
  text: string;
}

/** The texts of a question with their places: 'Q3', 'Q3, option B', 'Q3, solution'. */
export const questionTexts = (
  place: string,
  question: { text: string | null; options: readonly string[]; solution: string | null },
): PlacedText[] => [
  { place, text: question.text ?? '' },
  ...question.options.map((text, index) => ({
    place: `${place}, option ${optionLetters[index] ?? ''}`,
    text,
  })),
  { place: `${place}, solution`, text: question.solution ?? '' },
];

/** A formula that pupils would see as it is written. */
export interface RejectedFormula {
  place: string | null;
  source: string;
}

/**
 * What shows that a text is a formula whose dollars, bracket or brace is missing: a command with its braces, a sign or a
 * root, the beginning of a formula, or a power after a dollar.
 */
const unfinished = new RegExp(
  `(?:${[
    String.raw`(?<!\S)\S*\\(?:[a-zA-Z]{3,}|ce|pu|si|SI)\s*\{`,
    String.raw`(?<![^\s\d(])\\(?:[dt]?frac|sqrt|times|div|cdot|pi|theta|leq?|geq?|neq?)(?![a-zA-Z])`,
    String.raw`(?<![^\s(])\\[([](?=\s*[\w\\])`,
    String.raw`(?<!\S)\$[^\s$]{1,20}\^`,
  ].join('|')})[^\\n]{0,60}`,
  'u',
);

/**
 * The formulas of texts that KaTeX rejects, in order. `known` keeps what KaTeX said, so that a formula is only tried when
 * it is new. Loads KaTeX if there are formulas; empty if it cannot be loaded.
 */
export async function rejectedFormulas(
  texts: readonly PlacedText[],
  known: Map<string, boolean>,
): Promise<RejectedFormula[]> {
  const parts = texts
    .filter(({ text }) => mightContainMathematics(text) || unfinished.test(text))
    .flatMap(({ place, text }) => splitMathematics(text).map((part) => ({ place, part })));
  const formulas = parts.flatMap(({ part }) => (part.kind === 'text' ? [] : [part]));
  const unknown = formulas.filter(({ source }) => !known.has(source));
  if (unknown.length > 0) {
    const load = unknown.some(({ tex }) => hasChemistry(tex)) ? loadChemistry : loadFormulas;
    const typesetter = await load().catch(() => null);
    if (!typesetter) return [];
    for (const formula of unknown) known.set(formula.source, typesetter.canTypeset(formula));
  }
  return parts.flatMap(({ place, part }) => {
    const source =
      part.kind === 'text'
        ? unfinished.exec(part.text)?.[0]
        : known.get(part.source)
          ? undefined
          : part.source;
    return source === undefined ? [] : [{ place, source }];
  });
}
