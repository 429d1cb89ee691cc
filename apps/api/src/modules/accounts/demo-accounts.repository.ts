import type { Database } from '@markwell/database/connect';
import { demoAccounts } from '@markwell/shared/accounts/demo-accounts.vocabulary';

/** The active accounts with an address of the demo data, and their password hashes. */
export async function findDemoAccounts(
  database: Database,
): Promise<{ email: string; passwordHash: string | null }[]> {
  return database.user.findMany({
    where: { email: { in: demoAccounts.map(({ email }) => email) }, isActive: true },
    select: { email: true, passwordHash: true },
    orderBy: { email: 'asc' },
  });
}
