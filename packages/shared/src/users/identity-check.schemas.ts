import { z } from 'zod';

/** How an administrator made sure who asked. Not free text, which could name a child. */
export const identityChecks = {
  'in-person': 'I met them in person',
  'video-call': 'I saw them in a video call',
  'known-number': 'I called a number that we already had',
  school: 'Their school confirmed it',
  parent: 'A parent confirmed it from the stored address',
} as const;
export type IdentityCheck = keyof typeof identityChecks;

export const identityCheckSchema = z.enum(
  Object.keys(identityChecks) as [IdentityCheck, ...IdentityCheck[]],
  'Please choose how you checked who asked',
);
