import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('wiring/'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const toOwnAddress = 'Only to the address of the account that the caller has proved to own';
const byWorker = 'Not a call: a job, at most one e-mail for each user and occasion';

const account = 'features/account';

/**
 * Every file that stores an e-mail to be sent, with the file and the words that limit the sender, or the reason why there
 * is nothing to limit.
 */
const senders: Record<string, readonly [file: string, limit: string] | string> = {
  'admin/users/bulk-users.service.ts': ['admin/users/bulk-users.service.ts', 'senderLimit.consume('],
  'admin/users/correct-user.service.ts': [
    'admin/users/correct-user.service.ts',
    'emailLimits.sender.consume(',
  ],
  'admin/users/end-sessions.service.ts':
    'One e-mail to a user who was signed out; staff only, in the audit log',
  'admin/users/users.service.ts': ['admin/users/users.service.ts', 'emailLimits.sender.consume('],
  'domain/users/account-links/account-email.job.ts': 'Stores what the others give to it',
  'features/account/ended-consents.job.ts': byWorker,
  'features/account/give-age.service.ts': [`${account}/give-age.service.ts`, 'emailLimits.address.consume('],
  'features/account/registration.repository.ts': [
    `${account}/registration.service.ts`,
    'limits.address.consume(',
  ],
  'features/account/request-account-link.service.ts': [
    `${account}/request-account-link.service.ts`,
    'limits.address.consume(',
  ],
  'features/account/send-requested-link.service.ts': [
    `${account}/request-account-link.service.ts`,
    'limits.address.consume(',
  ],
  'features/account/use-account-link.service.ts': [
    `${account}/use-account-link.service.ts`,
    'limit.consume(networkAddress)',
  ],
  'features/auth/auth.service.ts': toOwnAddress,
  'features/classes/invitations.service.ts': [
    'features/classes/invitations.service.ts',
    'limit.consume(caller.id',
  ],
  'features/classes/join-class.service.ts': [
    'features/classes/join-class.service.ts',
    'senderLimit.consume(',
  ],
  'features/emails/notification-emails.service.ts': byWorker,
  'features/emails/optional-emails.ts': byWorker,
  'features/parents/parents.service.ts': [
    'features/parents/parents.service.ts',
    'emailLimits.sender.consume(',
  ],
  'features/privacy/inactive-accounts.job.ts': byWorker,
  'features/second-factor/second-factor.service.ts': toOwnAddress,
  'features/users/deletion.service.ts': toOwnAddress,
  'features/users/email-change.service.ts': [
    'features/users/email-change.service.ts',
    'limits.sender.consume(',
  ],
  'features/users/password.service.ts': toOwnAddress,
};

/** Jobs that send no e-mail. */
const otherJobs = ['mediaRemovalJob'];

const storesEmail = (text: string) =>
  /\b(enqueueEmails|enqueueRequest)\(/.test(text) ||
  [...text.matchAll(/\benqueue\(\s*\w+,\s*(\w+)/g)].some(([, job = '']) => !otherJobs.includes(job));

test('every file that stores an e-mail limits its sender, or says here why not', () => {
  const found = sources.filter(({ text }) => storesEmail(text)).map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(senders).sort());
  const limits = Object.values(senders).filter((limit) => typeof limit !== 'string');
  const textOf = new Map(sources.map(({ file, text }) => [file, text]));
  expect(limits.filter(([file, limit]) => textOf.get(file)?.includes(limit) !== true)).toEqual([]);
});
