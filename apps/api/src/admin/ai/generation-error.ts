import { unavailable, type DomainError } from '../../domain/domain-error.ts';
import { ModelError, modelFailures } from '../../integrations/openai/language-model.ts';
import { InvalidModelReplyError } from './ask-model.ts';

/** The messages of the error catalogue (spec 3 §8), with the missing ones added in the same wording. */
export const generationErrorTexts = {
  mock_test: 'Failed to generate mock test. Please check your OpenAI API key and try again.',
  comprehension: 'Failed to generate comprehension. Please check your OpenAI API key and try again.',
  vocabulary: 'Failed to generate vocabulary. Please check your OpenAI API key and try again.',
  creative_writing: 'Failed to generate creative writing. Please check your OpenAI API key and try again.',
} as const;

const unusable = 'The AI service answered twice, and neither answer could be used.';

/** Turns a failure of the model into UNAVAILABLE with the reason as suggestion. Returns other errors. */
export function toGenerationError(error: unknown, words: string): unknown {
  const suggestion = suggestionFor(error);
  return suggestion === undefined ? error : failure(words, suggestion, error);
}

function suggestionFor(error: unknown): string | undefined {
  if (error instanceof ModelError) return modelFailures[error.failure];
  return error instanceof InvalidModelReplyError ? unusable : undefined;
}

const failure = (words: string, suggestion: string, cause: unknown): DomainError =>
  unavailable(words, { suggestion, cause });
