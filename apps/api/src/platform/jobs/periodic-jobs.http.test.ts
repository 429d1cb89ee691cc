import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#testing/test-app.ts';
import { createBoss } from './boss.repository.ts';
import { createJobQueue } from './job-queue.ts';
import { everyHour, everyMinute } from './periodic-jobs.ts';

const database = await testDatabase();
beforeEach(() => database.executeSql('delete from pgboss.job'));

const errors: string[] = [];
/** A worker with one periodic job. */
function createWorker(name: string, run: () => Promise<unknown>, cron = everyHour) {
  const boss = createBoss(database);
  const queue = createJobQueue({ boss, onError: (job) => errors.push(job) });
  queue.repeat([{ name, cron, run }]);
  const key = name.replaceAll(' ', '-');
  /** As pg-boss does when the job is due. */
  const makeDue = () => boss.send('periodic-jobs', { job: key }, { singletonKey: key });
  return { ...queue, makeDue };
}
const inQueue = async () =>
  (await database.executeSql(`select state from pgboss.job where name = 'periodic-jobs' order by state`))
    .rows;

test('a job runs when it is due; a worker forgets those of another release', async () => {
  await database.executeSql(
    `insert into pgboss.schedule (name, key, cron, timezone) values ('periodic-jobs', 'old-work', '* * * * *', 'UTC')`,
  );
  const ran = Promise.withResolvers<undefined>();
  const worker = createWorker(
    'new work',
    () => {
      ran.resolve(undefined);
      return Promise.resolve();
    },
    everyMinute,
  );
  await worker.start();
  await ran.promise;
  await worker.stop(10_000);
  const { rows } = await database.executeSql('select key, cron from pgboss.schedule');
  expect(rows).toEqual([{ key: 'new-work', cron: '* * * * *' }]);
}, 20_000);

test('a job never runs twice at the same time: one more run waits', async () => {
  const [began, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let runs = 0;
  const run = () => {
    runs++;
    began.resolve(undefined);
    return released.promise;
  };
  const [one, other] = [createWorker('count', run), createWorker('count', run)];
  await one.makeDue();
  const working = one.workDue();
  await began.promise;
  for (let minute = 0; minute < 3; minute++) await other.makeDue();
  await other.workDue();
  expect(runs).toBe(1);
  expect(await inQueue()).toEqual([{ state: 'created' }, { state: 'active' }]);
  released.resolve(undefined);
  await working;
  expect(runs).toBe(2);
  expect(await inQueue()).toEqual([]);
});

test('a run that fails is reported by its name, and tried again', async () => {
  let fails = true;
  const worker = createWorker('failing work', () =>
    fails ? Promise.reject(new Error('not today')) : Promise.resolve(),
  );
  await worker.makeDue();
  await worker.workDue();
  expect(errors).toEqual(['failing-work']);
  expect(await inQueue()).toEqual([{ state: 'retry' }]);
  fails = false;
  await database.executeSql('update pgboss.job set start_after = now()');
  await worker.workDue();
  expect(await inQueue()).toEqual([]);
});
