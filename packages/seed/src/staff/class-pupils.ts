/** Weakest first. */
export const classNames =
  `Amelia Brooks, Noah Kaur, Isla Mensah, Oliver Novak, Zara Hussain, Leo Campbell, Freya Olsen, Arjun Nair,
Poppy Whelan, Samuel Adeyemi, Chloe Fraser, Yusuf Demir, Grace Liang, Harvey Doyle, Anika Bose, Theo Papadakis,
Millie Cartwright, Kofi Asante, Ruby Delaney, Elias Haddad, Lily Thornton, Rohan Gill, Martha Eccles, Jude Barros`
    .split(',')
    .map((name) => name.trim());

interface School {
  school: { id: string; name: string };
  stageId: string;
  now: Date;
}

/** A pupil of the class, who has no password and gets no e-mails. */
export function classPupilRow(id: string, name: string, { school, stageId, now }: School) {
  const [firstName = name, lastName = ''] = name.split(' ');
  const joinedAt = new Date(now.getTime() - 35 * 86_400_000);
  return {
    id,
    name,
    firstName,
    lastName,
    email: `${firstName}.${lastName}@pupils.example.com`.toLowerCase(),
    role: 'STUDENT',
    schoolYear: 'Year 5',
    schoolName: school.name,
    schoolId: school.id,
    currentStageId: stageId,
    emailVerifiedAt: joinedAt,
    parentEmail: `${lastName}@parents.example.com`.toLowerCase(),
    parentConfirmedAt: joinedAt,
    emailNotifications: false,
    weeklyReports: false,
    createdAt: joinedAt,
  } as const;
}
