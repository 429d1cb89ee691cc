const namesIn = (text: string): string[] => text.split(',').map((name) => name.trim());

/** The pupils who took the class's tests, the weakest first. */
export const classNames = namesIn(
  `Amelia Brooks, Noah Kaur, Isla Mensah, Oliver Novak, Zara Hussain, Leo Campbell, Freya Olsen, Arjun Nair,
Poppy Whelan, Samuel Adeyemi, Chloe Fraser, Yusuf Demir, Grace Liang, Harvey Doyle, Anika Bose, Theo Papadakis,
Millie Cartwright, Kofi Asante, Ruby Delaney, Elias Haddad, Lily Thornton, Rohan Gill, Martha Eccles, Jude Barros`,
);

/** Pupils who joined the first class later. */
export const newcomerNames = namesIn('Ines Moreau, Caleb Whitmore, Tara Singh');

/** The pupils of the second class, the weakest first. */
export const clubNames = namesIn(
  `Reuben Achebe, Saffron Lowe, Dylan Prosser, Aaliyah Farouk, Toby Marchetti, Imogen Castle, Kian Doherty,
Priya Venkat, Felix Ormond, Zofia Lewandowska, Marcus Adu, Beatrice Holt, Hamza Siddiqui, Orla Brennan,
Ethan Pascoe, Mei Tanaka, Joshua Okeke, Darcey Whitlock, Luca Ferrante, Nadia Rahmani, Callum Reid,
Evelyn Chandra, Sebastian Pryce, Thea Lindqvist, Omar Jallow, Rosalind Fenn, Aarav Desai, Constance Oakes`,
);

/** The other pupils of the GCSE class, the weakest first. */
export const gcseNames = namesIn('Malik Bennett, Sofia Ricci, Jack Ellwood, Hannah Osei, Wei Zhang');

interface School {
  school: { id: string | null; name: string };
  stageId: string;
  now: Date;
}

/** A pupil of the class, who has no password and gets no e-mails. */
export function classPupilRow(id: string, name: string, { school, stageId, now }: School) {
  const [firstName = name, lastName = ''] = name.split(' ');
  const joinedAt = new Date(now.getTime() - 84 * 86_400_000);
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
