import { demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';
import { verifyPassword } from './password-hash.ts';

interface Account {
  email: string;
  passwordHash: string | null;
}

/** The number of demo accounts into which anyone can sign in with the password that this repository prints. */
export async function countOpenDemoAccounts(find: () => Promise<Account[]>): Promise<number> {
  let count = 0;
  for (const { passwordHash } of await find()) {
    if (passwordHash !== null && (await verifyPassword(passwordHash, demoPassword))) count++;
  }
  return count;
}
