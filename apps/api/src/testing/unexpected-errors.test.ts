import { expect, test } from 'vitest';
import { collectUnexpectedErrors } from './unexpected-errors.ts';

test('the cause of an unexpected error is printed with its stack, until it is forgotten', () => {
  const printed: string[] = [];
  const errors = collectUnexpectedErrors((text) => printed.push(text));
  const cause = new Error('the pool is empty');
  errors.logger.error({ requestId: 'r1', err: new Error('no user', { cause }) }, 'unexpected error');
  errors.logger.info('a request');
  errors.print();
  expect(printed).toHaveLength(1);
  expect(printed[0]).toMatch(
    /unexpected error.*r1.*no user[^]*unexpected-errors\.test\.ts[^]*the pool is empty/,
  );
  errors.forget();
  errors.print();
  expect(printed).toHaveLength(1);
});
