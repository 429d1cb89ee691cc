import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a PostgreSQL that can end connections as an administrator's command does. */
export interface FatalProxy {
  /** The address of the database through the proxy. */
  url: string;
  /** Ends the next connections, this many: right behind the first ReadyForQuery, in the same packet. */
  endNext: (connections: number) => void;
  /** How many are still to be ended. */
  left: () => number;
  stop: () => Promise<void>;
}

export async function startFatalProxy(databaseUrl: string): Promise<FatalProxy> {
  const direct = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let left = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(direct.port), direct.hostname);
    const isEnded = left > 0;
    if (isEnded) left--;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.end());
    client.pipe(upstream);
    if (!isEnded) {
      upstream.pipe(client);
      return;
    }
    upstream.on('data', (bytes: Buffer) => {
      if (!bytes.subarray(-readyForQuery.length).equals(readyForQuery)) client.write(bytes);
      else {
        client.end(Buffer.concat([bytes, terminated]));
        upstream.destroy();
      }
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(direct);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    endNext: (connections) => {
      left = connections;
    },
    left: () => left,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A message of PostgreSQL's protocol: its letter, its length with the length itself, its content. */
function message(letter: string, content: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + content.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(content, 'latin1')]);
}
const readyForQuery = message('Z', 'I');
const terminated = message(
  'E',
  'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0',
);
