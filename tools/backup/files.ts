import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Readable, Writable, pipeline as streamPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

interface Checked {
  bytes: number;
  sha256: string;
}

/** Copies a file or a stream, or only reads it when there is no target. */
export async function copyChecked(source: string | Readable, target?: string): Promise<Checked> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = async function* (content: AsyncIterable<Buffer>) {
    for await (const part of content) {
      hash.update(part);
      bytes += part.length;
      yield part;
    }
  };
  const nowhere = new Writable({
    write(_part, _encoding, done) {
      done();
    },
  });
  const destination =
    target === undefined ? nowhere : createWriteStream(target, { flags: 'wx', mode: 0o600 });
  await pipeline(typeof source === 'string' ? createReadStream(source) : source, count, destination);
  return { bytes, sha256: hash.digest('hex') };
}

/** Creates the folder for this user alone: backups contain personal data. */
export const createFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** The number of lines, and a checksum that depends on their order. */
interface CheckedLines {
  rows: number;
  sha256: string;
}

/** Writes each line as JSON, because a line may contain line ends. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<CheckedLines> {
  let checked: CheckedLines = { rows: 0, sha256: '' };
  const encode = async function* () {
    const summed = sumLines(lines);
    for (;;) {
      const next = await summed.next();
      if (next.done) {
        checked = next.value;
        return;
      }
      yield `${JSON.stringify(next.value)}\n`;
    }
  };
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(Readable.from(encode()), createGzip(), target);
  return checked;
}

/** Only a line feed ends a line; Node.js' readline would also split at U+2028, which JSON leaves as it is. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  // A failure of either stream ends the other, and the loop below throws it.
  const content = streamPipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  for await (const part of content as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as string;
  }
  if (rest !== '') throw new Error(`${file} ends in the middle of a line`);
}

/** The sum of lines that are not kept. */
export async function sumOf(lines: AsyncIterable<string>): Promise<CheckedLines> {
  const summed = sumLines(lines);
  for (;;) {
    const next = await summed.next();
    if (next.done) return next.value;
  }
}

async function* sumLines(lines: AsyncIterable<string>): AsyncGenerator<string, CheckedLines> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of lines) {
    hash.update(`${line}\n`);
    rows++;
    yield line;
  }
  return { rows, sha256: hash.digest('hex') };
}
