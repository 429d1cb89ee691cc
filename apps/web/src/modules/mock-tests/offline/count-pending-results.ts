import { z } from 'zod';
import { localStorageKeys, readLocalStorageJson } from '#lib/local-storage.ts';
import { pendingResultsPrefixOf } from '#modules/attempts/pending-result-key.ts';

const pendingSchema = z.object({ refusal: z.null() });

/** How many results of this pupil are in this browser and not on the server. One that the server refused is not counted. */
export const countPendingResults = (userId: string): number =>
  localStorageKeys(pendingResultsPrefixOf(userId)).filter(
    (key) => readLocalStorageJson(key, pendingSchema) !== null,
  ).length;
