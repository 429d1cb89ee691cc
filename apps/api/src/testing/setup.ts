import { afterAll, afterEach, beforeAll } from 'vitest';
import { disconnectTestDatabase, statusGuard, unexpectedErrors } from './test-app.ts';

// Vitest runs this for every file: the files of a worker share their modules.
const warnings: Error[] = [];
const collectWarning = (warning: Error) => {
  if (warning.message.includes('already executing a query')) warnings.push(warning);
};
beforeAll(() => void process.on('warning', collectWarning));

afterEach(({ task }) => {
  if (task.result?.state === 'fail') unexpectedErrors.print();
  unexpectedErrors.forget();
  statusGuard.assertDeclared();
});

afterAll(async () => {
  // What happened outside of tests, for example in a failed beforeAll.
  unexpectedErrors.print();
  unexpectedErrors.forget();
  statusGuard.assertDeclared();
  process.off('warning', collectWarning);
  // pg warns once in a process; its next major version fails instead.
  if (warnings.length > 0)
    throw new Error('Two statements ran on one connection at the same time', { cause: warnings[0] });
  await disconnectTestDatabase();
});
