import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, type Call, type CallLog } from './calls.ts';
import { firstOf } from './compare-load.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import type { ReceivedEmail } from './servers/smtp.ts';

/** Milliseconds between two e-mails. */
const everyMs = 500;

/**
 * Causes an e-mail with a link to one pupil after the other until it is stopped, in turn as an administrator and as
 * somebody who forgot the password. Each call is made with its idempotency key until it is answered, and once more, as
 * when the answer was lost. Resolves to the addresses.
 */
export function startCausingEmails(
  { database }: Pick<DrillEnvironment, 'database'>,
  admin: BenchPupil,
  pupils: readonly BenchPupil[],
  { urls, log }: { urls: readonly string[]; log: CallLog },
): { stop: () => Promise<string[]> } {
  const stopping = new AbortController();
  const causing = (async () => {
    const { rows } = await database.query<{ id: string; email: string }>('select id, email from users');
    const emails = new Map(rows.map(({ id, email }) => [id, email]));
    const caused: string[] = [];
    for (const [index, { id }] of pupils.entries()) {
      if (stopping.signal.aborted) break;
      const email = emails.get(id) ?? '';
      const call: Call = {
        method: 'POST',
        ...(index % 2 === 0
          ? { path: `/admin/users/${id}/reset-link`, token: admin.token, body: {} }
          : { path: '/auth/forgot-password', token: '', body: { email } }),
        key: randomUUID(),
        networkAddress: addressOf(index),
      };
      const options = { longestWaitMs: 2_000 };
      if (await callUntilAnswered(call, urls, log, options)) caused.push(email);
      await callUntilAnswered(call, urls, log, options);
      await pause(everyMs);
    }
    return caused;
  })();
  return {
    stop() {
      stopping.abort();
      return causing;
    },
  };
}

/** Enough addresses for none to reach the limit of one. */
const addressOf = (index: number) => `198.18.${Math.floor(index / 250) % 250}.${(index % 250) + 1}`;

/** Each cause must have one e-mail, once no job waits. Prints the figures and returns the failed checks. */
export function compareEmails(caused: readonly string[], received: readonly ReceivedEmail[]): string[] {
  const byRecipient = Map.groupBy(received, ({ to }) => to);
  const counts = caused.map((to) => ({ to, count: byRecipient.get(to)?.length ?? 0 }));
  const twice = counts.filter(({ count }) => count > 1).map(({ to }) => to);
  const missing = counts.filter(({ count }) => count === 0).map(({ to }) => to);
  const messageIds = new Set(received.map(({ messageId }) => messageId)).size;
  console.log(
    `${caused.length} e-mails caused, ${received.length} received with ${messageIds} message ids; ` +
      `${missing.length} missing, ${twice.length} twice.`,
  );
  return [
    ...firstOf('e-mails sent twice', twice),
    ...firstOf('e-mails missing', missing),
    ...(caused.length === 0 ? ['no e-mail was caused, so the drill has tested none'] : []),
  ];
}
