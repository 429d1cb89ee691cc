import type { StartedTestDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { StudyPlanDto } from '@markwell/shared/planner/planner.contract';
import { dayOf } from '@markwell/shared/time/days';
import { difficultiesOf, difficultyChoices } from '@markwell/shared/question-bank/difficulty.vocabulary';
import {
  maxDueInPractice,
  plannedDays,
  defaultPracticeSize,
} from '@markwell/shared/planner/planner.vocabulary';
import { type AttemptPlan, startAttempt } from '#modules/attempts/start-attempt.service.ts';
import { wasAskedToType } from '#modules/mock-tests/mock-tests.repository.ts';
import { practiceMinutes } from '#modules/attempts/time-limits.ts';
import type { IdempotentRequest } from '#platform/idempotency/idempotent-request.ts';
import { subjectNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import { keepPassagesTogether, studyPlanOf, weakTopicsOf } from './study-plan.rules.ts';
import type { Context } from '#context.ts';
import { readProgressOnCurrentStage } from '#modules/progress/stage-progress.ts';
import { countDueQuestions, findDueQuestions } from '#modules/progress/reviews/due-questions.repository.ts';
import { findMergedSubjectsOf } from '#modules/curriculum/merged-subjects.repository.ts';
import { findLastChoices, findDrawScope } from '#modules/question-bank/draw/draw-scope.repository.ts';
import { drawFromBank } from '#modules/question-bank/draw/draw.ts';

/** Empty before a stage is chosen. */
export async function readStudyPlan(context: Context, caller: Caller): Promise<StudyPlanDto> {
  const today = dayOf(context.clock());
  const { stageId, subjects } = await readProgressOnCurrentStage(context, caller, caller.id);
  if (stageId === null) return studyPlanOf([], [], today);
  const query = { userId: caller.id, today, stageId, days: plannedDays };
  return studyPlanOf(subjects, await countDueQuestions(context, caller, query), today);
}

/**
 * Starts a test of the due questions of a subject, longest due first, filled from its weakest topics with questions
 * for the tier of the pupil's last test. Answers are typed where they can be if the pupil typed them in that test, or one of
 * the due ones in another.
 * Throws NOT_FOUND for a subject of another stage or not visible to the caller, and RULE_BROKEN when no
 * question is due and no topic is weak.
 */
export async function startPractice(
  context: Context,
  caller: Caller,
  requestedSubjectId: string,
  idempotentRequest: IdempotentRequest | undefined,
): Promise<StartedTestDto> {
  const { subjects } = await readProgressOnCurrentStage(context, caller, caller.id);
  const merged = await findMergedSubjectsOf(context.db, caller, [requestedSubjectId]);
  const mergedSubjectId = merged.get(requestedSubjectId.toLowerCase())?.id;
  const practised = subjects.find(({ id }) => id === mergedSubjectId);
  if (!practised) throw subjectNotFound();
  const subjectId = practised.id;
  const topicIds = weakTopicsOf(practised).map(({ id }) => id);
  const difficulties = difficultiesOf(difficultyChoices);
  const findDue = () =>
    findDueQuestions(context, caller, {
      userId: caller.id,
      today: dayOf(context.clock()),
      subjectId,
      limit: maxDueInPractice,
    });
  const { tier, answerMode: lastMode } = await findLastChoices(context.db, caller.id, subjectId);
  const isTyped =
    lastMode !== 'MULTIPLE_CHOICE' ||
    (await wasAskedToType(
      context.db,
      caller.id,
      (await findDue()).map(({ id }) => id),
    ));
  const answerMode = isTyped ? 'MIXED' : 'MULTIPLE_CHOICE';
  const query = { subjectId, kind: 'REGULAR', difficulties, topicIds, answerMode } as const;
  const drawScope = await findDrawScope(context, caller.id, caller, {
    ...query,
    ...(tier && { tier }),
  });
  if (!drawScope) throw subjectNotFound();

  const plan: AttemptPlan = {
    userId: caller.id,
    subject: drawScope.subject,
    kind: 'MOCK_TEST',
    difficulties: difficultyChoices,
    topicIds: [],
    tier,
    answerMode,
    minutesFor: practiceMinutes,
    messageWhenNothingDrawn: 'Nothing is due today in this subject. Start a test instead.',
    async draw(loaded) {
      const dueIds = keepPassagesTogether(await findDue());
      const count = defaultPracticeSize - dueIds.length;
      // Without weak topics the scope contains all topics, so no questions are drawn from it.
      if (count <= 0 || topicIds.length === 0) return dueIds;
      const { pool } = drawScope;
      const drawOptions = { userId: caller.id, pool, count, excludedIds: dueIds };
      return [...dueIds, ...(await drawFromBank(context, drawOptions, loaded))];
    },
  };
  return startAttempt(context, plan, idempotentRequest);
}
