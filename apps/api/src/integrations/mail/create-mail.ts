import * as path from 'node:path';
import { createFolderMail } from './folder-mail.ts';
import type { Mail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

interface MailEnvironment {
  mode: 'development' | 'test' | 'production';
  dataDir: string;
  mail: { smtpUrl: string | undefined; from: string };
}

/** An SMTP server if one is set, else a folder. Only development prints e-mails: links must reach no log. */
export function createMail({ mode, dataDir, mail }: MailEnvironment): Mail {
  const { smtpUrl, from } = mail;
  if (smtpUrl !== undefined) return createSmtpMail({ smtpUrl, from });
  return createFolderMail({
    folder: path.join(dataDir, 'mail'),
    show: mode === 'development' ? (text) => process.stdout.write(text) : undefined,
  });
}
