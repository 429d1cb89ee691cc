import { randomUUID } from 'node:crypto';
import type { Database } from '@markwell/database/connect';
import { buildClassOf } from '../../apps/api/src/testing/builders/build-class.ts';
import type { SignedInUser } from '../../apps/api/src/testing/test-app.ts';

/** Someone who sends requests. */
export interface Identity {
  name: string;
  headers: () => Promise<Record<string, string>>;
  /** Signs in as a new user of this kind, after a request ended the session or deleted the account. */
  renew: () => void;
}

type NewUser = Omit<Parameters<Database['user']['create']>[0]['data'], 'email' | 'name'>;

const users: Record<string, NewUser> = {
  'a pupil': { role: 'STUDENT' },
  'a premium pupil': { role: 'STUDENT', premiumUntil: new Date('2100-01-01') },
  'a pupil without a stage': { role: 'STUDENT' },
  'a teacher': { role: 'TEACHER' },
  'a parent': { role: 'PARENT' },
  'an administrator': { role: 'ADMIN' },
  'a super-administrator': { role: 'SUPER_ADMIN' },
};

/** Everyone who may call the API: nobody, a forged session, and a user of every kind. */
export function createIdentities(
  database: Database,
  signIn: (user: SignedInUser) => Record<string, string>,
  currentStageId: string,
): Identity[] {
  const signedIn = Object.entries(users).map(([name, columns]): Identity => {
    let session: Promise<Record<string, string>> | undefined;
    const create = async () => {
      const user = await database.user.create({
        data: {
          ...columns,
          ...(name === 'a pupil without a stage' ? {} : { currentStageId }),
          email: `${randomUUID()}@fuzz.example`,
          name,
          emailVerifiedAt: new Date(),
        } as Parameters<Database['user']['create']>[0]['data'],
      });
      // The calls of a class need one.
      if (user.role === 'TEACHER') await buildClassOf(database, { owner: user });
      return signIn(user);
    };
    return {
      name,
      headers: () => (session ??= create()),
      renew: () => {
        session = undefined;
      },
    };
  });
  const fixed = (name: string, headers: Record<string, string>): Identity => ({
    name,
    headers: () => Promise.resolve(headers),
    renew: () => undefined,
  });
  return [fixed('nobody', {}), fixed('a forged session', { Authorization: 'Bearer a.b.c' }), ...signedIn];
}
