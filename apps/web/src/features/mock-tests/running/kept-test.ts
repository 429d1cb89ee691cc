import {
  generatedTestSchema,
  type GeneratedTestDto,
} from '@markwell/shared/features/mock-tests/mock-tests.schemas';
import { readLocalJson, removeLocal, writeLocalJson } from '../../../lib/local-store.ts';
import { clearTimers, createDeadlineClock } from './deadline-clock.ts';

const testKey = (userId: string) => `mock-test:${userId}`;

/** The test this pupil has open in this browser: a reload finds it again, without network too. */
export const readKeptTest = (userId: string): GeneratedTestDto | null =>
  readLocalJson(testKey(userId), generatedTestSchema);

export function keepTest(userId: string, test: GeneratedTestDto): void {
  writeLocalJson(testKey(userId), generatedTestSchema.parse(test));
}

/**
 * A new test starts, received at this instant (milliseconds by this device's clock): earlier clocks are cleared
 * (spec 2 §4.1). Answers of other open tests stay until they are sent.
 */
export function startTest(userId: string, test: GeneratedTestDto, receivedAt: number): void {
  clearTimers();
  keepTest(userId, test);
  const clock = createDeadlineClock({ ...test, now: () => receivedAt });
  clock.sync(test);
  clock.keep(true);
}

/** No time is left, by the time kept with the test. `now` in milliseconds by this device's clock. */
export const isOverdue = (test: GeneratedTestDto, now: number): boolean =>
  createDeadlineClock({ ...test, now: () => now }).secondsLeft() === 0;

/** The test was handed in. Another one that is kept stays. */
export function dropKeptTest(userId: string, testId: string): void {
  if (readKeptTest(userId)?.testId === testId) removeLocal(testKey(userId));
}
