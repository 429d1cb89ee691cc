import type { AnswerWays } from '@markwell/shared/answers/answer-modes';
import { comparableQuestionText } from '@markwell/shared/text/comparable-text';
import { fromParts, toParts } from '@markwell/shared/answers/multiple-choice';
import { findOptionProblem } from '@markwell/shared/answers/options';
import { optionLetters } from '@markwell/shared/answers/option-letters';
import type { QuestionPart } from '@markwell/shared/answers/question-parts';
import { shownTexts } from '@markwell/shared/answers/shown-texts';
import type { Tier } from '@markwell/shared/question-bank/tiers.vocabulary';
import { conflict, ruleViolated } from '#platform/domain-error.ts';

export type Kind = 'REGULAR' | 'RAPID_FIRE';
export type Status = 'DRAFT' | 'PUBLISHED' | 'RESERVED' | 'ARCHIVED';

/** The statuses of questions that pupils can be asked: published ones anywhere, reserved ones in assignments only. */
export const askedStatuses = ['PUBLISHED', 'RESERVED'] as const satisfies readonly Status[];
export const isAsked = (status: Status): boolean => askedStatuses.some((each) => each === status);

/** An option of a multiple-choice question. */
export type NewOption = { isCorrect: boolean } & (
  | { text: string }
  | {
      imageId: string;
      /** Undefined or null: the alternative text of the media file. */
      imageAlternativeText?: string | null;
    }
);

/** A question's content, which an edit replaces as a whole. Pictures are media files whose row exists. */
export interface QuestionContent {
  body: string | null;
  imageId: string | null;
  explanation: string | null;
  solutionImageId: string | null;
  passageId: string | null;
  /** Undefined or null: the alternative text of the media file. */
  imageAlternativeText?: string | null;
  solutionImageAlternativeText?: string | null;
  /** Of a multiple-choice question, one: see `multipleChoice`. Others were checked with `questionPartsSchema`. */
  parts: QuestionPart[];
}

/** What a multiple-choice question with these options asks. Throws RULE_BROKEN for too many, or several correct ones. */
export function multipleChoice(options: readonly NewOption[]): QuestionPart[] {
  if (options.filter(({ isCorrect }) => isCorrect).length > 1) {
    throw ruleViolated('Only one option of a question can be correct');
  }
  const lettered = options.map((option, index) => {
    const optionLetter = optionLetters[index];
    if (!optionLetter) throw ruleViolated(`A question has at most ${optionLetters.length} options`);
    const { isCorrect } = option;
    return 'text' in option
      ? {
          optionLetter,
          contentType: 'TEXT' as const,
          contentValue: option.text,
          alternativeText: null,
          isCorrect,
        }
      : {
          optionLetter,
          contentType: 'IMAGE' as const,
          contentValue: option.imageId,
          alternativeText: option.imageAlternativeText ?? null,
          isCorrect,
        };
  });
  return toParts(lettered).parts;
}

export interface NewQuestion extends QuestionContent {
  kind: Kind;
  status: Status;
  topicId: string;
  /** Difficulty 1-5, or level 1-10 of a rapid-fire question. */
  difficulty: number;
  /** Undefined or null: for both tiers. */
  tier?: Tier | null;
  /** Seconds; null for a regular question. */
  timeLimit: number | null;
  /** The AI generation that produced the question. */
  generationId?: string | null;
  /** The upload that the question came with. */
  batchId?: string | null;
}

/** The body, and what the parts show in words, for search and for finding duplicates. */
export const searchTextOf = ({ body, parts }: Pick<QuestionContent, 'body' | 'parts'>): string =>
  comparableQuestionText(body, shownTexts({ parts }));

/** A question with its current revision. */
export interface CurrentContent {
  questionId: string;
  /** The number of the revision. */
  revision: number;
  content: QuestionContent;
}

/** The edits that give questions another passage. */
export const movedToPassage = (questions: readonly CurrentContent[], passageId: string) =>
  questions.map(({ questionId, revision, content }) => ({
    questionId,
    fromRevision: revision,
    content: { ...content, passageId },
  }));

/** The content of a stored revision, for a new one. */
export const contentOfStored = (content: QuestionContent): QuestionContent => ({
  body: content.body,
  imageId: content.imageId,
  explanation: content.explanation,
  solutionImageId: content.solutionImageId,
  passageId: content.passageId,
  imageAlternativeText: content.imageAlternativeText ?? null,
  solutionImageAlternativeText: content.solutionImageAlternativeText ?? null,
  parts: content.parts,
});

/** Throws RULE_BROKEN when a question with this content cannot be stored, not even as a draft. */
export function assertValidContent({ body, imageId, parts }: QuestionContent): void {
  if (body === null && imageId === null) throw ruleViolated('A question needs a text or an image');
  assertOptionsDiffer(parts);
}

/** A draft may lack options or a correct one. Questions that are not multiple choice are always complete. */
function isComplete(parts: QuestionContent['parts']): boolean {
  const options = fromParts({ parts });
  return !options || (options.length >= 2 && options.some(({ isCorrect }) => isCorrect));
}

/**
 * Takes the parts of each question that is to be published. Throws RULE_BROKEN when one cannot be published. A draft may
 * be older than the rule that its options must differ.
 */
export function assertPublishable(questions: readonly QuestionContent['parts'][]): void {
  if (!questions.every(isComplete)) {
    throw ruleViolated('A question needs at least two options, one of them correct, before it is published');
  }
  for (const parts of questions) assertOptionsDiffer(parts);
}

/** Throws RULE_BROKEN for a question that no quiz can show. */
export function assertFitsItsKind({ kind, parts }: Pick<NewQuestion, 'kind' | 'parts'>): void {
  if (kind === 'RAPID_FIRE' && !fromParts({ parts }))
    throw ruleViolated('A rapid-fire question is multiple choice');
}

/** Throws RULE_BROKEN for reserved questions that no assignment can have. */
export function assertReservable(questions: readonly { kind: Kind; status: Status }[]): void {
  if (questions.some(({ kind, status }) => status === 'RESERVED' && kind === 'RAPID_FIRE'))
    throw ruleViolated('Rapid-fire questions cannot be reserved: assignments have none');
}

/** Throws RULE_BROKEN when a published question cannot have this content. */
export function assertStaysPublishable({ parts }: Pick<QuestionContent, 'parts'>): void {
  if (!isComplete(parts)) {
    throw ruleViolated('A published question needs at least two options, one of them correct');
  }
}

function assertOptionsDiffer(parts: QuestionContent['parts']): void {
  const options = fromParts({ parts }) ?? [];
  const problem = findOptionProblem(
    options.map(({ contentType, contentValue }) =>
      contentType === 'TEXT' ? { text: contentValue } : { image: contentValue },
    ),
  );
  if (problem) throw ruleViolated(problem.message);
}

/** For an edit that began with an older revision: saving it would overwrite another administrator's edit. */
export const editConflict = () => conflict('Someone else has edited this question. Please open it again.');

/** Where a question is in the bank. */
export interface PlacedQuestion {
  id: string;
  kind: Kind;
  status: Status;
  topicId: string;
  difficulty: number;
  /** Null: for both tiers. */
  tier: Tier | null;
  answerWays: AnswerWays;
  /** Null unless it is published or reserved. */
  bucketId: string | null;
}
