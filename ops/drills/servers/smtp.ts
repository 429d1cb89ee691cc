import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An e-mail that the server accepted. */
export interface ReceivedEmail {
  to: string;
  messageId: string;
}

interface MailServer {
  url: string;
  received: readonly ReceivedEmail[];
  stop: () => Promise<void>;
}

/** A mail server on loopback in this process. It accepts every e-mail, and remembers recipients and message ids. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, accept) {
      void text(stream).then((content) => {
        const messageId = /^message-id:\s*(\S+)/im.exec(content)?.[1] ?? '';
        for (const { address } of envelope.rcptTo) received.push({ to: address, messageId });
        accept();
      }, accept);
    },
  });
  server.on('error', () => undefined); // a client that was killed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
