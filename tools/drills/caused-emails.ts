import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchPupil } from '../bench/benchmark-environment.ts';
import { callUntilAnswered, type CallLog } from './calls.ts';
import { firstOf } from './compare-load.ts';
import type { DrillEnvironment } from './drill-environment.ts';
import type { ReceivedEmail } from './servers/smtp.ts';

/** Milliseconds between two e-mails. */
const everyMs = 500;

/**
 * An administrator sends a link by e-mail to one pupil after the other until it is stopped: each call causes one e-mail
 * and is repeated with its idempotency key. Resolves to the addresses.
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
    for (const { id } of pupils) {
      if (stopping.signal.aborted) break;
      const path = `/admin/users/${id}/reset-link`;
      const call = { method: 'POST' as const, path, token: admin.token, key: randomUUID(), body: {} };
      if (await callUntilAnswered(call, urls, log, { longestWaitMs: 2_000 }))
        caused.push(emails.get(id) ?? '');
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
