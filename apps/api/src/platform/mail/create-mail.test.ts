import * as fs from 'node:fs/promises';
import * as os from 'node:os';
import * as path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createMail } from './create-mail.ts';

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'markwell-mail-'));
afterAll(() => fs.rm(dataDir, { recursive: true }));
const message = { to: 'ada@example.com', subject: 's', text: 'the link', html: '', images: [] };
const from = 'Markwell <no-reply@example.com>';

test.each([
  ['development', true],
  ['production', false],
  ['test', false],
] as const)(
  'without a server e-mails are written to the folder in %s; printed: %s',
  async (mode, isPrinted) => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const before = (await fs.readdir(path.join(dataDir, 'mail')).catch(() => [])).length;
    await createMail({ mode, dataDir, mail: { smtpUrl: undefined, from } }).send(message);
    const text = printed.mock.calls.map(([chunk]) => String(chunk)).join('');
    printed.mockRestore();
    expect(text.includes('the link')).toBe(isPrinted);
    expect(await fs.readdir(path.join(dataDir, 'mail'))).toHaveLength(before + 2);
  },
);

test('with a server e-mails are not written to the folder', async () => {
  const mail = createMail({ mode: 'development', dataDir, mail: { smtpUrl: 'smtp://127.0.0.1:1', from } });
  await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED');
});
