import { connectDatabase } from '@markwell/database/connect';
import type { SeedSize } from '@markwell/seed/seed';
import { demoAccounts } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { setting } from './process/environment.ts';

/** The size of the demo data that SEED says. */
export function seedSize(): SeedSize {
  const size = setting('SEED') ?? 'whole';
  if (size === 'whole' || size === 'small') return size;
  throw new Error(`SEED must be whole or small, not ${size}.`);
}

/** The e-mail addresses of the demo accounts that the database has. */
export async function findDemoAccounts(databaseUrl: string): Promise<string[]> {
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const demoEmails = demoAccounts.map(({ email }) => email);
    const users = await database.user.findMany({
      where: { email: { in: demoEmails }, isActive: true },
      select: { email: true },
    });
    return users.map(({ email }) => email);
  } finally {
    await database.$disconnect();
  }
}
