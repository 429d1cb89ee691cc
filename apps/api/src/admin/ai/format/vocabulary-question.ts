import type { VocabularyAnswer } from '../prompts/vocabulary.prompt.ts';
import type { GeneratedQuestion } from '../prompts/question.schemas.ts';

/** A word as the question that is asked about it. */
export const vocabularyQuestion = (entry: VocabularyAnswer['words'][number]): GeneratedQuestion => ({
  question: `Which of these is closest in meaning to “${entry.word}”?`,
  options: entry.options,
  answer: entry.answer,
  explanation: `${entry.word} (${entry.partOfSpeech}): ${entry.definition}\nExample: ${entry.example}`,
});
