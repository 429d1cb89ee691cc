import type { Difficulty } from '@markwell/shared/question-bank/difficulty.vocabulary';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { z } from 'zod';
import { difficultyLine, writingRules, questionRules } from './writing-rules.ts';
import type { Prompt } from './prompt.ts';
import { hasNoDuplicates, questionShape, shortText, type GeneratedQuestion } from './question.schemas.ts';

interface MockTestAnswer {
  title: string;
  questions: (GeneratedQuestion & { topic: string })[];
}

interface MockTestPromptInput {
  stage: string;
  subject: string;
  /** The topics that a question may belong to. */
  topics: readonly [string, ...string[]];
  letters: readonly OptionLetter[];
  difficulty: Difficulty;
  questionCount: number;
  /** Minutes. */
  timeLimit: number;
}

export function mockTestPrompt(input: MockTestPromptInput): Prompt<MockTestAnswer> {
  const { stage, subject, topics, letters, difficulty, questionCount, timeLimit } = input;
  return {
    name: 'mock_test',
    instructions: `${writingRules}\n\n${questionRules(letters)}`,
    request: [
      `Write a multiple-choice mock test in ${subject} for ${stage}.`,
      `Number of questions: exactly ${questionCount}.`,
      `Time: ${timeLimit} minutes without a calculator, so about ${Math.round((timeLimit * 60) / questionCount)} seconds for a question.`,
      difficultyLine(difficulty),
      `Put each question in one of these topics, and spread the questions over them: ${topics.join('; ')}.`,
      'Begin with the easier questions. Give the test a short title that names subject and stage.',
    ].join('\n'),
    schema: z.object({
      title: shortText(120),
      questions: z
        .array(z.object({ topic: z.enum(topics), ...questionShape(letters) }))
        .length(questionCount)
        .refine((questions) => hasNoDuplicates(questions.map(({ question }) => question)), {
          error: 'No question may appear twice',
        }),
    }),
  };
}
