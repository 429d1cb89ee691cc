import { comparableQuestionText } from '@markwell/shared/rules/text/comparable-text';
import { findOptionProblem, type OptionContent } from '@markwell/shared/rules/questions/options';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { ruleViolated } from '../domain-error.ts';
import type { Kind, Status } from './position-statements.repository.ts';

export type NewOption = { isCorrect: boolean } & ({ text: string } | { imageId: string });

/** A question's content, which an edit replaces as a whole. Pictures are media files whose row exists. */
export interface QuestionContent {
  body: string | null;
  imageId: string | null;
  explanation: string | null;
  solutionImageId: string | null;
  passageId: string | null;
  /** In the order of their letters, A first. */
  options: readonly NewOption[];
}

export interface NewQuestion extends QuestionContent {
  kind: Kind;
  status: Status;
  topicId: string;
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty: number;
  /** Seconds; null for a regular question. */
  timeLimit: number | null;
  /** The AI generation that produced the question. */
  generationId?: string | null;
}

/** Body and options, for search and for finding duplicates. */
export function searchTextOf({ body, options }: Pick<QuestionContent, 'body' | 'options'>): string {
  return comparableQuestionText(
    body,
    options.map((option) => ('text' in option ? option.text : '')),
  );
}

/** An option as it is stored: a text or an image. */
export interface StoredOption {
  text: string | null;
  imageId: string | null;
  isCorrect: boolean;
}

const hasCorrectOption = (options: readonly { isCorrect: boolean }[]) =>
  options.length >= 2 && options.some(({ isCorrect }) => isCorrect);

/** Throws RULE_BROKEN when a question with this content cannot be stored, not even as a draft. */
export function assertValidContent({ body, imageId, options }: QuestionContent): void {
  if (body === null && imageId === null) throw ruleViolated('A question needs a text or an image');
  if (options.filter(({ isCorrect }) => isCorrect).length > 1) {
    throw ruleViolated('Only one option of a question can be correct');
  }
  assertOptionsDiffer(options.map(contentOf));
  if (options.length > optionLetters.length) {
    throw ruleViolated(`A question has at most ${optionLetters.length} options`);
  }
}

/**
 * Takes the options of each question that is to be published. Throws RULE_BROKEN when one cannot be
 * published. A draft may be older than the rule that its options must differ.
 */
export function assertPublishable(questions: readonly (readonly StoredOption[])[]): void {
  if (!questions.every(hasCorrectOption)) {
    throw ruleViolated('A question needs at least two options, one of them correct, before it is published');
  }
  for (const options of questions) {
    assertOptionsDiffer(
      options.map(({ text, imageId }) => (imageId === null ? { text: text ?? '' } : { image: imageId })),
    );
  }
}

/** Throws RULE_BROKEN when a published question cannot have this content. */
export function assertStaysPublishable({ options }: Pick<QuestionContent, 'options'>): void {
  if (!hasCorrectOption(options)) {
    throw ruleViolated('A published question needs at least two options, one of them correct');
  }
}

const contentOf = (option: NewOption): OptionContent =>
  'text' in option ? { text: option.text } : { image: option.imageId };

function assertOptionsDiffer(options: readonly OptionContent[]): void {
  const problem = findOptionProblem(options);
  if (problem) throw ruleViolated(problem.message);
}
