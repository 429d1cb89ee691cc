import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'mail');

/** The e-mails to an address that the server has stored instead of sending, oldest first. */
async function emailsTo(address: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return emails.filter((email) => email.startsWith(`To: ${address}\n`));
}

/**
 * The link in the e-mail to this address with this subject; `count` is 1 for the first such e-mail. Waits
 * until it arrives.
 */
export async function linkTo(address: string, subject: RegExp, count = 1): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const emails = (await emailsTo(address)).filter((text) => subject.test(text.split('\n')[1] ?? ''));
        link = /http\S+#token=\S+/u.exec(emails[count - 1] ?? '')?.[0];
        return link;
      },
      { message: `e-mail to ${address}` },
    )
    .toBeDefined();
  return link ?? '';
}
