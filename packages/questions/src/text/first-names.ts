import type { Random } from '../random.ts';

const names = [
  'Amira',
  'Oliver',
  'Priya',
  'Callum',
  'Zainab',
  'Ewan',
  'Mei',
  'Tomasz',
  'Chidi',
  'Isla',
  'Rhys',
  'Fatima',
  'Leo',
  'Sofia',
  'Jamal',
  'Niamh',
  'Arjun',
  'Grace',
  'Kofi',
  'Elin',
  'Yusuf',
  'Poppy',
  'Hamish',
  'Ananya',
  'Dylan',
  'Aisha',
  'Harvey',
  'Ngozi',
  'Finlay',
  'Maya',
  'Samir',
  'Bethan',
  'Kwame',
  'Lily',
  'Mateusz',
  'Tara',
] as const;

/** Different first names of pupils in Britain today. */
export function firstNames(random: Random, count: number): string[] {
  return random.sample(names, count);
}

export function randomFirstName(random: Random): string {
  return random.pick(names);
}
