import type {
  BriefCountsDto,
  CreativeQuestionDto,
  CreativeResultsDto,
  CreativeSessionDto,
} from '@markwell/shared/creative-writing/creative-writing.schemas';
import type { SubjectDto } from '@markwell/shared/subjects/subjects.contract';
import { earnsBonusPoint } from '@markwell/shared/creative-writing/creative-writing.rules';
import type { CreativeLetter } from '@markwell/shared/creative-writing/creative-writing.vocabulary';
import { buildId, builderOf } from './builders.ts';

export const buildWritingSubject = builderOf<SubjectDto>(() => ({
  id: buildId(),
  name: 'English',
  icon: '📖',
  color: 'brick',
  examTypeId: buildId(),
  topics: [],
  _count: { topics: 0, questions: 0 },
}));

export const buildBriefCounts = builderOf<BriefCountsDto>(() => ({
  examTypeId: buildId(),
  subjectId: buildId(),
  counts: {
    standard: { total: 19, unanswered: 14 },
    advanced: { total: 2, unanswered: 0 },
    elite: { total: 0, unanswered: 0 },
  },
}));

const buildCreativeQuestion = builderOf<CreativeQuestionDto>(() => ({
  id: buildId(),
  title: 'The lighthouse',
  difficulty: 'standard',
  ageGroup: '10-11',
  theme: 'Weather',
  estimatedTime: 330,
  brief: 'You are alone.\nA storm comes.\nThe lamp fails.\nShow fear.',
  options: { A: 'Text of A', B: 'Text of B', C: 'Text of C', D: 'Text of D' },
  wordBank: ['gale', 'brine'],
}));

/** A challenge with this many questions, titled 'Title 1' and so on. */
export function buildCreativeSession(
  questionCount = 3,
  change: Partial<CreativeSessionDto> = {},
): CreativeSessionDto & { sessionId: string } {
  return {
    questions: Array.from({ length: questionCount }, (_, index) =>
      buildCreativeQuestion({ title: `Title ${String(index + 1)}` }),
    ),
    totalQuestions: questionCount,
    answers: [],
    ...change,
    sessionId: change.sessionId ?? buildId(),
  };
}

/** In every question C is best, then A, D and B. */
const creativeScores: Record<CreativeLetter, number> = { A: 2, B: 0, C: 3, D: 1 };

/** The results of these letters, in the order of the questions; ten seconds each. */
export function buildCreativeResults(
  session: CreativeSessionDto & { sessionId: string },
  letters: readonly (CreativeLetter | null)[],
  justification?: string,
): CreativeResultsDto {
  const detailedResults = session.questions.map((question, index) => {
    const selectedOption = letters[index] ?? null;
    return {
      question: {
        ...question,
        microWritePrompt: 'Write three lines about the sea.',
        teacherNotes: 'Reward precise verbs.',
        scores: creativeScores,
        explanations: { A: 'Why A', B: 'Why B', C: 'Why C', D: 'Why D' },
      },
      userAnswer: {
        selectedOption,
        scoreAwarded: selectedOption === null ? 0 : creativeScores[selectedOption],
        maxPossibleScore: 3,
        timeSpent: 10,
        ...(index === 0 && justification !== undefined && { justification }),
      },
    };
  });
  const totalScore = detailedResults.reduce((sum, { userAnswer }) => sum + userAnswer.scoreAwarded, 0);
  const count = detailedResults.length;
  return {
    sessionId: session.sessionId,
    examType: { id: buildId(), name: '11+ (Eleven Plus)' },
    subject: { id: buildId(), name: 'English' },
    results: {
      totalScore,
      maxPossibleScore: count * 3,
      averageScore: Math.round((totalScore / (count * 3)) * 100),
      timeSpent: count * 10,
      averageTimePerQuestion: 10,
      bonusPoints: earnsBonusPoint(justification ?? '') ? 1 : 0,
    },
    detailedResults,
  };
}
