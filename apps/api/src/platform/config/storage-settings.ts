import * as path from 'node:path';
import { z } from 'zod';
import type { StorageSettings } from '../storage/storage.ts';

/** Where media files are stored: in the bucket, if one is named, otherwise in a folder. */
export const storageFields = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type StorageFields = z.infer<z.ZodObject<typeof storageFields>>;

/** What is wrong with the combination: a sentence for each. */
export function findStorageContradictions(values: StorageFields): string[] {
  return (values.S3_ACCESS_KEY_ID === undefined) === (values.S3_SECRET_ACCESS_KEY === undefined)
    ? []
    : ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither'];
}

/** The folder of media files is in `dataDir`. */
export function storageSettingsOf(values: StorageFields, dataDir: string): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) return { kind: 'folder', folder: path.join(dataDir, 'media') };
  return {
    kind: 's3',
    bucket,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/**
 * Reads the settings of the storage alone, for commands that need no others. `kind` names the folder although there is a
 * bucket, or needs the bucket. Throws an Error with one line for each problem.
 */
export function readStorageSettings(
  variables: Record<string, string | undefined>,
  dataDir: string,
  kind?: 'folder' | 's3',
): StorageSettings {
  const given = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = z.object(storageFields).safeParse(Object.fromEntries(given));
  const problems = parsed.success
    ? findStorageContradictions(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join()} ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('\n'));
  const { S3_BUCKET, ...others } = parsed.data;
  if (kind === 's3' && S3_BUCKET === undefined) throw new Error('S3_BUCKET is not set');
  return storageSettingsOf(kind === 'folder' ? others : parsed.data, dataDir);
}
