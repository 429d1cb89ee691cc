import { afterAll, afterEach } from 'vitest';
import { disconnectTestDatabase, statusGuard, unexpectedErrors } from './test-app.ts';

// Vitest runs this for every file: the files of a worker share their modules.
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
  await disconnectTestDatabase();
});
