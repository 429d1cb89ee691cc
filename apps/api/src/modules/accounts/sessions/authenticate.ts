import type { SecondFactorPolicy } from '@markwell/shared/accounts/second-factor.vocabulary';
import type { Authenticate } from '#http/security/authorise.ts';
import type { Clock } from '#platform/clock.ts';
import { unauthenticated } from '#platform/domain-error.ts';
import type { FindCaller } from '../callers.repository.ts';
import type { SessionTokens } from '../session-tokens.ts';
import { toCaller } from '../to-caller.ts';

export function createAuthenticate({
  tokens,
  findCaller,
  secondFactorPolicy,
  clock,
}: {
  tokens: Pick<SessionTokens, 'verify'>;
  findCaller: FindCaller;
  secondFactorPolicy: SecondFactorPolicy;
  clock: Clock;
}): Authenticate {
  return async (authorization) => {
    const [, token] = /^Bearer ([\w.-]{1,4096})$/i.exec(authorization ?? '') ?? [];
    if (token === undefined) throw unauthenticated();
    const claim = tokens.verify(token);
    const record = claim && (await findCaller(claim.userId, claim.sessionId));
    if (!record?.isActive || record.tokenVersion !== claim?.tokenVersion) {
      throw unauthenticated('Your session has ended. Please sign in again.');
    }
    return toCaller(record, secondFactorPolicy, clock());
  };
}
