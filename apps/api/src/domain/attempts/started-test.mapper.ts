import type { StartedTestDto } from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { subjectColorOf } from '../curriculum/subject-color.ts';
import type { MediaUrls } from '../media/media-urls.ts';
import type { DisplayedQuestion } from '../question-bank/question-content.repository.ts';
import { toTestQuestion } from './test-question.mapper.ts';
import type { Attempt } from './read-attempt.repository.ts';

/** Maps an attempt and its questions to the wire. */
export function toStartedTest(
  attempt: Omit<Attempt, 'status'>,
  questions: readonly DisplayedQuestion[],
  now: Date,
  mediaUrls: Pick<MediaUrls, 'urlOf'>,
): StartedTestDto {
  const { id, kind, subject, requestedQuestions, durationSeconds, startedAt, deadlineAt } = attempt;
  return {
    testId: id,
    kind,
    subject: { id: subject.id, name: subject.name, color: subjectColorOf(subject.color) },
    questions: questions.map((question) => toTestQuestion(question, subject, mediaUrls)),
    requestedQuestions,
    duration: durationSeconds / 60,
    startedAt: startedAt.toISOString(),
    deadlineAt: deadlineAt.toISOString(),
    serverTime: now.toISOString(),
  };
}
