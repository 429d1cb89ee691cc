import { demoAccounts, demoPassword } from '@markwell/shared/accounts/demo-accounts.vocabulary';

/** The message after a start in development: addresses, and those demo accounts that the database has. */
export function startMessage(webAddress: string, apiAddress: string, emails: readonly string[]): string {
  const accounts = demoAccounts.filter(({ email }) => emails.includes(email));
  const width = Math.max(...accounts.map(({ email }) => email.length));
  return [
    '',
    `  Markwell is ready: ${webAddress}`,
    `  API documentation: ${apiAddress}/api/docs`,
    '',
    ...(accounts.length === 0
      ? ['  The database has no demo accounts. `pnpm db:reset` deletes everything and creates them.']
      : [`  Demo accounts, password ${demoPassword}:`]),
    ...accounts.map(({ email, describes }) => `    ${email.padEnd(width)}  ${describes}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
