import { findOptionProblem } from '@markwell/shared/answers/options';
import { countWords } from '@markwell/shared/text/word-lists';
import {
  ageGroups,
  creativeDifficulties,
  creativeLetters,
  maximumCreativeScore,
  optionWords,
  wordBankSize,
} from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { z } from 'zod';
import { writingRules } from './writing-rules.ts';
import { asTopic, type Prompt } from './prompt.ts';
import { hasNoDuplicates, shortText } from './question.schemas.ts';

/** Numbers of words that are accepted: more than the prompt asks for, because models count badly. */
const acceptedWords = { minimum: 40, maximum: 180 };
const briefLines = 4;

const optionSchema = z.object({
  letter: z.enum(creativeLetters),
  text: shortText(4000).refine((text) => isWithin(countWords(text)), {
    error: `An option must have ${optionWords.minimum} to ${optionWords.maximum} words`,
  }),
  score: z.literal([0, 1, 2, 3]),
  explanation: shortText(1500),
});

const answerSchema = z.object({
  title: shortText(120),
  brief: z.array(shortText(300)).length(briefLines),
  options: z
    .array(optionSchema)
    .length(creativeLetters.length)
    .refine((options) => options.every(({ letter }, index) => letter === creativeLetters[index]), {
      error: 'The options must have the letters A, B, C, D, in this order',
    })
    .refine((options) => findOptionProblem(options) === undefined, { error: 'All options must differ' })
    .refine((options) => new Set(options.map(({ score }) => score)).size === options.length, {
      error: 'The scores must be 0, 1, 2 and 3, each once',
    }),
  wordBank: z.array(shortText(40)).length(wordBankSize).refine(hasNoDuplicates, {
    error: 'All words of the word bank must differ',
  }),
  microWritePrompt: shortText(500),
  teacherNotes: shortText(1500),
  difficulty: z.enum(creativeDifficulties),
  ageGroup: z.enum(ageGroups),
  theme: shortText(80),
});
export type CreativeAnswer = z.infer<typeof answerSchema>;

const rules = [
  `A creative writing question gives a brief and ${creativeLetters.length} paragraphs (A, B, C, D) that answer it. The pupil chooses the best piece of writing.`,
  `The brief has exactly ${briefLines} lines: where and when, who, what happens, and what the writing must show.`,
  `Each paragraph has ${optionWords.minimum} to ${optionWords.maximum} words in ${optionWords.sentences}. All four are free of mistakes in spelling and grammar: they differ in craft.`,
  `Scores: ${maximumCreativeScore} for the best paragraph, then 2, 1 and 0, each exactly once. Do not always make the same letter the best, nor the longest paragraph.`,
  'Each explanation begins with what the paragraph does well, then says what holds it back, in two to four sentences to the pupil.',
  `The word bank has exactly ${wordBankSize} single words that would serve the brief.`,
  'The micro-write prompt asks the pupil for two or three sentences of their own. The teacher notes say what to look for.',
].join('\n');

export function creativeWritingPrompt({ topic }: { topic: string }): Prompt<CreativeAnswer> {
  return {
    name: 'creative_writing',
    instructions: `${writingRules}\n\n${rules}`,
    request: [
      'Write one creative writing question for pupils of Years 6 to 9.',
      topic === ''
        ? 'Choose a theme that invites precise and vivid writing.'
        : `The theme: ${asTopic(topic)}`,
    ].join('\n'),
    schema: answerSchema,
  };
}

const isWithin = (words: number) => words >= acceptedWords.minimum && words <= acceptedWords.maximum;
