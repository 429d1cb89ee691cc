import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { Mail, MailMessage } from './mail.ts';

interface FolderMail {
  folder: string;
  /** Prints a message as well, in development on the console. */
  print?: ((text: string) => void) | undefined;
}

/** Writes e-mails to a folder instead of sending them. Only the owner can read the files. */
export function createFolderMail({ folder, print }: FolderMail): Mail {
  const prepare = () => fs.mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    async check() {
      await prepare();
    },
    async send(message) {
      await prepare();
      const file = path.join(folder, fileNameFor(message, new Date()));
      const content = contentOf(message);
      await fs.writeFile(`${file}.html`, standaloneHtml(message), { mode: 0o600, flag: 'wx' });
      await fs.writeFile(`${file}.txt`, content, { mode: 0o600, flag: 'wx' });
      print?.(`\n${content}\n(saved as ${file}.txt)\n`);
    },
  };
}

/** The HTML with its pictures inside, so that a browser shows the file. */
const standaloneHtml = ({ html, images }: MailMessage) =>
  images.reduce(
    (page, { contentId, contentType, content }) =>
      page.replaceAll(`"cid:${contentId}"`, `"data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );

const contentOf = ({ to, subject, text }: MailMessage) => `To: ${to}\nSubject: ${subject}\n\n${text}`;

/** Names sort by time, and an address cannot change the path. */
function fileNameFor({ to }: MailMessage, now: Date): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  return `${time} ${to.replaceAll(/[^\w@-]/g, '_').slice(0, 80)} ${randomUUID().slice(0, 8)}`;
}
