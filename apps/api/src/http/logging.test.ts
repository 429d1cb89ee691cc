import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { createSmtpMail } from '#platform/mail/smtp-mail.ts';
import { createLogger } from './logging.ts';

function logOf(fields: object, message = 'a background task failed'): string {
  const lines: string[] = [];
  createLogger('info', { write: (line) => void lines.push(line) }).error(fields, message);
  return lines.join('');
}

test('a mail server that refuses a recipient leaves no address in the log', async () => {
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      if (line.startsWith('RCPT')) socket.write("550 5.1.1 <ada.o'neil+test@pupils.example.com> unknown\r\n");
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 yes\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mail = createSmtpMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'Markwell <no-reply@example.com>',
  });
  const refusal: unknown = await mail
    .send({
      to: "ada.o'neil+test@pupils.example.com",
      subject: 'A subject',
      text: 'Words',
      html: '<p>Words</p>',
      images: [],
    })
    .catch((error: unknown) => error);
  server.close();
  const line = logOf({ err: refusal });
  expect(line).toContain('550 5.1.1');
  expect(line).toContain('[e-mail address]');
  expect(line).not.toMatch(/neil|pupils\.example/);
  expect(JSON.parse(line)).toMatchObject({ msg: 'a background task failed' });
});

test.each([
  'ada@example.com',
  'Ada <ada.lovelace@mail.school.sch.uk>',
  'jürgen@münchen.example',
  'Key (email)=(ada@example.com) already exists.',
  'postgresql://ada@example.com:5432/app',
])('%s is replaced in every field', (text) => {
  const line = logOf({ err: new Error(text, { cause: new Error(text) }), list: [text] }, text);
  expect(line).not.toMatch(/example|school/);
});

test('a file of a dependency stays readable', () => {
  const file = '/app/node_modules/.pnpm/pg@8.23.1/node_modules/pg/lib/client.js:12:3';
  expect(logOf({ file })).toContain(file);
});
