import type { QuestionEdit } from '@markwell/shared/admin/questions/questions.schemas';
import { optionLetters } from '@markwell/shared/vocabulary/options';
import { ruleViolated } from '../../domain/domain-error.ts';
import type { NewOption, QuestionContent } from '../../domain/question-bank/question-rows.ts';

export interface StoredOption {
  id: string;
  text: string | null;
  imageId: string | null;
  isCorrect: boolean;
}

/** The stored content of a question; options in the order of their letters. */
export type StoredContent = Omit<QuestionContent, 'options'> & { options: readonly StoredOption[] };

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

const said = ({ body, explanation, options }: StoredContent | QuestionContent) =>
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
  said(stored) === said(content);

/** The letter of the correct option. */
export function answerKeyOf({ options }: { options: readonly { isCorrect: boolean }[] }): string | null {
  return optionLetters[options.findIndex(({ isCorrect }) => isCorrect)] ?? null;
}
