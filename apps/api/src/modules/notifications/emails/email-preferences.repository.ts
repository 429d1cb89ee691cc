import type { EmailPreferencesDto } from '@markwell/shared/notifications/emails.contract';
import type { Database } from '@markwell/database/connect';

export async function findEmailPreferences(
  db: Database,
  userId: string,
): Promise<EmailPreferencesDto | undefined> {
  return (
    (await db.user.findUnique({
      where: { id: userId },
      select: { emailNotifications: true, weeklyReports: true, parentReports: true },
    })) ?? undefined
  );
}

/** Fields that are undefined are not changed. Returns false when there is no such user. */
export async function storeEmailPreferences(
  db: Database,
  userId: string,
  {
    emailNotifications,
    weeklyReports,
    parentReports,
  }: { [Name in keyof EmailPreferencesDto]?: boolean | undefined },
): Promise<boolean> {
  const { count } = await db.user.updateMany({
    where: { id: userId },
    data: {
      ...(emailNotifications === undefined ? {} : { emailNotifications }),
      ...(weeklyReports === undefined ? {} : { weeklyReports }),
      ...(parentReports === undefined ? {} : { parentReports }),
    },
  });
  return count > 0;
}
