import * as path from 'node:path';
import { createFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

interface MailEnvironment {
  mode: 'development' | 'test' | 'production';
  dataDir: string;
  mail: { smtpUrl: string | undefined; from: string };
}

/**
 * Sends through the SMTP server if one is set, otherwise to a folder. Only development prints e-mails,
 * because their links must not be in a log.
 */
export function createMail({ mode, dataDir, mail }: MailEnvironment): Mail {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== undefined) return createSmtpMail({ smtpUrl, from });
  return createFolderMail({
    folder: path.join(dataDir, 'mail'),
    print: mode === 'development' ? (text) => process.stdout.write(text) : undefined,
  });
}
