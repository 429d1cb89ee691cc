import { expect, test } from 'vitest';
import { connectDatabase } from '../connect.ts';
import { testDatabaseUrl } from '../../tools/testing/worker-database.ts';

test('a query of Prisma with two relations, in a transaction, sends one statement at a time', async () => {
  const warnings: string[] = [];
  const collect = ({ message }: Error) => warnings.push(message);
  process.on('warning', collect);
  const database = connectDatabase(await testDatabaseUrl());
  try {
    const user = await database.$transaction(async (transaction) => {
      await transaction.user.create({ data: { email: 'two@relations.example', name: 'Two' } });
      return transaction.user.findFirstOrThrow({
        select: { attempts: true, reports: true, school: true, sessions: true },
      });
    });
    expect(user).toEqual({ attempts: [], reports: [], school: null, sessions: [] });
    await expect(
      database.$transaction(async (transaction) => {
        await Promise.all([transaction.$queryRaw`select 1/0`, transaction.$queryRaw`select 1`]);
      }),
    ).rejects.toThrow('division by zero');
    expect(await database.user.count()).toBe(1);
  } finally {
    await database.$disconnect();
    process.off('warning', collect);
  }
  expect(warnings).toEqual([]);
});
