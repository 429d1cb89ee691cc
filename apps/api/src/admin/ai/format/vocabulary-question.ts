import type { VocabularyAnswer } from '../prompts/vocabulary.prompt.ts';
import type { GeneratedQuestion } from '../prompts/question.schemas.ts';

/** The question that asks for the meaning of a word. */
export const vocabularyQuestion = (entry: VocabularyAnswer['words'][number]): GeneratedQuestion => ({
  question: `Which of these is closest in meaning to “${entry.word}”?`,
  options: entry.options,
  answer: entry.answer,
  explanation: `${entry.word} (${entry.partOfSpeech}): ${entry.definition}\nExample: ${entry.example}`,
});
