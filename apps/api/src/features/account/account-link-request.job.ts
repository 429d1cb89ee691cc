import { z } from 'zod';
import type { JobKind } from '../../domain/jobs/job-kind.ts';

/**
 * A request for an e-mail with a link. Whether the account exists, and what it needs, is decided by the worker, so that
 * the request takes the same time for every address.
 */
const accountLinkRequestSchema = z.discriminatedUnion('request', [
  z.object({
    request: z.literal('reset'),
    email: z.string(),
    /** The worker sends one e-mail for all requests with the same one. */
    idempotencyKey: z.string().optional(),
  }),
  z.object({ request: z.literal('missing-link'), email: z.string() }),
  /** `tokenHash` is base64. */
  z.object({
    request: z.literal('renewal'),
    purpose: z.enum(['verify', 'reset', 'consent']),
    tokenHash: z.base64(),
  }),
]);

export type AccountLinkRequest = z.output<typeof accountLinkRequestSchema>;

export const accountLinkRequestJob: JobKind<AccountLinkRequest> = {
  name: 'account-link-request',
  data: accountLinkRequestSchema,
};
