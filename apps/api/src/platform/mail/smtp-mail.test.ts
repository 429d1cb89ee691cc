import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { AddressRefusedError } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';
import { message } from '#testing/builders/build-email.ts';

/** A mail server that accepts every command and stores the lines it gets. */
async function startMailServer() {
  const lines: string[] = [];
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    connections++;
    let isData = false;
    socket.write('220 test\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      lines.push(line);
      if (isData && line !== '.') return;
      isData = line === 'DATA';
      if (line.startsWith('EHLO')) socket.write('250 test\r\n');
      else if (isData) socket.write('354 go on\r\n');
      else if (line.startsWith('RCPT TO:<refused')) socket.write('550 no such user\r\n');
      else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 yes\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closeConnections = async () => {
    const open = [...sockets].filter(({ destroyed }) => !destroyed);
    const closed = Promise.all(open.map((socket) => once(socket, 'close')));
    for (const socket of open) socket.destroy();
    await closed;
  };
  const stop = () => {
    void closeConnections();
    server.close();
  };
  return {
    lines,
    stop,
    closeConnections,
    connections: () => connections,
    port: (server.address() as AddressInfo).port,
  };
}

const server = await startMailServer();
afterAll(server.stop);
const mailAt = (port: number) =>
  createSmtpMail({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Markwell <no-reply@example.com>' });

test('an e-mail is sent to one address, as text and HTML', async () => {
  const mail = mailAt(server.port);
  await mail.check();
  await mail.send(message);
  expect(server.lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<ada@example.com>']);
  expect(server.lines).toContain('MAIL FROM:<no-reply@example.com>');
  expect(server.lines).toContain('Subject: A subject');
  expect(server.lines.join('\n')).toMatch(/text\/plain[^]*Words[^]*text\/html[^]*<p>Words<\/p>/);
});

test('pictures are sent inside the e-mail, and an e-mail that can be switched off says where', async () => {
  const image = {
    contentId: 'logo',
    filename: 'logo.png',
    contentType: 'image/png',
    content: Buffer.from('PNG'),
  };
  const unsubscribeUrl = 'https://api.example/stop?token=a';
  await mailAt(server.port).send({ ...message, subject: 'With a picture', images: [image], unsubscribeUrl });
  const sent = server.lines.slice(server.lines.indexOf('Subject: With a picture')).join('\n');
  expect(sent).toMatch(/multipart\/related/);
  expect(sent).toMatch(/Content-ID: <logo>[^]*Content-Disposition: inline/);
  expect(server.lines).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
  expect(server.lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('a line break in a subject does not start a header', async () => {
  await mailAt(server.port).send({ ...message, subject: 'Hello\r\nBcc: eve@example.com' });
  expect(server.lines.filter((line) => /^Bcc/i.test(line) || line.includes('RCPT TO:<eve'))).toEqual([]);
});

test('e-mails one after another use one connection', async () => {
  const mail = mailAt(server.port);
  const before = server.connections();
  for (const subject of ['The first of a batch', 'The second', 'The last of a batch'])
    await mail.send({ ...message, subject });
  expect(server.connections() - before).toBe(1);
  expect(server.lines).toContain('Subject: The last of a batch');
});

test('a refused address stops no later e-mail', async () => {
  const mail = mailAt(server.port);
  await mail.send(message);
  await expect(mail.send({ ...message, to: 'refused@example.com' })).rejects.toThrow(AddressRefusedError);
  await mail.send({ ...message, subject: 'After a refused one' });
  expect(server.lines.filter((line) => line === 'Subject: After a refused one')).toHaveLength(1);
});

test('an e-mail is sent once when the server has closed the connection in the meantime', async () => {
  const mail = mailAt(server.port);
  await mail.send({ ...message, subject: 'Before the close' });
  await server.closeConnections();
  await mail.send({ ...message, subject: 'After the close' });
  expect(server.lines.filter((line) => line === 'Subject: After the close')).toHaveLength(1);
});

test('an unreachable server gives an error', async () => {
  const mail = mailAt(1);
  await expect(mail.check()).rejects.toThrow('ECONNREFUSED');
  await expect(mail.send(message)).rejects.toThrow('ECONNREFUSED');
});
