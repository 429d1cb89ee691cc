import type { QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { ruleViolated } from '../../domain/domain-error.ts';
import {
  editConflict,
  type Kind,
  type NewOption,
  type QuestionContent,
} from '../../domain/question-bank/change/question-bank.rules.ts';
import type { QuestionEdit as BankEdit } from '../../domain/question-bank/change/question-bank.service.ts';

export interface StoredOption {
  id: string;
  text: string | null;
  imageId: string | null;
  isCorrect: boolean;
}

/** The stored content of a question; options in the order of their letters. */
export type StoredContent = Omit<QuestionContent, 'options'> & { options: readonly StoredOption[] };

export interface StoredQuestion {
  kind: Kind;
  topicId: string;
  difficulty: number;
  /** Seconds; rapid-fire only. */
  timeLimit: number | null;
  revision: StoredContent & { number: number };
}

/**
 * What an edit changes in the question bank; `topic` is the one that the edit chooses. Throws CONFLICT when
 * the edit was made to an earlier revision, because it would overwrite another edit; RULE_BROKEN for an
 * invalid difficulty, topic or content. A question may stay in a deleted topic.
 */
export function bankEditOf(
  stored: StoredQuestion,
  topic: { isAvailable: boolean } | undefined,
  edit: QuestionEdit,
): Omit<BankEdit, 'questionId'> {
  const { kind, revision } = stored;
  const { topicId, difficulty } = edit;
  if (kind === 'REGULAR' && difficulty > 5) throw ruleViolated('Please choose a difficulty');
  if (!topic) throw ruleViolated('Please select a topic');
  if (!topic.isAvailable && topicId !== stored.topicId) throw ruleViolated('This topic was deleted');
  if (revision.number !== edit.revision) throw editConflict();
  const content = editedContent(revision, edit);
  const timeLimit = kind === 'RAPID_FIRE' ? (edit.timeLimit ?? stored.timeLimit) : null;
  return {
    fromRevision: revision.number,
    topicId,
    difficulty,
    ...(timeLimit !== null && { timeLimit }),
    ...(!hasSameContent(revision, content) && { content }),
  };
}

const orNull = (text: string) => (text === '' ? null : text);

/**
 * The content after an edit, with the stored pictures and passage. Throws RULE_BROKEN for an unknown option
 * picture, and for a question or option without text or picture.
 */
export function editedContent(stored: StoredContent, edit: QuestionEdit): QuestionContent {
  const { imageId, solutionImageId, passageId } = stored;
  const body = orNull(edit.questionText);
  if (body === null && imageId === null) throw ruleViolated('Please enter question text');
  const options = edit.options.map((option, index): NewOption => {
    const isCorrect = optionLetters[index] === edit.correctLetter;
    if (option.contentType === 'TEXT') {
      if (option.text === '' && imageId === null) throw ruleViolated('Please enter the option');
      return { text: option.text, isCorrect };
    }
    const image = stored.options.find(({ id }) => id === option.optionId)?.imageId;
    if (!image) throw ruleViolated('This question has no such picture');
    return { imageId: image, isCorrect };
  });
  return { imageId, solutionImageId, passageId, body, explanation: orNull(edit.explanationText), options };
}

const textOf = ({ body, explanation, options }: StoredContent | QuestionContent) =>
  JSON.stringify([
    body,
    explanation,
    options.map((option) => [
      'text' in option ? option.text : null,
      'imageId' in option ? option.imageId : null,
      option.isCorrect,
    ]),
  ]);

/** Whether an edit changes neither the text nor the answer key. */
export const hasSameContent = (stored: StoredContent, content: QuestionContent): boolean =>
  textOf(stored) === textOf(content);

/** The letter of the correct option. */
export function answerKeyOf({ options }: { options: readonly { isCorrect: boolean }[] }): string | null {
  return optionLetters[options.findIndex(({ isCorrect }) => isCorrect)] ?? null;
}

/** The words of a revision in the audit log. */
export const auditedText = (revision: StoredContent) => ({
  questionText: revision.body,
  explanationText: revision.explanation,
  options: revision.options.map(({ text }) => text ?? '(picture)').join(' | '),
  answer: answerKeyOf(revision),
});

/** The fields of a question in the audit log. */
export const auditedFields = ({ revision, topicId, difficulty, timeLimit }: StoredQuestion) => ({
  ...auditedText(revision),
  topicId,
  difficulty,
  timeLimit,
});
