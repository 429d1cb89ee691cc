import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { countSchema, daySchema } from '../contract/field-schemas.ts';
import { codeSchema } from './code-schema.ts';

export const secondFactorState = endpoint('GET /auth/second-factor', 'signed-in', {
  summary: 'Whether signing in asks the caller for a code',
  servesSetUp: true,
  response: z.object({
    isOn: z.boolean(),
    /** Whether the caller’s role may set one up. */
    isOffered: z.boolean(),
    /** Whether the caller must have one, now or from `dueOn`. */
    isRequired: z.boolean(),
    /** The first day on which the caller must have one, if it is to come. */
    dueOn: daySchema.nullable(),
    recoveryCodesLeft: countSchema,
  }),
});

export const beginSecondFactor = endpoint('POST /auth/second-factor/begin', 'signed-in', {
  summary: 'A new secret for the authenticator app; used once its first code was entered',
  servesSetUp: true,
  response: z.object({
    /** In base 32, for typing. */
    secret: z.string(),
    /** The otpauth address, for the QR code. */
    address: z.string(),
  }),
  statuses: [403, 409, 422],
});

const newCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const finishSecondFactor = endpoint('POST /auth/second-factor/finish', 'signed-in', {
  summary:
    'Turn the second factor on; ends all other sessions. This one continues with the token in the reply',
  servesSetUp: true,
  body: z.object({ code: codeSchema }),
  response: newCodes.extend({ token: z.string() }),
  statuses: [403, 409, 422],
});

export const renewRecoveryCodes = endpoint('POST /auth/second-factor/recovery-codes', 'signed-in', {
  summary: 'New recovery codes; the earlier ones stop working',
  response: newCodes,
  statuses: [409, 422],
});

export const turnOffSecondFactor = endpoint('POST /auth/second-factor/off', 'signed-in', {
  summary: 'Turn the second factor off',
  response: z.object({}),
});
