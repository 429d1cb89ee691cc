import type {
  OpenTestDto,
  OpenTestSummaryDto,
  TestResultsDto,
} from '@markwell/shared/attempts/mock-tests.schemas';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import { fromParts, isShownAsParts } from '@markwell/shared/answers/multiple-choice';
import { marksToShow } from '@markwell/shared/progress/marking';
import { topicVerdict } from '@markwell/shared/progress/topic-performance';
import type { Response } from '#modules/attempts/answers.rules.ts';
import type { FinishedAttempt, MarkedQuestion } from '#modules/attempts/finish-attempt.repository.ts';
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
    .map(({ id, sequence, response }) => ({ questionId: id, sequence, ...toSavedResponse(response) }));
  return { ...toStartedTest(attempt, questions, now, mediaUrls), answers };
}

/** A response as the wire has it: a letter, or the responses to the parts of a question. */
const toSavedResponse = (response: Response | null) => ({
  optionLetter: typeof response === 'string' ? toLetter(response) : null,
  ...(typeof response === 'object' && response !== null && { responses: response }),
});

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
  const { id, answerMode, correctCount, finishedAt, questions, topics, ...result } = attempt;
  const inScore = questions.filter(({ isVoid }) => !isVoid).map(({ marking }) => marking);
  const marks = marksToShow(inScore);
  const results: TestResultsDto = {
    testId: id,
    assignmentId: shown?.assignmentId ?? null,
    withheld: shown?.withheld ?? null,
    isCounted: result.isCounted,
    totalQuestions: result.totalQuestions,
    correctAnswers: correctCount,
    unanswered: inScore.filter(({ isAnswered, possible }) => !isAnswered && possible > 0).length,
    score: result.score,
    timeTaken: result.timeTakenSeconds,
    finishedAt: finishedAt.toISOString(),
    finishedBy: result.finishedBy,
    ...(marks && { marks }),
    questions: questions.map((question) => toMarkedQuestion(question, answerMode)),
    averageBefore: result.averageBefore,
    strongTopics: topics
      .filter((topic) => topicVerdict(topic.correctCount, topic.answeredCount).isStrong)
      .map(({ name }) => name),
  };
  if (results.withheld === null) return results;
  const withoutQuestions = { ...results, questions: [], strongTopics: [] };
  if (results.withheld === 'SOLUTIONS') return withoutQuestions;
  const { marks: _marks, ...withoutMarks } = withoutQuestions;
  return { ...withoutMarks, correctAnswers: null, score: null, averageBefore: null };
}

function toMarkedQuestion(
  { questionId, response, parts, marking, isCorrect, isVoid }: MarkedQuestion,
  mode: AnswerMode,
): TestResultsDto['questions'][number] {
  const question = { questionId, isCorrect, isVoid };
  if (isShownAsParts({ parts }, mode)) {
    const responses = typeof response === 'object' && response !== null ? { responses: response } : {};
    return { ...question, chosenLetter: null, correctLetter: null, ...responses, parts: marking.parts };
  }
  return {
    ...question,
    chosenLetter: typeof response === 'string' ? toLetter(response) : null,
    correctLetter: fromParts({ parts })?.find((option) => option.isCorrect)?.optionLetter ?? null,
  };
}
