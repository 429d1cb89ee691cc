import { startPractice, studyPlan } from '@markwell/shared/features/planner/planner.contract';
import { expect } from 'vitest';
import type { buildSubject } from '../builders/build-curriculum.ts';
import { answersFor, startedTestOf, type ApiClient } from '../requests/api-client.ts';
import { itemAt } from '../item-at.ts';
import { bodyOf } from '../requests/response-body.ts';
import { createTestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';

const minute = 60_000;

export type Subject = Awaited<ReturnType<typeof buildSubject>>;

/**
 * An app whose clock the test sets, with helpers for tests of the study plan, by default of the current
 * pupil.
 */
export async function createPlannerHelpers(current: () => { learner: ApiClient; subject: Subject }) {
  const time = createTestClock();
  const app = await createTestApp({ clock: time.clock });
  const { database } = app;

  const planOf = async (who = current().learner) => bodyOf(studyPlan, await who.get('/planner'));
  const dueCounts = async (who = current().learner) =>
    (await planOf(who)).days.map(({ dueCount }) => dueCount);
  const practise = (who = current().learner, of = current().subject) =>
    who.post('/planner/practice', { subjectId: of.id });

  /** Takes a test of ten questions in ten minutes; the first ones get these letters (A is correct). */
  async function take(letters: string, who = current().learner, of = current().subject) {
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
    expect((await current().learner.complete(practice.testId, answersFor(practice, letter))).status).toBe(
      200,
    );
    return practice;
  }

  return { time, app, database, planOf, dueCounts, practise, take, practiseWith };
}
