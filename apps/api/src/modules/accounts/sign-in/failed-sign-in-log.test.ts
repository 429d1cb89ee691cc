import { expect, test } from 'vitest';
import { createLogger } from '#http/logging.ts';
import { testContext } from '#testing/test-context.ts';
import { logFailedSignIn } from './failed-sign-in-log.ts';

const lines: string[] = [];
const logger = createLogger('info', { write: (line) => void lines.push(line) });

/** The line about a failed sign-in. */
function lineOf(email: string, networkAddress = '198.51.100.7', secret = 'one secret') {
  logFailedSignIn(testContext({ logger, settings: { jwtSecret: secret } }), {
    email,
    networkAddress,
    reason: 'INVALID_CREDENTIALS',
  });
  return JSON.parse(lines.at(-1) ?? '') as { account: string; network: string };
}

test('a line has the reason, the prefix of the network and a keyed hash of the account, not its address', () => {
  const line = lineOf('ada@example.com');
  expect(line).toMatchObject({
    msg: 'a sign-in failed',
    reason: 'INVALID_CREDENTIALS',
    network: '198.51.100.0/24',
  });
  expect(line.account).toMatch(/^[\w-]{16}$/);
  expect(lines.at(-1)).not.toMatch(/ada|example|100\.7/);
  expect(lineOf('ada@example.com').account).toBe(line.account);
  expect(lineOf('ben@example.com').account).not.toBe(line.account);
  expect(lineOf('ada@example.com', '198.51.100.7', 'another secret').account).not.toBe(line.account);
});

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('of %s, the log has %s', (networkAddress, network) => {
  expect(lineOf('ada@example.com', networkAddress).network).toBe(network);
});
