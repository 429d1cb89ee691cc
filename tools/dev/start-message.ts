import { demoAccounts, demoPassword } from '@markwell/shared/vocabulary/demo-accounts';

/** What somebody who started development wants to know first. */
export function startMessage(webAddress: string, apiAddress: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  return [
    '',
    `  Markwell is ready: ${webAddress}`,
    `  API description:   ${apiAddress}/api/docs`,
    '',
    `  Demo accounts, password ${demoPassword}:`,
    ...demoAccounts.map(({ email, describes }) => `    ${email.padEnd(width)}  ${describes}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
