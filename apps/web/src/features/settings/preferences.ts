import { z } from 'zod';
import { readLocalStorageJson, writeLocalStorageJson } from '../../lib/local-storage.ts';

/** Preferences saved in this browser (spec 2 §2.9); lib/theme saves the theme. */
const preferencesSchema = z.object({
  emailNotifications: z.boolean().default(true),
  pushNotifications: z.boolean().default(false),
  weeklyReports: z.boolean().default(true),
});
export type Preferences = z.output<typeof preferencesSchema>;

const keyOf = (userId: string) => `markwell.preferences.${userId}`;

export const readPreferences = (userId: string): Preferences =>
  readLocalStorageJson(keyOf(userId), preferencesSchema) ?? preferencesSchema.parse({});

export const savePreferences = (userId: string, preferences: Preferences): void => {
  writeLocalStorageJson(keyOf(userId), preferences);
};
