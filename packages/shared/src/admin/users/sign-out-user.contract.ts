import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { idParams } from '../../contract/request-schemas.ts';

export const signOutUser = endpoint('POST /admin/users/:id/sign-out', 'admin', {
  summary: 'End every session of another user; they get an e-mail',
  params: idParams,
  response: z.object({ name: z.string() }),
  statuses: [422],
});
