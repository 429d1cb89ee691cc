import { unavailable, type DomainError } from '#platform/domain-error.ts';
import { ModelError, modelFailures } from '#platform/openai/language-model.ts';
import { InvalidModelReplyError } from './request-answer.ts';

/**
 * The messages that the specification prescribes, and messages in the same wording where it has
 * none.
 */
export const generationErrorTexts = {
  mock_test: 'Failed to generate mock test. Please check your OpenAI API key and try again.',
  comprehension: 'Failed to generate comprehension. Please check your OpenAI API key and try again.',
  vocabulary: 'Failed to generate vocabulary. Please check your OpenAI API key and try again.',
  creative_writing: 'Failed to generate creative writing. Please check your OpenAI API key and try again.',
} as const;

const unusableAnswers = 'The AI service answered twice, and neither answer could be used.';

/** Turns a failure of the model into UNAVAILABLE with the reason as suggestion. Returns other errors. */
export function toGenerationError(error: unknown, message: string): unknown {
  const suggestion = suggestionFor(error);
  return suggestion === undefined ? error : unavailableError(message, suggestion, error);
}

function suggestionFor(error: unknown): string | undefined {
  if (error instanceof ModelError) return modelFailures[error.failure];
  return error instanceof InvalidModelReplyError ? unusableAnswers : undefined;
}

const unavailableError = (message: string, suggestion: string, cause: unknown): DomainError =>
  unavailable(message, { suggestion, cause });
