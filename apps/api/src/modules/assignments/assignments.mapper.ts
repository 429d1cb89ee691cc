import type {
  AssignmentDto,
  AssignmentSummaryDto,
  ChosenQuestions,
  OwnAssignmentDto,
  PreviewedQuestionDto,
  WorkOfPupilDto,
} from '@markwell/shared/assignments/assignments.schemas';
import type { AnswerMode } from '@markwell/shared/answers/answer-modes';
import { workingSecondsOf } from '@markwell/shared/time/timing';
import { difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { assignmentAccess, type AssignmentAccess } from './assignment-access.rules.ts';
import type { PreviewedQuestion } from './previewed-questions.repository.ts';
import { toWork } from './work.mapper.ts';
import type { WorkOfPupil } from './work.repository.ts';
import type { WorkRow } from './work-rows.repository.ts';
import { toTestQuestion } from '#modules/attempts/started-test.mapper.ts';
import type { MediaUrls } from '#platform/storage/media-urls.ts';
import type { AssignmentCounts, AssignmentRow, StoredAssignment } from './assignments.repository.ts';

type Decided = Pick<
  StoredAssignment,
  | 'title'
  | 'opensAt'
  | 'dueAt'
  | 'closesAt'
  | 'questionCount'
  | 'answerMode'
  | 'durationSeconds'
  | 'show'
  | 'release'
>;

const decidedOf = (id: string, row: Decided) => ({
  id,
  title: row.title,
  opensAt: row.opensAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  closesAt: row.closesAt.toISOString(),
  questionCount: row.questionCount,
  answerMode: row.answerMode,
  duration: row.durationSeconds === null ? null : row.durationSeconds / 60,
  show: row.show,
  release: row.release,
});

export const toSummary = (row: AssignmentCounts): AssignmentSummaryDto => ({
  ...decidedOf(row.id, row),
  releasedAt: row.releasedAt?.toISOString() ?? null,
  memberCount: row.memberCount,
  handedInCount: row.handedInCount,
});

/** The questions as the form sends them. */
export const chosenOf = (row: AssignmentRow): ChosenQuestions =>
  row.questionChoice === 'SAME' || row.subjectId === null
    ? { questionChoice: 'SAME', questionIds: row.questionIds }
    : {
        questionChoice: 'OWN_DRAW',
        subjectId: row.subjectId,
        topicIds: row.topicIds,
        fromReserve: row.fromReserve,
        difficulties: difficultyChoices.filter((choice) => row.difficulties.includes(choice)),
        questionCount: row.questionCount,
      };

export const toAssignment = (
  row: AssignmentRow,
  previews: readonly PreviewedQuestion[],
  { may }: AssignmentAccess,
  mediaUrls: Pick<MediaUrls, 'urlOf'>,
): AssignmentDto => ({
  ...decidedOf(row.id, row),
  class: { id: row.classId, name: row.className },
  instructions: row.instructions,
  questions: chosenOf(row),
  previews: previews.map((question) => toPreview(question, mediaUrls)),
  subject: row.subject,
  topics: row.topics,
  releasedAt: row.releasedAt?.toISOString() ?? null,
  may: { release: may.release, edit: may.edit, editQuestions: may.editQuestions, delete: may.delete },
  updatedAt: row.updatedAt.toISOString(),
});

/** A question with its answer key, for a teacher, in each way in which it can be answered. */
export function toPreview(
  { subjectId, subjectColor, stage, isReserved, ...question }: PreviewedQuestion,
  mediaUrls: Pick<MediaUrls, 'urlOf'>,
): PreviewedQuestionDto {
  const subject = { id: subjectId, name: question.subjectName, color: subjectColor, stage };
  const shownIn = (answerMode: AnswerMode) =>
    toTestQuestion(question, { subject, hasAnswerKey: true, answerMode }, mediaUrls);
  return {
    ...shownIn('TYPED'),
    options: shownIn('MULTIPLE_CHOICE').options,
    subject: { id: subjectId, name: question.subjectName },
    isReserved,
  };
}

export function toWorkOfPupil(row: WorkOfPupil, now: Date): WorkOfPupilDto {
  const { may } = assignmentAccess('CO_TEACHER', row.facts, row.work, now);
  return {
    ...toWork(row, now),
    pupil: row.pupil,
    may: { return: may.return, excuse: may.excuse },
    isExcused: row.work.isExcused,
  };
}

/** Undefined for what the pupil may not see. */
export function toOwnAssignment(row: WorkRow, now: Date): OwnAssignmentDto | undefined {
  const { see, may, ...access } = assignmentAccess('PUPIL', row.facts, row.work, now);
  if (!see.assignment) return undefined;
  const { durationSeconds } = row.facts;
  const { attempt, arrangement } = row.work;
  return {
    ...decidedOf(row.assignmentId, { ...row, ...row.facts }),
    class: { id: row.classId, name: row.className },
    instructions: row.instructions,
    state: access.state,
    lateMinutes: access.lateMinutes,
    ownDueAt: access.dueAt?.toISOString() ?? null,
    ownClosesAt: access.closesAt.toISOString(),
    ownDuration:
      durationSeconds === null ? null : workingSecondsOf(durationSeconds, arrangement.extraTimePercent) / 60,
    may: { start: may.start, continue: may.continue },
    testId: row.attemptId,
    handedInAt: attempt?.status === 'FINISHED' ? (attempt.finishedAt?.toISOString() ?? null) : null,
    score: see.score ? (row.result?.score ?? null) : null,
    hasNoScore: see.score && row.result?.score === null,
    hasSolutions: see.solutions && row.result !== null,
  };
}
