import { PgBoss, type Queue, type QueuePolicy } from 'pg-boss';
import pg from 'pg';
import { createClient } from './create-client.ts';
import { withoutTimeouts } from './databases.ts';

/** The schema of the tables of jobs, which belong to pg-boss. */
export const jobSchema = 'pgboss';
/** The queue of jobs that failed every retry. They stay until an administrator retries or deletes them, or 30 days. */
export const failedJobs = 'failed-jobs';

const daySeconds = 86_400;

/**
 * Every kind of job, and how it is retried: seven times in about an hour, first after 15 to 30 seconds. A job is deleted
 * when it is done. `heartbeatSeconds` after the last sign of life of its process, or `expireInSeconds` after it was taken,
 * it counts as lost, and another worker takes it.
 */
const retries = {
  retryLimit: 7,
  retryDelay: 15,
  retryBackoff: true,
  heartbeatSeconds: 20,
  expireInSeconds: 300,
  retentionSeconds: 7 * daySeconds,
  deleteAfterSeconds: 3_600,
  deadLetter: failedJobs,
} satisfies Omit<Queue, 'name'>;

/** The queue of periodic jobs: of each, one waits at most and one runs at most. The next run makes up for a failed one. */
export const periodicJobs = 'periodic-jobs';
const repeated = {
  retryLimit: 2,
  retryDelay: 60,
  heartbeatSeconds: 20,
  expireInSeconds: 3_600,
  retentionSeconds: 7 * daySeconds,
  deleteAfterSeconds: 3_600,
} satisfies Omit<Queue, 'name'>;
/** The queue with which pg-boss passes on what is due. */
const dueSchedules = '__pgboss__send-it';

const jobQueues = [
  'account-email',
  'account-link-request',
  'notification-email',
  'weekly-report',
  'inactive-account-email',
  'user-message',
  'class-invitation',
  'parent-invitation',
  'parent-report',
  'media-removal',
  'bulk-changes',
  'correction',
] as const;
export type JobQueueName = (typeof jobQueues)[number];

/** Creates or updates the tables of jobs and their queues. Several processes may call this at the same time. */
export async function installJobTables(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    options: withoutTimeouts,
    schema: jobSchema,
    // PostgreSQL refuses it without the right, even for a schema that is there.
    createSchema: !(await hasJobSchema(databaseUrl)),
    max: 1,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  boss.on('error', () => undefined); // the call that failed throws it
  try {
    await boss.start();
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    const store = (name: string, options: Omit<Queue, 'name' | 'policy'>, policy: QueuePolicy = 'standard') =>
      existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, { ...options, policy });
    await store(failedJobs, { retentionSeconds: 30 * daySeconds, retryLimit: 0 });
    for (const name of jobQueues) await store(name, retries);
    await store(periodicJobs, repeated, 'stately');
    await store(dueSchedules, { deleteAfterSeconds: 3_600 });
  } catch (error) {
    throw isRefused(error)
      ? new Error(
          `The database user may not create the schema ${jobSchema}. As an administrator of the database, run: create schema ${jobSchema} authorization <user>`,
          { cause: error },
        )
      : error;
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function hasJobSchema(databaseUrl: string): Promise<boolean> {
  const client = createClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select from pg_namespace where nspname = $1', [jobSchema]);
    return rows.length > 0;
  } finally {
    await client.end();
  }
}

const isRefused = (error: unknown) => error instanceof pg.DatabaseError && error.code === '42501';
