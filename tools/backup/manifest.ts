import { readFile } from 'node:fs/promises';
import * as path from 'node:path';
import { z } from 'zod';

const checked = { sha256: z.string() };

/** What a backup contains: written last, so that an interrupted backup has none. */
const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.object({ name: z.string(), isGenerated: z.boolean() })),
      rows: z.number(),
      /** Of the rows before compression, each with a line end. */
      ...checked,
    }),
  ),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), ...checked })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestFile = (folder: string) => path.join(folder, 'manifest.json');
export const tableFile = (folder: string, table: string) => path.join(folder, 'tables', `${table}.jsonl.gz`);
export const mediaFolder = (folder: string) => path.join(folder, 'media');

/** Reads the manifest. Throws when the folder is not a finished backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a finished backup: it has no manifest.json.`);
  return manifestSchema.parse(JSON.parse(text));
}
