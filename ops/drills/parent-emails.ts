import { setTimeout as pause } from 'node:timers/promises';
import { addDays, dayOf, weekOf } from '@markwell/shared/time/days';
import { shiftingScript } from '../../tools/journeys/shifted-clock.ts';
import { firstOf } from './compare-load.ts';
import { buildDrillEnvironment, type DrillEnvironment } from './drill-environment.ts';
import { startMailServer, type ReceivedEmail } from './servers/smtp.ts';

/** Milliseconds that the worker lives before it is killed. */
const leastLife = 1_500;
const maxLife = 4_000;
const maxKills = 200;
/** A worker takes this many jobs at a time, so one kill can cut off as many between sending and recording it. */
const jobsAtATime = 5;
/** Milliseconds without a further e-mail after which the drill gives up. */
const stuckMs = 90_000;

/**
 * Sends the weekly e-mail to this many families, each with a parent and a child, on a Monday morning, while the only worker
 * is killed again and again (kill -9). Resolves to the failed checks: a mail server on loopback counts what arrives.
 */
export async function drill(families: number): Promise<string[]> {
  const mailServer = await startMailServer();
  const environment = await buildDrillEnvironment({ pupils: 1 });
  try {
    const monday = nextMonday(new Date());
    await addFamilies(environment, families, monday);
    const shift = Date.parse(`${monday}T09:00:00Z`) - Date.now();
    const script = encodeURIComponent(shiftingScript(shift));
    await makeJobsDue(environment);
    const worker = await environment.startApi({
      ROLE: 'worker',
      SMTP_URL: mailServer.url,
      NODE_OPTIONS: `--import=data:text/javascript,${script}`,
    });
    let kills = 0;
    let [left, progressAt] = [families, performance.now()];
    while (performance.now() - progressAt < stuckMs) {
      await pause(leastLife + Math.random() * (maxLife - leastLife));
      const now = await countLeft(environment, families);
      if (now === 0) break;
      if (now < left) progressAt = performance.now();
      left = now;
      if (kills === maxKills) continue;
      await worker.kill();
      kills++;
      await makeJobsDue(environment);
      await worker.start();
    }
    await worker.stop();
    return compareReports(families, mailServer.received, kills);
  } finally {
    await environment.stop();
    await mailServer.stop();
  }
}

/** The Monday after today (Europe/London). */
const nextMonday = (now: Date): string => addDays(weekOf(dayOf(now))[0] ?? '', 7);

const addressOf = (number: number) => `parent-${number}@drill.example`;

/** Every second child has practised in the week before. */
async function addFamilies({ database }: DrillEnvironment, families: number, monday: string): Promise<void> {
  const add = (role: string, name: string) =>
    database.query(
      `insert into users (id, email, email_verified_at, name, role, weekly_reports)
      select gen_random_uuid(), $1 || '-' || n || '@drill.example', now(), $2 || ' ' || n, $3::role, false
      from generate_series(1, $4::int) n`,
      [name.toLowerCase(), name, role, families],
    );
  await add('PARENT', 'Parent');
  await add('STUDENT', 'Child');
  await database.query(
    `insert into parent_links (id, child_id, parent_id, state, child_agreed_at, parent_agreed_at)
    select gen_random_uuid(), child.id, parent.id, 'ACTIVE', now(), now()
    from generate_series(1, $1::int) n
    join users child on child.email = 'child-' || n || '@drill.example'
    join users parent on parent.email = 'parent-' || n || '@drill.example'`,
    [families],
  );
  await database.query(
    `insert into daily_activity (user_id, day, finished_count, answered_count, study_seconds)
    select child.id, $2::date, 1, 10, 600
    from generate_series(2, $1::int, 2) n join users child on child.email = 'child-' || n || '@drill.example'`,
    [families, addDays(monday, -3)],
  );
  // New rows have no statistics yet: finding the next parents would take longer than a worker lives.
  await database.query('analyze users, parent_links, daily_activity');
}

/** Makes the jobs of the killed worker, and the periodic job that finds the next parents, due now instead of minutes later. */
async function makeJobsDue({ database }: DrillEnvironment): Promise<void> {
  await database.query(
    `update pgboss.job set state = 'retry', start_after = now()
    where state in ('active', 'retry') and name = 'parent-report'`,
  );
  await database.query(`delete from pgboss.job where name = 'periodic-jobs'`);
  await database.query(
    `insert into pgboss.job (name, data) values ('periodic-jobs', '{"job": "weekly-reports-to-parents"}')`,
  );
}

async function countLeft({ database }: DrillEnvironment, families: number): Promise<number> {
  const { rows } = await database.query<{ sent: number }>(
    `select count(*)::int as sent from parent_reports where sent_at is not null`,
  );
  return families - (rows[0]?.sent ?? 0);
}

/**
 * A worker that is killed between sending an e-mail and noting it sends it again with the same message id, by which mail
 * programs know it. Two message ids for one family, or more such repeats than the kills explain, are sent twice.
 */
function compareReports(families: number, received: readonly ReceivedEmail[], kills: number): string[] {
  const byParent = Map.groupBy(received, ({ to }) => to);
  const parents = Array.from({ length: families }, (_, index) => addressOf(index + 1));
  const missing = parents.filter((parent) => !byParent.has(parent));
  const idsOf = (parent: string) => new Set(byParent.get(parent)?.map(({ messageId }) => messageId));
  const twice = parents.filter((parent) => idsOf(parent).size > 1);
  const repeats = received.length - new Set(received.map(({ messageId }) => messageId)).size;
  console.log(
    `${families} families, ${kills} kills of the worker: ${received.length} e-mails received, ` +
      `${missing.length} missing, ${twice.length} sent twice, ${repeats} repeated with the same message id.`,
  );
  return [
    ...firstOf('families without an e-mail', missing),
    ...firstOf('families with two e-mails', twice),
    ...(repeats > kills * jobsAtATime ? [`${repeats} repeats are more than ${kills} kills explain`] : []),
    ...(kills === 0 ? ['the worker was never killed, so the drill has tested nothing'] : []),
  ];
}
