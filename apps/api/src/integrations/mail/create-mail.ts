import * as path from 'node:path';
import { createFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

interface MailEnvironment {
  mode: 'development' | 'test' | 'production';
  dataDir: string;
  mail: { smtpUrl: string | undefined; from: string };
}

/** The server of the settings, else a folder. In production its links must not reach a log, so nothing is printed. */
export function createMail({ mode, dataDir, mail }: MailEnvironment): Mail {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== undefined) return createSmtpMail({ smtpUrl, from });
  return createFolderMail({
    folder: path.join(dataDir, 'mail'),
    show: mode === 'development' ? (text) => process.stdout.write(text) : undefined,
  });
}
