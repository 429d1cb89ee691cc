import { expect, test } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';

test('settles when all has ended, what began meanwhile included; a failure is reported', async () => {
  const failures: unknown[] = [];
  const afterwards = createBackgroundTasks((error) => failures.push(error));
  const done: string[] = [];
  afterwards.run(async () => {
    await Promise.resolve();
    done.push('first');
    afterwards.run(() => Promise.resolve(done.push('second')));
  });
  afterwards.run(() => Promise.reject(new Error('broken')));
  expect(done).toEqual([]);
  await afterwards.settle();
  expect(done).toEqual(['first', 'second']);
  expect(failures).toEqual([new Error('broken')]);
});
