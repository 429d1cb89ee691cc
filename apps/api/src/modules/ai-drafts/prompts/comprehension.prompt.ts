import { comprehensionQuestionCount } from '@markwell/shared/ai-drafts/ai.vocabulary';
import type { Difficulty } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { countWords } from '@markwell/shared/text/word-lists';
import { z } from 'zod';
import { difficultyLine, writingRules, questionRules } from './writing-rules.ts';
import { asTopic, type Prompt } from './prompt.ts';
import { hasNoDuplicates, questionShape, shortText, type GeneratedQuestion } from './question.schemas.ts';

interface ComprehensionAnswer {
  title: string;
  passage: string;
  questions: GeneratedQuestion[];
}

interface ComprehensionPromptInput {
  stage: string;
  letters: readonly OptionLetter[];
  difficulty: Difficulty;
  /** Empty: the model chooses. */
  topic: string;
}

/** Numbers of words in the passage. More are accepted than the prompt asks for, because models count badly. */
const requestedWords = { minimum: 250, maximum: 450 };
const acceptedWords = { minimum: 120, maximum: 900 };

export function comprehensionPrompt(input: ComprehensionPromptInput): Prompt<ComprehensionAnswer> {
  const { stage, letters, difficulty, topic } = input;
  return {
    name: 'comprehension',
    instructions: `${writingRules}\n\n${questionRules(letters)}`,
    request: [
      `Write a reading comprehension for ${stage}: a passage, then multiple-choice questions on it.`,
      topic === ''
        ? 'Choose what the passage is about: a story, a true account or a letter that rewards close reading.'
        : `What the passage is about: ${asTopic(topic)}`,
      `The passage has ${requestedWords.minimum} to ${requestedWords.maximum} words in paragraphs, with an empty line between them.`,
      `Number of questions: exactly ${comprehensionQuestionCount}. Ask for facts, for what can be concluded, for the meaning of words in the passage, and for what the writer does.`,
      'Every answer must follow from the passage alone, and each explanation quotes the words that show it.',
      difficultyLine(difficulty),
    ].join('\n'),
    schema: z.object({
      title: shortText(120),
      passage: shortText(8000).refine((passage) => isWithin(countWords(passage)), {
        error: `The passage must have ${requestedWords.minimum} to ${requestedWords.maximum} words`,
      }),
      questions: z
        .array(z.object(questionShape(letters)))
        .length(comprehensionQuestionCount)
        .refine((questions) => hasNoDuplicates(questions.map(({ question }) => question)), {
          error: 'No question may appear twice',
        }),
    }),
  };
}

const isWithin = (words: number) => words >= acceptedWords.minimum && words <= acceptedWords.maximum;
