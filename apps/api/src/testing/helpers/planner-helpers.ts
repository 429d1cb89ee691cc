import { startPractice, studyPlan } from '@markwell/shared/planner/planner.contract';
import { expect } from 'vitest';
import { buildSubject, buildTopic } from '../builders/build-curriculum.ts';
import { buildPupil } from '../builders/build-user.ts';
import { answersFor, createApiClient, startedTestOf, type ApiClient } from '../requests/api-client.ts';
import { itemAt } from '../item-at.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;

export type Subject = Awaited<ReturnType<typeof buildSubject>>;

/**
 * An app whose clock the test sets, with helpers for tests of the study plan, by default of the pupil of the last
 * `startMonday`.
 */
export async function createPlannerHelpers() {
  let current: { learner: ApiClient; subject: Subject };
  const time = createTestClock();
  const app = await createTestApp({ clock: time.clock });
  const { database } = app;

  const planOf = async (who = current.learner) => bodyOf(studyPlan, await who.get('/planner'));
  const dueCounts = async (who = current.learner) => (await planOf(who)).days.map(({ dueCount }) => dueCount);
  const practise = (who = current.learner, of = current.subject) =>
    who.post('/planner/practice', { subjectId: of.id });

  /** Takes a test of ten questions in ten minutes; the first ones get these letters (A is correct). */
  async function take(letters: string, who = current.learner, of = current.subject) {
    const started = startedTestOf(await who.generate(of));
    time.advance(10 * minute);
    const answers = [...letters].map(
      (letter, index) => [itemAt(started.questions, index).id, letter] as const,
    );
    expect((await who.complete(started.testId, Object.fromEntries(answers))).status).toBe(200);
    return started;
  }

  /** Takes today's practice with the same letter for every answer. */
  async function practiseWith(letter: string) {
    const practice = bodyOf(startPractice, await practise());
    time.advance(5 * minute);
    expect((await current.learner.complete(practice.testId, answersFor(practice, letter))).status).toBe(200);
    return practice;
  }

  /** A Monday afternoon, and a pupil of a subject with one topic, which has no questions yet. */
  async function startMonday() {
    time.set('2026-03-02T16:00:00Z');
    const subject = await buildSubject(database);
    const { id: topicId } = await buildTopic(database, { subjectId: subject.id });
    const learner = createApiClient(app, await buildPupil(database, { currentStageId: subject.stageId }));
    current = { learner, subject };
    return { ...current, topicId };
  }

  return { time, app, startMonday, database, planOf, dueCounts, practise, take, practiseWith };
}
