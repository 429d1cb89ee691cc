import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';

export const signOutUser = endpoint('POST /admin/users/:id/sign-out', 'admin', {
  summary: 'End every session of another user; they get an e-mail',
  response: z.object({ name: z.string() }),
  statuses: [422],
});
