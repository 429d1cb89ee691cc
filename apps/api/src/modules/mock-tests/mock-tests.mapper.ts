import type {
  OpenTestDto,
  OpenTestSummaryDto,
  TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import { topicVerdict } from '@markwell/shared/progress/topic-performance';
import type { FinishedAttempt } from '#modules/attempts/finish-attempt.repository.ts';
import type { ShownResult } from '#modules/assignments/shown-result.ts';
import { toStartedTest } from '#modules/attempts/started-test.mapper.ts';
import { toLetter } from '#modules/question-bank/display/option.mapper.ts';
import { subjectColorOf } from '#modules/curriculum/subject-color.ts';
import type { Attempt, QuestionWithAnswer, RunningTest } from '#modules/attempts/read-attempt.repository.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';

/** A test with the answers saved so far. */
export function toOpenTest(
  attempt: Attempt,
  questions: readonly QuestionWithAnswer[],
  now: Date,
  mediaUrls: Pick<MediaUrls, 'urlOf'>,
): OpenTestDto {
  const answers = questions
    .filter(({ sequence }) => sequence > 0)
    .map(({ id, sequence, letter }) => ({
      questionId: id,
      sequence,
      optionLetter: letter === null ? null : toLetter(letter),
    }));
  return { ...toStartedTest(attempt, questions, now, mediaUrls), answers };
}

export function toOpenTestSummary(test: RunningTest): OpenTestSummaryDto {
  const { id, kind, subject, totalQuestions, answeredQuestions, deadlineAt } = test;
  return {
    testId: id,
    kind,
    subject: { id: subject.id, name: subject.name, color: subjectColorOf(subject.color) },
    totalQuestions,
    answeredQuestions,
    deadlineAt: deadlineAt.toISOString(),
  };
}

/** Maps a result; `shown` is what an assignment lets the pupil see of it. */
export function toResults(attempt: FinishedAttempt, shown?: ShownResult): TestResultsDto {
  const { id, correctCount, finishedAt, questions, topics, ...result } = attempt;
  const results: TestResultsDto = {
    testId: id,
    assignmentId: shown?.assignmentId ?? null,
    withheld: shown?.withheld ?? null,
    isCounted: result.isCounted,
    totalQuestions: result.totalQuestions,
    correctAnswers: correctCount,
    unanswered: questions.filter(({ chosenLetter, isVoid }) => chosenLetter === null && !isVoid).length,
    score: result.score,
    timeTaken: result.timeTakenSeconds,
    finishedAt: finishedAt.toISOString(),
    finishedBy: result.finishedBy,
    questions: questions.map(({ questionId, chosenLetter, correctLetter, isCorrect, isVoid }) => ({
      questionId,
      chosenLetter: chosenLetter === null ? null : toLetter(chosenLetter),
      correctLetter: correctLetter === null ? null : toLetter(correctLetter),
      isCorrect,
      isVoid,
    })),
    averageBefore: result.averageBefore,
    strongTopics: topics
      .filter((topic) => topicVerdict(topic.correctCount, topic.answeredCount).isStrong)
      .map(({ name }) => name),
  };
  if (results.withheld === null) return results;
  const withoutQuestions = { ...results, questions: [], strongTopics: [] };
  return results.withheld === 'SOLUTIONS'
    ? withoutQuestions
    : { ...withoutQuestions, correctAnswers: null, score: null, averageBefore: null };
}
