import { z } from 'zod';
import { localStorageKeys, readLocalStorageJson } from '#lib/local-storage.ts';
import { pendingResultPrefix } from '#components/start-test/pending-result-key.ts';

const unsentSchema = z.object({ refusal: z.null() });

/** How many results of this pupil are in this browser and not on the server. One that the server refused is not counted. */
export const countUnsentResults = (userId: string): number =>
  localStorageKeys(pendingResultPrefix(userId)).filter(
    (key) => readLocalStorageJson(key, unsentSchema) !== null,
  ).length;
