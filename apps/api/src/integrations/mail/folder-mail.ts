import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { Mail, MailMessage } from './mail.ts';

interface FolderMail {
  folder: string;
  /** Shows a message as well: the console in development. */
  show?: ((text: string) => void) | undefined;
}

/** Keeps mail in a folder instead of sending it: the text to read, the HTML to open in a browser. Only the owner may look. */
export function createFolderMail({ folder, show }: FolderMail): Mail {
  const prepare = () => fs.mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async check() {
      await prepare();
    },
    async send(message) {
      await prepare();
      const file = path.join(folder, fileNameFor(message, new Date()));
      const letter = letterOf(message);
      await fs.writeFile(`${file}.html`, message.html, { mode: 0o600, flag: 'wx' });
      await fs.writeFile(`${file}.txt`, letter, { mode: 0o600, flag: 'wx' });
      show?.(`\n${letter}\n(kept as ${file}.txt)\n`);
    },
  };
}

const letterOf = ({ to, subject, text }: MailMessage) => `To: ${to}\nSubject: ${subject}\n\n${text}`;

/** Sorted by time; no path can be made of an address. */
function fileNameFor({ to }: MailMessage, now: Date): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  return `${time} ${to.replaceAll(/[^\w@-]/g, '_').slice(0, 80)} ${randomUUID().slice(0, 8)}`;
}
