import { derivedKey } from '#platform/derived-key.ts';
import { createSecretKey } from 'node:crypto';
import { challengeMinutes } from '@markwell/shared/accounts/auth.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { Context } from '#context.ts';

/** A sign-in whose first factor was right. */
interface Challenge {
  userId: string;
  tokenVersion: number;
  /** How long the session will last. */
  days: number;
}

const payloadSchema = z.object({ sub: idSchema, ver: z.int(), days: z.int() });

function nowSeconds(context: Context) {
  return Math.floor(context.clock().getTime() / 1000);
}

export function issueSignInChallenge(context: Context, { userId, tokenVersion, days }: Challenge): string {
  const key = createSecretKey(derivedKey(context.settings.jwtSecret, 'sign-in challenges'));

  const iat = nowSeconds(context);
  const claims = { ver: tokenVersion, days, iat, exp: iat + challengeMinutes * 60 };
  return jsonwebtoken.sign(claims, key, { algorithm: 'HS256', subject: userId });
}

/** Undefined for a text that is not ours, or too old. */
export function readSignInChallenge(context: Context, text: string): Challenge | undefined {
  const key = createSecretKey(derivedKey(context.settings.jwtSecret, 'sign-in challenges'));

  try {
    const claims = jsonwebtoken.verify(text, key, {
      algorithms: ['HS256'],
      clockTimestamp: nowSeconds(context),
    });
    const { sub, ver, days } = payloadSchema.parse(claims);
    return { userId: sub, tokenVersion: ver, days };
  } catch {
    return undefined;
  }
}
