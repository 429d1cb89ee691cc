import { demoAccounts, demoPassword } from '@markwell/shared/vocabulary/demo-accounts';

/** The message after a start in development: addresses and demo accounts. */
export function startMessage(webAddress: string, apiAddress: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    '',
    `  Markwell is ready: ${webAddress}`,
    `  API documentation: ${apiAddress}/api/docs`,
    '',
    `  Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ email, describes }) => `    ${email.padEnd(width)}  ${describes}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
