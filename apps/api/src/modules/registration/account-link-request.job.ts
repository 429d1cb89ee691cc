import { z } from 'zod';
import { jobKind, type DataOf } from '#platform/jobs/job-kind.ts';

/** The worker sends one e-mail for all requests with the same key. */
const idempotencyKey = z.string().optional();

/**
 * A request for an e-mail with a link. Whether the account exists, and what it needs, is decided by the worker, so that
 * the request takes the same time for every address.
 */
export const accountLinkRequestJob = jobKind(
  'account-link-request',
  z.discriminatedUnion('request', [
    z.object({ request: z.literal('reset'), email: z.string(), idempotencyKey }),
    z.object({ request: z.literal('missing-link'), email: z.string(), idempotencyKey }),
    /** `tokenHash` is base64. */
    z.object({
      request: z.literal('renewal'),
      purpose: z.enum(['verify', 'reset', 'consent']),
      tokenHash: z.base64(),
      idempotencyKey,
    }),
  ]),
);
export type AccountLinkRequest = DataOf<typeof accountLinkRequestJob>;
