import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { emailSchema, nameSchema } from '../contract/field-schemas.ts';
import { identityCheckSchema } from './identity-check.schemas.ts';
import { oneUserSchema } from './users.contract.ts';

export const userNameSchema = z.object({
  name: z.string().trim().min(1, 'Please enter the name').pipe(nameSchema(120)),
});

export const correctName = endpoint('PUT /admin/users/:id/name', 'admin', {
  summary: 'Correct the name of a user',
  body: userNameSchema,
  response: oneUserSchema,
});

export const userEmailSchema = z.object({
  email: z.string().trim().min(1, 'Please enter the new e-mail address').pipe(emailSchema),
  /** Null: the address changes once a link sent to it is opened. Otherwise it changes immediately. */
  identityCheck: identityCheckSchema.nullable(),
});

export const correctEmail = endpoint('PUT /admin/users/:id/email', 'admin', {
  summary:
    'Correct the e-mail address of another user: by a link sent to it, or immediately after an identity check. Both end every session and send the old address an e-mail',
  body: userEmailSchema,
  response: oneUserSchema,
  statuses: [409, 422],
});
