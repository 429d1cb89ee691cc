import * as path from 'node:path';
import { z } from 'zod';
import type { StorageSettings } from '../storage/storage.ts';

/** Where media files are stored. */
export const storageFields = {
  STORAGE: z.enum(['folder', 's3']).default('folder'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').default('false'),
};

type StorageFields = z.infer<z.ZodObject<typeof storageFields>>;

/** What is wrong with the combination: a sentence for each. */
export function findStorageContradictions(values: StorageFields): string[] {
  const problems: string[] = [];
  if (values.STORAGE === 's3' && values.S3_BUCKET === undefined)
    problems.push('S3_BUCKET is not set, but STORAGE is s3');
  if ((values.S3_ACCESS_KEY_ID === undefined) !== (values.S3_SECRET_ACCESS_KEY === undefined))
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither');
  return problems;
}

/** The folder of media files is in `dataDir`. */
export function storageSettingsOf(values: StorageFields, dataDir: string): StorageSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (values.STORAGE === 'folder' || bucket === undefined)
    return { kind: 'folder', folder: path.join(dataDir, 'media') };
  return {
    kind: 's3',
    bucket,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: values.S3_FORCE_PATH_STYLE === 'true',
  };
}

/**
 * Reads the settings of the storage alone, for commands that need no others; `kind` is used instead of STORAGE.
 * Throws an Error with one line for each problem.
 */
export function readStorageSettings(
  variables: Record<string, string | undefined>,
  dataDir: string,
  kind?: 'folder' | 's3',
): StorageSettings {
  const given: [string, string | undefined][] = Object.entries({
    ...variables,
    ...(kind ? { STORAGE: kind } : {}),
  });
  const parsed = z
    .object(storageFields)
    .safeParse(Object.fromEntries(given.filter(([, value]) => value?.trim())));
  const problems = parsed.success
    ? findStorageContradictions(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join()} ${issue.message}`);
  if (!parsed.success || problems.length > 0) throw new Error(problems.join('\n'));
  return storageSettingsOf(parsed.data, dataDir);
}
