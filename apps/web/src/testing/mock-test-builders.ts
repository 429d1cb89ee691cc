import type {
  NextStepsDto,
  OpenTestSummaryDto,
  StartedTestDto,
  OpenTestDto,
  TestOptionDto,
  TestQuestionDto,
  ScoredResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import type { StageSubjectDto, TopicDto } from '@markwell/shared/subjects/stages.contract';
import { correctLetterOf, isCorrectAnswer, scorePercent } from '@markwell/shared/progress/marking';
import { optionLetters, type OptionLetter } from '@markwell/shared/answers/option-letters';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { buildId, builderOf } from './builders.ts';

/** Questions by difficulty, for both tiers. */
export const countsOf = (easy: number, medium: number, hard: number): TopicDto['counts'] =>
  [easy, medium, hard].map((count, index) => ({
    difficulty: difficultyChoices[index] ?? 1,
    tier: null,
    answerWays: 'CHOOSE',
    count,
  }));

export const buildTopic = builderOf<TopicDto>(() => ({
  id: buildId(),
  name: 'Fractions',
  code: 'FRACTIONS',
  description: '',
  questionCount: 60,
  counts: countsOf(30, 20, 10),
}));

export const buildSubject = builderOf<StageSubjectDto>(() => ({
  id: buildId(),
  name: 'Mathematics',
  code: 'MATHS',
  description: '',
  icon: '🔢',
  color: 'blue',
  totalQuestions: 60,
  examTypeId: buildId(),
  topics: [buildTopic()],
}));

/** Five options; the one with this letter is correct. */
export function buildOptions(right: OptionLetter = 'A'): TestOptionDto[] {
  return optionLetters.map((optionLetter) => ({
    id: buildId(),
    optionLetter,
    contentType: 'TEXT',
    contentValue: `Answer ${optionLetter}`,
    alternativeText: null,
    pictureSize: null,
    isCorrect: optionLetter === right,
  }));
}

export const buildQuestion = builderOf<TestQuestionDto>(() => ({
  id: buildId(),
  questionType: 'regular',
  difficulty: 1,
  topic: {
    id: buildId(),
    name: 'Ratio',
    subject: {
      name: 'Mathematics',
      stage: { displayName: '11+', name: '11+ (Eleven Plus)' },
      examType: { name: '11+' },
    },
  },
  passage: null,
  explanationText: 'How much rice was eaten?',
  questionImageUrl: null,
  questionImageAlt: null,
  questionImageSize: null,
  solutionImageUrl: null,
  options: buildOptions(),
}));

/** A test with this many questions ('Question text 1' …) that has just started. A is always correct. */
export function buildTest(questionCount = 3, change: Partial<StartedTestDto> = {}): StartedTestDto {
  const now = Date.now();
  const questions = Array.from({ length: questionCount }, (_, index) =>
    buildQuestion({ explanationText: `Question text ${String(index + 1)}` }),
  );
  return {
    testId: buildId(),
    kind: 'MOCK_TEST',
    subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
    questions,
    requestedQuestions: questionCount,
    duration: 30,
    startedAt: new Date(now).toISOString(),
    deadlineAt: new Date(now + 30 * 60_000).toISOString(),
    serverTime: new Date(now).toISOString(),
    ...change,
  };
}

/** The same test as an exam simulation, whose answer key the server withholds. */
export const asExamSimulation = (test: StartedTestDto): StartedTestDto => ({
  ...test,
  kind: 'EXAM_SIMULATION',
  questions: test.questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({ ...option, isCorrect: undefined })),
  })),
});

export const openTest = (test: StartedTestDto, answers: OpenTestDto['answers'] = []): OpenTestDto => ({
  ...test,
  serverTime: new Date().toISOString(),
  answers,
});

/** An open test of twenty questions with twelve minutes left, in a list that was read now. */
export const buildOpenTest = builderOf<OpenTestSummaryDto>(() => ({
  testId: buildId(),
  kind: 'MOCK_TEST',
  subject: { id: buildId(), name: 'Mathematics', color: 'blue' },
  totalQuestions: 20,
  answeredQuestions: 3,
  deadlineAt: new Date(Date.now() + 12 * 60_000).toISOString(),
}));

/** The reply of `GET /tests/open`. */
export const openTestsOf = (...tests: OpenTestSummaryDto[]) => ({
  tests,
  serverTime: new Date().toISOString(),
});

export const buildNextSteps = builderOf<NextStepsDto>(() => ({
  missedQuestions: 0,
  configuration: {
    subjectId: buildId(),
    examTypeId: buildId(),
    difficulty: [1, 2],
    questionCount: 20,
    topicIds: [buildId()],
    duration: 45,
    answerMode: 'MULTIPLE_CHOICE',
    examMode: true,
  },
  previousTest: null,
  bestScoreBefore: null,
}));

/** The results of these answers, in the order of the questions. */
export function buildResults(
  test: StartedTestDto,
  letters: readonly (OptionLetter | null)[],
  change: Partial<ScoredResultsDto> = {},
): ScoredResultsDto {
  const questions = test.questions.map(({ id, options }, index) => {
    const chosenLetter = letters[index] ?? null;
    return {
      questionId: id,
      chosenLetter,
      correctLetter: correctLetterOf(options) ?? null,
      isVoid: false,
      isCorrect: isCorrectAnswer(options, chosenLetter),
    };
  });
  const correctAnswers = questions.filter((question) => question.isCorrect).length;
  return {
    testId: test.testId,
    assignmentId: null,
    withheld: null,
    isCounted: true,
    totalQuestions: questions.length,
    correctAnswers,
    unanswered: questions.filter((question) => question.chosenLetter === null).length,
    score: scorePercent(correctAnswers, questions.length),
    timeTaken: 90,
    finishedAt: test.deadlineAt,
    finishedBy: 'PUPIL',
    questions,
    averageBefore: null,
    strongTopics: [],
    ...change,
  };
}
