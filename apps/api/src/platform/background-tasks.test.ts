import { expect, test } from 'vitest';
import { createBackgroundTasks } from './background-tasks.ts';

test('settles when all tasks have ended, also those started in the meantime; a failure is reported', async () => {
  const failures: unknown[] = [];
  const backgroundTasks = createBackgroundTasks((error) => failures.push(error));
  const done: string[] = [];
  backgroundTasks.run(async () => {
    await Promise.resolve();
    done.push('first');
    backgroundTasks.run(() => Promise.resolve(done.push('second')));
  });
  backgroundTasks.run(() => Promise.reject(new Error('broken')));
  expect(done).toEqual([]);
  await backgroundTasks.settle();
  expect(done).toEqual(['first', 'second']);
  expect(failures).toEqual([new Error('broken')]);
});
