import { connectDatabase } from '@markwell/database/connect';
import { hashPassword } from '../../apps/api/src/domain/users/password-hash.ts';
import { demoPassword } from '@markwell/shared/vocabulary/demo-accounts';

/** Creates pupils without a history, `journey-1@example.com` and so on. Each journey uses its own pupil. */
export async function addJourneyPupils(databaseUrl: string, count: number): Promise<void> {
  const database = connectDatabase(databaseUrl, { poolSize: 1 });
  try {
    const passwordHash = await hashPassword(demoPassword);
    await database.user.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        email: `journey-${index + 1}@example.com`,
        name: `Journey ${index + 1}`,
        firstName: 'Robin',
        passwordHash,
        emailVerifiedAt: new Date(),
      })),
    });
  } finally {
    await database.$disconnect();
  }
}
