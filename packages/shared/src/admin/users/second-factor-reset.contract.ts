import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';

export const resetSecondFactor = endpoint('POST /admin/users/:id/second-factor/reset', 'super-admin', {
  summary: 'Remove the authenticator app of another member of staff, and sign them out everywhere',
  response: z.object({ name: z.string() }),
  statuses: [409, 422],
});
