import { expect, test } from 'vitest';
import { createTestClock } from '../../testing/test-clock.ts';
import { createCreationLimit } from './creation-limit.ts';

test('calls come back evenly over a quarter of an hour, for each user', () => {
  const { clock, advance } = createTestClock();
  const limit = createCreationLimit({ maxStarts: 3, clock });
  const create = (userId = 'ada') => {
    limit.consume(userId);
  };
  for (let call = 0; call < 3; call++) create();
  expect(create).toThrow('Please wait 300 seconds');
  create('another');
  advance(299_000);
  expect(create).toThrow('Please wait 1 second,');
  advance(1_000);
  create();
  expect(create).toThrow('Please wait 300 seconds');
  advance(24 * 3_600_000);
  for (let call = 0; call < 3; call++) create();
  expect(create).toThrow();
});

test('among very many users, one who has no calls left is not forgotten', () => {
  const { clock, advance } = createTestClock();
  const limit = createCreationLimit({ maxStarts: 1, clock });
  for (let user = 0; user < 9_999; user++) limit.consume(`early ${user}`);
  advance(15 * 60_000);
  limit.consume('ada');
  for (let user = 0; user < 30_000; user++) limit.consume(`late ${user}`);
  expect(() => {
    limit.consume('ada');
  }).toThrow('Please wait');
});
