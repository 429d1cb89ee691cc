import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFolderMail } from './folder-mail.ts';
import { message } from '#testing/builders/build-email.ts';

const testFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-mail-'));
afterAll(() => fs.rm(testFolder, { recursive: true }));

test('an e-mail is stored as text and HTML, readable only by the owner, and printed', async () => {
  const printed: string[] = [];
  const folder = path.join(testFolder, 'stored');
  await createFolderMail({ folder, print: (text) => printed.push(text) }).send(message);
  const names = (await fs.readdir(folder)).sort();
  expect(names.map((name) => path.extname(name))).toEqual(['.html', '.txt']);
  const [html, text] = await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  expect([html, text]).toEqual(['<p>Words</p>', 'To: ada@example.com\nSubject: A subject\n\nWords']);
  expect(printed.join('')).toContain('Subject: A subject');
  const modes = await Promise.all(
    [folder, ...names.map((name) => path.join(folder, name))].map(
      async (file) => (await fs.stat(file)).mode & 0o077,
    ),
  );
  expect(modes).toEqual([0, 0, 0]);
});

test('the stored HTML contains its pictures, so that a browser shows them', async () => {
  const folder = path.join(testFolder, 'pictures');
  const logo = {
    contentId: 'logo',
    filename: 'l.png',
    contentType: 'image/png',
    content: Buffer.from('PNG'),
  };
  await createFolderMail({ folder }).send({ ...message, html: '<img src="cid:logo">', images: [logo] });
  const [html = ''] = (await fs.readdir(folder)).filter((name) => name.endsWith('.html'));
  expect(await fs.readFile(path.join(folder, html), 'utf8')).toBe('<img src="data:image/png;base64,UE5H">');
});

test('an address cannot change the path', async () => {
  const folder = path.join(testFolder, 'inside');
  await createFolderMail({ folder }).send({ ...message, to: '../../outside/../x@example.com' });
  expect(await fs.readdir(testFolder)).not.toContain('outside');
  expect(await fs.readdir(folder)).toHaveLength(2);
});

test('when the folder cannot be created, sending e-mail is unavailable', async () => {
  const file = path.join(testFolder, 'a-file');
  await fs.writeFile(file, '');
  await expect(createFolderMail({ folder: path.join(file, 'mail') }).check()).rejects.toThrow();
});

test('e-mails to or about a person are removed, with their HTML; others stay', async () => {
  const folder = path.join(testFolder, 'removed');
  const mail = createFolderMail({ folder });
  const ada = { email: 'ada@example.com', name: 'Ada Byron', relatives: ['parent@example.com'] };
  await mail.removeAbout?.(ada); // before there is a folder
  await mail.send(message);
  await mail.send({ ...message, to: 'parent@example.com', text: 'The account of Ada@example.com' });
  // A parent's e-mail names the child without the address; somebody else may have the same name.
  await mail.send({ ...message, to: 'parent@example.com', text: 'You can see Ada Byron’s results now' });
  await mail.send({ ...message, to: 'other@example.com', text: 'Hello Ada Byron' });
  await mail.send({ ...message, to: 'parent@example.com', text: 'Your account' });
  await mail.removeAbout?.(ada);
  const names = await fs.readdir(folder);
  expect(names.map((name) => name.split(' ')[1])).toEqual([
    'other@example_com',
    'other@example_com',
    'parent@example_com',
    'parent@example_com',
  ]);
});

test('old e-mails are removed', async () => {
  const folder = path.join(testFolder, 'old');
  const mail = createFolderMail({ folder });
  await mail.send(message);
  await mail.removeBefore?.(new Date(Date.now() - 60_000));
  expect(await fs.readdir(folder)).toHaveLength(2);
  await mail.removeBefore?.(new Date(Date.now() + 60_000));
  expect(await fs.readdir(folder)).toEqual([]);
});
