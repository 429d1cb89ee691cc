import type { OwnAssignmentDto } from '@markwell/shared/assignments/assignments.schemas';
import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import { difficultiesOf, difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import { mixedSubjects } from '@markwell/shared/curriculum/subjects.vocabulary';
import { v7 as uuid } from 'uuid';
import { assignmentAccess } from './assignment-access.rules.ts';
import type { PreviewedQuestionsRepository } from './previewed-questions.repository.ts';
import type { CloseOverdueAttempts } from '#modules/attempts/close-overdue-attempts.ts';
import type { ReadAttemptRepository } from '#modules/attempts/read-attempt.repository.ts';
import type { AttemptPlan, StartAttempt } from '#modules/attempts/start-attempt.service.ts';
import type { Clock } from '#platform/clock.ts';
import { orThrow, ruleViolated } from '#platform/domain-error.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import type { Draw } from '#modules/question-bank/draw/draw.ts';
import type { DrawScopeRepository } from '#modules/question-bank/draw/draw-scope.repository.ts';
import type { Caller } from '#platform/caller.ts';
import { toOwnAssignment } from './assignments.mapper.ts';
import type { OwnAssignmentsRepository, QuestionSource } from './own-assignments.repository.ts';
import { assignmentNotFound } from './set-assignment.service.ts';

/** What pupils do with the assignments of their classes. */
export interface OwnAssignmentsService {
  /** Those that can be done, and those that were due in the last four weeks. */
  list: (caller: Caller) => Promise<OwnAssignmentDto[]>;
  /** Throws NOT_FOUND for an assignment that the pupil may not see. */
  read: (caller: Caller, assignmentId: string) => Promise<OwnAssignmentDto>;
  /**
   * Starts the test of an assignment; while it runs, returns it. Throws NOT_FOUND, and RULE_BROKEN when it can no
   * longer be started.
   */
  start: (
    caller: Caller,
    assignmentId: string,
    idempotentRequest: IdempotentRequest | undefined,
  ) => Promise<StartedTestDto>;
  readStarted: StartAttempt['readStarted'];
}

interface Dependencies {
  repository: OwnAssignmentsRepository;
  attempts: Pick<ReadAttemptRepository, 'find'>;
  previews: PreviewedQuestionsRepository;
  drawScopes: Pick<DrawScopeRepository, 'find'>;
  draw: Draw;
  startAttempt: StartAttempt;
  closeOverdue: Pick<CloseOverdueAttempts, 'ofPupil'>;
  clock: Clock;
}

const listedMs = 28 * 86_400_000;
const maxListed = 100;

export function createOwnAssignmentsService(dependencies: Dependencies): OwnAssignmentsService {
  const { repository, attempts, previews, drawScopes, draw, startAttempt } = dependencies;
  const { closeOverdue, clock } = dependencies;

  const findWork = async (caller: Caller, assignmentId: string) => {
    await closeOverdue.ofPupil(caller.id);
    return orThrow(await repository.find(caller.id, assignmentId), assignmentNotFound);
  };

  /** The questions for a start, in the order of the test. */
  const drawFrom =
    (caller: Caller, source: QuestionSource): AttemptPlan['draw'] =>
    async (loaded) => {
      if (source.questionChoice === 'SAME') {
        // A question that was withdrawn since it was set is no longer asked.
        const available = await previews.findAvailable(caller, source.questionIds);
        return available.map(({ id }) => id);
      }
      const scope = source.subject
        ? await drawScopes.find(caller.id, caller, {
            subjectId: source.subject.id,
            kind: 'REGULAR',
            difficulties: difficultiesOf(choicesOf(source)),
            topicIds: source.topicIds,
            isReserved: source.fromReserve,
          })
        : undefined;
      if (!scope) return [];
      return draw({ userId: caller.id, buckets: scope.buckets, count: source.questionCount }, loaded);
    };

  return {
    async list(caller) {
      await closeOverdue.ofPupil(caller.id);
      const now = clock();
      const rows = await repository.list(caller.id, new Date(now.getTime() - listedMs), maxListed);
      return rows.flatMap((row) => toOwnAssignment(row, now) ?? []);
    },

    async read(caller, assignmentId) {
      return orThrow(toOwnAssignment(await findWork(caller, assignmentId), clock()), assignmentNotFound);
    },

    async start(caller, assignmentId, idempotentRequest) {
      const row = await findWork(caller, assignmentId);
      const now = clock();
      const { see, may, closesAt } = assignmentAccess('PUPIL', row.facts, row.work, now);
      if (!see.assignment) throw assignmentNotFound();
      if (may.continue && row.attemptId !== null) return startAttempt.readStarted(caller, row.attemptId);
      if (!may.start) throw ruleViolated('This assignment can no longer be started.');
      const source = orThrow(await repository.findSource(assignmentId), assignmentNotFound);
      const id = orThrow(
        await repository.reserveAttempt(caller.id, assignmentId, uuid()),
        assignmentNotFound,
      );
      const seconds = row.facts.durationSeconds ?? Math.floor((closesAt.getTime() - now.getTime()) / 1000);
      const plan: AttemptPlan = {
        id,
        userId: caller.id,
        subject: { ...(source.subject ?? mixedSubjects), stage: source.stage },
        kind: 'ASSIGNMENT',
        assignmentTitle: row.title,
        usesConfirmed: true,
        hasTimeLimit: row.facts.durationSeconds !== null,
        difficulties: choicesOf(source),
        topicIds: source.topicIds,
        count: source.questionCount,
        minutesFor: () => Math.max(1, seconds) / 60,
        messageWhenNothingDrawn:
          'All questions of this assignment have been withdrawn. Please let your teacher know.',
        draw: drawFrom(caller, source),
      };
      try {
        return await startAttempt(plan, idempotentRequest);
      } catch (error) {
        // Another start of the same pupil was faster: both have the reserved id.
        if (await attempts.find(caller.id, id)) return startAttempt.readStarted(caller, id);
        throw error;
      }
    },

    readStarted: startAttempt.readStarted,
  };
}

const choicesOf = ({ difficulties }: QuestionSource) =>
  difficultyChoices.filter((choice) => difficulties.includes(choice));
