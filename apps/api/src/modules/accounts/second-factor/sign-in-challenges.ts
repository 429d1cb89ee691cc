import { createSecretKey, hkdfSync } from 'node:crypto';
import { challengeMinutes } from '@markwell/shared/accounts/auth.contract';
import { idSchema } from '@markwell/shared/contract/field-schemas';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';

/** A sign-in whose first factor was right. */
export interface Challenge {
  userId: string;
  tokenVersion: number;
  /** How long the session will last. */
  days: number;
}

const payloadSchema = z.object({ sub: idSchema, ver: z.int(), days: z.int() });

export interface Challenges {
  issue: (challenge: Challenge) => string;
  /** Undefined for a text that is not ours, or too old. */
  read: (text: string) => Challenge | undefined;
}

/** Signed texts that the browser returns with the code, so that any server process can finish the sign-in. */
export function createChallenges({ secret, clock }: { secret: string; clock: Clock }): Challenges {
  // A key of its own: a challenge can never be taken for a session token.
  const key = createSecretKey(
    new Uint8Array(hkdfSync('sha256', secret, '', 'markwell sign-in challenges', 32)),
  );
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  return {
    issue({ userId, tokenVersion, days }) {
      const iat = nowSeconds();
      const claims = { ver: tokenVersion, days, iat, exp: iat + challengeMinutes * 60 };
      return jsonwebtoken.sign(claims, key, { algorithm: 'HS256', subject: userId });
    },
    read(text) {
      try {
        const claims = jsonwebtoken.verify(text, key, {
          algorithms: ['HS256'],
          clockTimestamp: nowSeconds(),
        });
        const { sub, ver, days } = payloadSchema.parse(claims);
        return { userId: sub, tokenVersion: ver, days };
      } catch {
        return undefined;
      }
    },
  };
}
