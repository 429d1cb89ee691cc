import { createSecretKey } from 'node:crypto';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';

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
export interface TokenClaim {
  userId: string;
  tokenVersion: number;
  sessionId: string | null;
}

export interface SessionTokens {
  /**
   * A token that is valid for this many days. Its name and role are for the browser; the API reads them from
   * the database.
   */
  sign: (subject: TokenSubject, days: number, sessionId?: string) => string;
  /** Undefined for a token that is not ours, is malformed or has expired. */
  verify: (token: string) => TokenClaim | undefined;
}

/** Only HS256: a token with another algorithm, or none, is refused. */
export function createSessionTokens({ secret, clock }: { secret: string; clock: Clock }): SessionTokens {
  const signingKey = createSecretKey(secret, 'utf8');
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    sign({ id, email, name, role, tokenVersion }, days, sid) {
      const iat = nowSeconds();
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
    },
    verify(token) {
      try {
        const claims = jsonwebtoken.verify(token, signingKey, {
          algorithms: ['HS256'],
          issuer,
          clockTimestamp: nowSeconds(),
        });
        const payload = payloadSchema.safeParse(claims);
        if (!payload.success) return undefined;
        const { sub, ver, sid } = payload.data;
        return { userId: sub, tokenVersion: ver, sessionId: sid ?? null };
      } catch {
        return undefined;
      }
    },
  };
}
