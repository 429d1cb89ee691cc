import type { EmailPreferencesDto } from '@markwell/shared/notifications/emails.contract';
import type { Database } from '@markwell/database/connect';

export interface EmailPreferencesRepository {
  find: (userId: string) => Promise<EmailPreferencesDto | undefined>;
  /** Fields that are undefined are not changed. Returns false when there is no such user. */
  update: (
    userId: string,
    change: { [Name in keyof EmailPreferencesDto]?: boolean | undefined },
  ) => Promise<boolean>;
}

export function createEmailPreferencesRepository(database: Database): EmailPreferencesRepository {
  return {
    find: async (userId) =>
      (await database.user.findUnique({
        where: { id: userId },
        select: { emailNotifications: true, weeklyReports: true, parentReports: true },
      })) ?? undefined,

    async update(userId, { emailNotifications, weeklyReports, parentReports }) {
      const { count } = await database.user.updateMany({
        where: { id: userId },
        data: {
          ...(emailNotifications === undefined ? {} : { emailNotifications }),
          ...(weeklyReports === undefined ? {} : { weeklyReports }),
          ...(parentReports === undefined ? {} : { parentReports }),
        },
      });
      return count > 0;
    },
  };
}
