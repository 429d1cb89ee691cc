import { joinPaper } from '@markwell/shared/ai-drafts/test-paper';
import type {
  DraftDto,
  GeneratedContentDto,
  GenerationRunDto,
  HistoryItemDto,
} from '@markwell/shared/ai-drafts/ai.schemas';
import type { ManagedCreativeQuestionDto } from '@markwell/shared/creative-writing/creative-question.schemas';
import { buildId, builderOf } from './builders.ts';

const generatedContent = joinPaper({
  questions: String.raw`### Question 1

What is \<b\>2 \+ 2\</b\>?

- **A** 4
- **B** 5`,
  answerKey: '1. **A**',
  solutions: '### Solution 1: A\n\nCount on from two.',
});

export function buildGenerated(
  type: GeneratedContentDto['testData']['type'] = 'markdown',
): GeneratedContentDto {
  return {
    success: true,
    message: '15 questions were written as drafts.',
    createdQuestions: 15,
    testData: { type, title: 'A practice test', content: generatedContent },
  };
}

export const buildHistoryItem = builderOf<HistoryItemDto>(() => ({
  id: buildId(),
  title: 'An older test',
  topic: 'Mathematics',
  content: generatedContent,
  timeLimit: 60,
  created_at: '2026-03-06T15:00:00.000Z',
}));

export const buildDraft = builderOf<DraftDto>(() => ({
  id: buildId(),
  questionText: 'Which is a prime? <script>alert(1)</script>',
  explanationText: 'Seven has no other divisors.',
  difficulty: 3,
  options: (['A', 'B', 'C', 'D'] as const).map((optionLetter, index) => ({
    id: buildId(),
    optionLetter,
    contentType: 'TEXT',
    contentValue: String(index + 6),
    isCorrect: optionLetter === 'B',
  })),
  concerns: [],
  twin: null,
  passage: null,
  topic: 'Numbers',
  subject: 'Mathematics',
  stage: 'GCSE',
  generation: { type: 'mock_test', title: 'A practice test' },
  createdAt: '2026-03-06T15:00:00.000Z',
}));

export const buildManagedQuestion = builderOf<ManagedCreativeQuestionDto>(() => ({
  id: buildId(),
  title: 'The lighthouse',
  brief: 'You are alone.\nA storm comes.\nThe lamp fails.\nShow fear.',
  optionA: 'Text of A',
  optionB: 'Text of B',
  optionC: 'Text of C',
  optionD: 'Text of D',
  scoreA: 0,
  scoreB: 1,
  scoreC: 3,
  scoreD: 2,
  explanationA: 'Why A',
  explanationB: 'Why B',
  explanationC: 'Why C',
  explanationD: 'Why D',
  wordBank: ['gale', 'brine'],
  teacherNotes: '',
  microWritePrompt: '',
  difficulty: 'standard',
  ageGroup: 'Year 6-7',
  theme: '',
  estimatedTime: 300,
  status: 'published',
  examType: { id: buildId(), name: 'GCSE (General Certificate)' },
  subject: { id: buildId(), name: 'English Language' },
  topic: null,
  isGenerated: false,
  createdAt: '2026-03-06T15:00:00.000Z',
  updatedAt: '2026-03-06T15:00:00.000Z',
}));

export const buildGenerationRun = builderOf<GenerationRunDto>(() => ({
  id: buildId(),
  type: 'mock_test',
  status: 'running',
  input: {},
  startedAt: '2026-03-06T15:00:00.000Z',
  finishedAt: null,
  createdQuestions: 0,
  result: null,
  failure: null,
}));
