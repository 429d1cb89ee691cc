import { findOptionProblem, type OptionContent } from '@markwell/shared/rules/options';
import { comparableQuestionText } from '@markwell/shared/rules/comparable-text';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { v7 as uuid } from 'uuid';
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
  grade: number;
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

/** The rows of one revision, by column names. Throws RULE_BROKEN for an invalid question. */
export function revisionRows(
  questionId: string,
  number: number,
  content: QuestionContent,
  createdById: string | null,
) {
  if (content.body === null && content.imageId === null) {
    throw ruleViolated('A question needs a text or an image');
  }
  if (content.options.filter(({ isCorrect }) => isCorrect).length > 1) {
    throw ruleViolated('Only one option of a question can be correct');
  }
  const problem = findOptionProblem(content.options.map(optionContentOf));
  if (problem) throw ruleViolated(problem.message);
  const revision = {
    id: uuid(),
    question_id: questionId,
    number,
    body: content.body,
    image_id: content.imageId,
    passage_id: content.passageId,
    explanation: content.explanation,
    solution_image_id: content.solutionImageId,
    created_by_id: createdById,
  };
  return { revision, options: content.options.map((option, index) => optionRow(revision.id, option, index)) };
}

const optionContentOf = (option: NewOption): OptionContent =>
  'text' in option ? { text: option.text } : { image: option.imageId };

function optionRow(revisionId: string, option: NewOption, index: number) {
  const letter = optionLetters[index];
  if (!letter) throw ruleViolated(`A question has at most ${optionLetters.length} options`);
  const common = { id: uuid(), revision_id: revisionId, letter, is_correct: option.isCorrect };
  return 'text' in option
    ? { ...common, content_type: 'TEXT', text: option.text, image_id: null }
    : { ...common, content_type: 'IMAGE', text: null, image_id: option.imageId };
}

export type RevisionRow = ReturnType<typeof revisionRows>['revision'];
export type OptionRow = ReturnType<typeof optionRow>;
