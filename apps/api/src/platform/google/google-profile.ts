import { emailSchema } from '@markwell/shared/contract/field-schemas';
import { plainName } from '@markwell/shared/text/plain-name';
import { z } from 'zod';
import { GoogleFailure, type GoogleProfile } from './google.ts';

const maxNameLength = 120;

/** A text from Google, cleaned so that it can be stored. An empty or invalid one becomes undefined. */
const nameSchema = z
  .string()
  .transform((text) => plainName(text.toWellFormed()).slice(0, maxNameLength).toWellFormed())
  .transform((text) => text || undefined)
  .optional()
  .catch(undefined);

const userInfoSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.union([z.boolean(), z.literal(['true', 'false']).transform((text) => text === 'true')]),
  name: nameSchema,
  given_name: nameSchema,
  family_name: nameSchema,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2_000)
    .optional()
    .catch(undefined),
});

/** Reads a reply of Google's userinfo endpoint. Throws GoogleFailure when it is not a valid profile. */
export function readGoogleProfile(reply: unknown): GoogleProfile {
  const { data, error } = userInfoSchema.safeParse(reply);
  if (!data) {
    const invalidFields = error.issues.map(({ path }) => path.join('.') || 'everything').join(', ');
    throw new GoogleFailure('authentication_failed', `the profile is not as expected: ${invalidFields}`);
  }
  const fullName = [data.given_name, data.family_name].filter((part) => part !== undefined).join(' ');
  return {
    googleId: data.sub,
    email: data.email,
    isEmailVerified: data.email_verified,
    name: data.name ?? fullName,
    firstName: data.given_name,
    lastName: data.family_name,
    avatar: data.picture,
  };
}
