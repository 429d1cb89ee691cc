import type { AnswerMode, AnswerWays } from './answer-modes.ts';
import type { OfKind } from './answer-kind.ts';
import { choice, type ChoiceDefinition } from './choice/choice.ts';
import type { OptionLetter } from './option-letters.ts';
import type { Responses } from './parts.schemas.ts';
import type { QuestionParts } from './question-parts.ts';

/** An option of a multiple-choice question where it is not part of a part. */
export interface TopLevelOption {
  optionLetter: OptionLetter;
  contentType: 'TEXT' | 'IMAGE';
  /** The text, or the picture's id. */
  contentValue: string;
  alternativeText: string | null;
  isCorrect: boolean;
}

/** A multiple-choice question as a question of one part. It may be wrong: the schema says. */
export const toParts = (options: readonly TopLevelOption[]): QuestionParts => {
  const definition = {
    kind: choice.kind,
    options: options.map(({ optionLetter, contentType, contentValue, alternativeText }) => ({
      letter: optionLetter,
      content:
        contentType === 'TEXT'
          ? { text: contentValue }
          : { picture: { imageId: contentValue, alternativeText } },
    })),
    correct: options.find(({ isCorrect }) => isCorrect)?.optionLetter,
  };
  return { parts: [{ label: 'a', stem: '', marks: 1, answer: definition, hints: [], steps: [] }] };
};

const isChoice = (definition: OfKind): definition is ChoiceDefinition => definition.kind === choice.kind;

/** The options of a question of one part with one right option; undefined for any other question. */
export function fromParts({ parts }: QuestionParts): TopLevelOption[] | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || !isChoice(part.answer)) return undefined;
  const { options, correct } = part.answer;
  return options.map(({ letter, content }) => ({
    optionLetter: letter,
    ...('text' in content
      ? { contentType: 'TEXT', contentValue: content.text, alternativeText: null }
      : {
          contentType: 'IMAGE',
          contentValue: content.picture.imageId,
          alternativeText: content.picture.alternativeText,
        }),
    isCorrect: letter === correct,
  }));
}

export function answerWaysOf(question: QuestionParts): AnswerWays {
  if (fromParts(question) === undefined) return 'TYPE';
  return question.parts.some(({ typed }) => typed !== undefined) ? 'BOTH' : 'CHOOSE';
}

/** Whether a test in this mode shows the parts of a question, and not its options alone. */
export const isShownAsParts = (question: QuestionParts, mode: AnswerMode): boolean =>
  (mode === 'MULTIPLE_CHOICE' ? ['TYPE'] : ['TYPE', 'BOTH']).includes(answerWaysOf(question));

/** The answer to a multiple-choice question as a response to its part. */
export const toResponses = (letter: OptionLetter | null): Responses =>
  letter === null ? {} : { a: { kind: choice.kind, answer: letter } };

/** The chosen letter; null if there is none. */
export function fromResponses({ a: response }: Responses): OptionLetter | null {
  if (response?.kind !== choice.kind) return null;
  return choice.response.safeParse(response.answer).data ?? null;
}
