import type { VocabularyAnswer } from '../prompts/vocabulary.prompt.ts';
import type { WrittenQuestion } from '../prompts/question.schemas.ts';

/** A word as the question that is asked about it. */
export const wordQuestion = (entry: VocabularyAnswer['words'][number]): WrittenQuestion => ({
  question: `Which of these is closest in meaning to “${entry.word}”?`,
  options: entry.options,
  answer: entry.answer,
  explanation: `${entry.word} (${entry.partOfSpeech}): ${entry.definition}\nExample: ${entry.example}`,
});
