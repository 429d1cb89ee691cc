import type { Difficulty } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { z } from 'zod';
import { difficultyLine, writingRules } from './writing-rules.ts';
import type { Prompt } from './prompt.ts';
import { hasNoDuplicates, optionsShape, shortText } from './question.schemas.ts';

export interface VocabularyAnswer {
  title: string;
  words: {
    word: string;
    partOfSpeech: string;
    definition: string;
    example: string;
    options: { letter: OptionLetter; text: string }[];
    answer: OptionLetter;
  }[];
}

interface VocabularyPromptInput {
  stage: string;
  letters: readonly OptionLetter[];
  difficulty: Difficulty;
  count: number;
}

const wordRules = (letters: readonly string[]) =>
  [
    `Each word comes with ${letters.length} options with the letters ${letters.join(', ')}, in this order: words or short phrases, all of the same part of speech.`,
    'Exactly one option is closest in meaning to the word. The others are plausible and clearly wrong, and all options differ.',
    'The word itself is never among its options. Spread the correct answers over the letters.',
    'The definition is one plain sentence. The example is a sentence that uses the word and shows what it means.',
  ].join('\n');

export function vocabularyPrompt(input: VocabularyPromptInput): Prompt<VocabularyAnswer> {
  const { stage, letters, difficulty, count } = input;
  return {
    name: 'vocabulary',
    instructions: `${writingRules}\n\n${wordRules(letters)}`,
    request: [
      `Choose words that pupils preparing for ${stage} should know, and ask for their meaning.`,
      `Number of words: exactly ${count}, all different, of several parts of speech.`,
      difficultyLine(difficulty),
      'Give the set a short title.',
    ].join('\n'),
    schema: z.object({
      title: shortText(120),
      words: z
        .array(
          z
            .object({
              word: shortText(40),
              partOfSpeech: shortText(30),
              definition: shortText(300),
              example: shortText(400),
              ...optionsShape(letters),
            })
            .refine(({ word, options }) => hasNoDuplicates([word, ...options.map(({ text }) => text)]), {
              error: 'The word itself must not be among its options',
            }),
        )
        .length(count)
        .refine((words) => hasNoDuplicates(words.map(({ word }) => word)), {
          error: 'All words must differ',
        }),
    }),
  };
}
