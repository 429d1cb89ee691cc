import { createSecretKey } from 'node:crypto';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { Clock } from '../clock.ts';

const issuer = 'markwell';

export interface TokenSubject {
  id: string;
  email: string;
  name: string;
  role: string;
  tokenVersion: number;
}

const payloadSchema = z.object({ sub: idSchema, ver: z.int(), exp: z.number() });

export interface SessionTokens {
  /**
   * A token that is valid for this many days. Its name and role are for the browser; the API reads them from
   * the database.
   */
  sign: (subject: TokenSubject, days: number) => string;
  /** The token's user and version; undefined for a token that is not ours, is malformed or has expired. */
  verify: (token: string) => { userId: string; tokenVersion: number } | undefined;
}

/** Only HS256: a token with another algorithm, or none, is refused. */
export function createSessionTokens({ secret, clock }: { secret: string; clock: Clock }): SessionTokens {
  const signingKey = createSecretKey(secret, 'utf8');
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);

  return {
    sign({ id, email, name, role, tokenVersion }, days) {
      const iat = nowSeconds();
      const claims = { id, email, name, role, ver: tokenVersion, iat, exp: iat + days * 86_400 };
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
        return payload.success ? { userId: payload.data.sub, tokenVersion: payload.data.ver } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
