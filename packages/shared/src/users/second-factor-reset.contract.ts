import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { identityCheckSchema } from './identity-check.schemas.ts';

export const secondFactorResetSchema = z.object({ identityCheck: identityCheckSchema });

export const resetSecondFactor = endpoint('POST /admin/users/:id/second-factor/reset', 'super-admin', {
  summary: 'Remove the authenticator app of another member of staff, and sign them out everywhere',
  body: secondFactorResetSchema,
  response: z.object({ name: z.string() }),
  statuses: [409, 422],
});
