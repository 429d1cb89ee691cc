import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import type { ErasedPerson, Mail, MailMessage } from './mail.ts';

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
    async removeAbout(person) {
      for (const name of await namesIn(folder, '.txt')) {
        const text = await fs.readFile(path.join(folder, name), 'utf8');
        if (isAbout(person, text)) await removePair(folder, name);
      }
    },
    async removeBefore(time) {
      for (const name of await namesIn(folder, '.txt')) {
        if (name < fileTime(time)) await removePair(folder, name);
      }
    },
  };
}

function isAbout({ email, name, relatives }: ErasedPerson, text: string): boolean {
  const lower = text.toLowerCase();
  if (lower.includes(email.toLowerCase())) return true;
  const isToRelative = relatives.some((address) => lower.startsWith(`to: ${address.toLowerCase()}\n`));
  return isToRelative && lower.includes(name.toLowerCase());
}

/** The HTML with its pictures inside, so that a browser shows the file. */
const standaloneHtml = ({ html, images }: MailMessage) =>
  images.reduce(
    (page, { contentId, contentType, content }) =>
      page.replaceAll(`"cid:${contentId}"`, `"data:${contentType};base64,${content.toString('base64')}"`),
    html,
  );

const contentOf = ({ to, subject, text }: MailMessage) => `To: ${to}\nSubject: ${subject}\n\n${text}`;

async function namesIn(folder: string, ending: string): Promise<string[]> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  return (await fs.readdir(folder)).filter((name) => name.endsWith(ending));
}

/** Removes the text and the HTML of an e-mail. Another process may have removed them already. */
async function removePair(folder: string, textName: string): Promise<void> {
  const base = textName.replace(/\.txt$/, '');
  for (const ending of ['.html', '.txt']) await fs.rm(path.join(folder, base + ending), { force: true });
}

const fileTime = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');

/** Names sort by time, and an address cannot change the path. */
function fileNameFor({ to }: MailMessage, now: Date): string {
  return `${fileTime(now)} ${to.replaceAll(/[^\w@-]/g, '_').slice(0, 80)} ${randomUUID().slice(0, 8)}`;
}
