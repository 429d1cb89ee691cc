import { createSecretKey } from 'node:crypto';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { Context } from '#context.ts';

const issuer = 'markwell';

export interface TokenSubject {
  id: string;
  email: string;
  name: string;
  role: string;
  tokenVersion: number;
}

const payloadSchema = z.object({ sub: idSchema, ver: z.int(), exp: z.number(), sid: idSchema.optional() });

/** What a valid token says. `sessionId` is null in a token from before sessions were stored. */
interface TokenClaim {
  userId: string;
  tokenVersion: number;
  sessionId: string | null;
}

function nowSeconds(context: Context) {
  return Math.floor(context.clock().getTime() / 1000);
}

/**
 * A token that is valid for this many days. Its name and role are for the browser; the API reads them from
 * the database.
 */
export function signSessionToken(
  context: Context,
  { id, email, name, role, tokenVersion }: TokenSubject,
  days: number,
  sid?: string,
): string {
  const signingKey = createSecretKey(context.settings.jwtSecret, 'utf8');

  const iat = nowSeconds(context);
  const exp = iat + days * 86_400;
  const claims = {
    id,
    email,
    name,
    role,
    ver: tokenVersion,
    iat,
    exp,
    ...(sid !== undefined && { sid }),
  };
  return jsonwebtoken.sign(claims, signingKey, { algorithm: 'HS256', issuer, subject: id });
}

/** Undefined for a token that is not ours, is malformed or has expired. */
export function verifySessionToken(context: Context, token: string): TokenClaim | undefined {
  const signingKey = createSecretKey(context.settings.jwtSecret, 'utf8');

  try {
    const claims = jsonwebtoken.verify(token, signingKey, {
      algorithms: ['HS256'],
      issuer,
      clockTimestamp: nowSeconds(context),
    });
    const payload = payloadSchema.safeParse(claims);
    if (!payload.success) return undefined;
    const { sub, ver, sid } = payload.data;
    return { userId: sub, tokenVersion: ver, sessionId: sid ?? null };
  } catch {
    return undefined;
  }
}
