import { v7 as uuid } from 'uuid';
import type { Clock } from '#platform/clock.ts';
import type { SessionTokens, TokenSubject } from '../session-tokens.ts';
import { deviceNameOf } from './device-name.ts';
import type { SessionsRepository } from './sessions.repository.ts';

/** Stores a session of this many days and returns its token. `userAgent` is the browser's header. */
export type StartSession = (subject: TokenSubject, days: number, userAgent: string) => Promise<string>;

interface Dependencies {
  repository: Pick<SessionsRepository, 'create'>;
  tokens: Pick<SessionTokens, 'sign'>;
  clock: Clock;
}

export function createStartSession({ repository, tokens, clock }: Dependencies): StartSession {
  return async (subject, days, userAgent) => {
    const createdAt = clock();
    const id = uuid();
    await repository.create({
      id,
      userId: subject.id,
      tokenVersion: subject.tokenVersion,
      device: deviceNameOf(userAgent),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + days * 86_400_000),
    });
    return tokens.sign(subject, days, id);
  };
}
