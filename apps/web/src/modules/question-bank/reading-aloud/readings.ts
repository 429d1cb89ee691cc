import type { PartLabel, Responses } from '@markwell/shared/answers/parts.schemas';
import type { AnsweredPart } from '#modules/answers/question-parts.tsx';
import { loadedAnswers } from '#modules/answers/load-answers.ts';
import type { DisplayedOption } from '#modules/answers/choice/displayed-option.ts';
import type { DisplayedPassage, DisplayedQuestion } from '../question.ts';
import type { TextName } from '#modules/answers/content/spoken-sentence.ts';

/** With Alt, because letters alone choose answers, and a screen reader uses them. */
export const readingShortcut = 'Alt+R';

/** A text that is read aloud. */
export interface SpokenText {
  /** Said first, for example 'Option A'. */
  announcement?: string;
  text: string;
  /** Where the text is on the page; missing for what only describes a picture. */
  shownAs?: TextName;
}

/** What one button reads aloud, from its first text to its last. */
export interface Reading {
  label: string;
  /** Shown instead of the label on a phone. */
  shortLabel?: string;
  texts: readonly SpokenText[];
}

type ReadQuestion = DisplayedQuestion & {
  options: readonly DisplayedOption[];
  parts?: readonly AnsweredPart[] | undefined;
};

/** What the pupil has done with the parts of a question. */
interface AnsweredParts {
  responses?: Responses | undefined;
  isUncovered?: (label: PartLabel) => boolean;
}

/** A question with its options or parts, and its passage with a button of its own: it would be long before each question. */
export function readingsOf(question: ReadQuestion, answered: AnsweredParts = {}): Reading[] {
  const { explanationText, questionImageUrl, questionImageAlt, passage, options, parts = [] } = question;
  const texts: SpokenText[] = [
    ...(explanationText === null ? [] : [{ text: explanationText, shownAs: 'question' as const }]),
    ...(questionImageUrl === null ? [] : [pictureOf(questionImageAlt)]),
    ...options.map(optionOf),
    ...parts.flatMap((part) => partOf(part, parts.length === 1, answered)),
  ];
  return [{ label: 'Read aloud', texts }, ...(passage ? [passageOf(passage)] : [])];
}

const pictureOf = (description: string | null | undefined): SpokenText => ({
  announcement: 'Picture',
  text: description ?? 'without a description',
});

function optionOf({ optionLetter, contentType, contentValue, alternativeText }: DisplayedOption): SpokenText {
  const announcement = `Option ${optionLetter}`;
  return contentType === 'IMAGE'
    ? { announcement, text: alternativeText ?? 'A picture without a description', shownAs: optionLetter }
    : { announcement, text: contentValue, shownAs: optionLetter };
}

/** A part with its marks; what it shows and what is answered, once the code for that is loaded. */
function partOf(
  part: AnsweredPart,
  isOnly: boolean,
  { responses = {}, isUncovered }: AnsweredParts,
): SpokenText[] {
  const { label, stem, marks } = part;
  const worth = `${String(marks)} ${marks === 1 ? 'mark' : 'marks'}`;
  return [
    { announcement: isOnly ? 'Answer' : `Part ${label}`, text: worth },
    ...(stem === '' ? [] : [{ text: stem, shownAs: `part ${label}` as const }]),
    ...(loadedAnswers(part)?.speechOfPart(part, responses[label], isUncovered?.(label) ?? false) ?? []),
  ];
}

const passageOf = ({ title, body }: DisplayedPassage): Reading => ({
  label: 'Read the passage aloud',
  shortLabel: 'Passage',
  texts: [{ text: title }, { text: body, shownAs: 'passage' }],
});

/** An explanation and the description of its picture. */
export const readingOfExplanation = (
  explanation: string | null | undefined,
  imageAlt: string | null | undefined,
): Reading => ({
  label: 'Read the explanation aloud',
  texts: [
    ...(explanation ? [{ text: explanation, shownAs: 'explanation' as const }] : []),
    ...(imageAlt ? [pictureOf(imageAlt)] : []),
  ],
});
