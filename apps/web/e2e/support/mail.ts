import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = join(process.env['JOURNEYS_DATA_DIR'] ?? '', 'mail');

/** The letters to an address that the server has kept instead of sending, oldest first. */
async function lettersTo(address: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt')).sort();
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return letters.filter((letter) => letter.startsWith(`To: ${address}\n`));
}

/** The link in the newest letter to an address that speaks of something; waits until there is one. */
export async function linkTo(address: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const letter = (await lettersTo(address)).findLast((text) => subject.test(text.split('\n')[1] ?? ''));
        link = letter === undefined ? undefined : /http\S+#token=\S+/u.exec(letter)?.[0];
        return link;
      },
      { message: `mail to ${address}` },
    )
    .toBeDefined();
  return link ?? '';
}
