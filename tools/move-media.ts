import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { createStorage } from '../apps/api/src/platform/storage/create-storage.ts';
import type { Storage } from '../apps/api/src/platform/storage/storage.ts';
import { mediaSettings } from './media-storage.ts';

const usage = 'Usage: pnpm media:move --from folder --to s3 [--delete], or --from s3 --to folder [--delete]';
const logEvery = 500;

export interface Move {
  from: Storage;
  to: Storage;
  /** Delete each file from where it was, once it is known to be equal. */
  isDeleting: boolean;
}

/** Reads the parameters of `pnpm media:move` and the settings of both storages. Throws with the usage. */
export function readMoveParameters(args: string[]): Move {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { from: text, to: text, delete: { type: 'boolean', default: false } },
  });
  const kinds = [values.from, values.to].toSorted().join(' ');
  if (kinds !== 'folder s3') throw new Error(usage);
  const storageOf = (kind: string | undefined) =>
    createStorage(mediaSettings(kind === 's3' ? 's3' : 'folder'));
  return { from: storageOf(values.from), to: storageOf(values.to), isDeleting: values.delete };
}

/**
 * Copies every file that is missing and compares all of them, byte for byte by their SHA-256 sums. It may be interrupted
 * and repeated. Throws at the end when files of one key differ: neither is changed.
 */
export async function moveMedia({ from, to, isDeleting }: Move, log: (line: string) => void): Promise<void> {
  const counts = { copied: 0, equal: 0, deleted: 0 };
  const different: string[] = [];
  for await (const { key } of from.list()) {
    const content = await contentOf(from, key);
    if (content === undefined) continue; // deleted meanwhile
    const isThere = (await sumOf(to, key)) !== undefined;
    if (!isThere) await to.write(key, content);
    if ((await sumOf(to, key)) !== sha256(content)) {
      different.push(key);
      continue;
    }
    counts[isThere ? 'equal' : 'copied']++;
    if (isDeleting) {
      await from.remove(key);
      counts.deleted++;
    }
    if ((counts.copied + counts.equal) % logEvery === 0) log(`${counts.copied + counts.equal} files …`);
  }
  log(`${counts.copied} files copied, ${counts.equal} were already there, ${counts.deleted} deleted.`);
  if (different.length > 0)
    throw new Error(
      `These files differ between the two storages and were left alone:\n${different.join('\n')}`,
    );
}

async function contentOf(storage: Storage, key: string): Promise<Buffer | undefined> {
  const file = await storage.read(key);
  return file && buffer(file.stream);
}

async function sumOf(storage: Storage, key: string): Promise<string | undefined> {
  const content = await contentOf(storage, key);
  return content && sha256(content);
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
