import type { Role } from './roles.vocabulary.ts';

/** The names in the badges and the filter of User Management. */
export const roleNames: Record<Role, string> = {
  SUPER_ADMIN: 'Super Admin',
  ADMIN: 'Admin',
  TEACHER: 'Teacher',
  STUDENT: 'Student',
  PARENT: 'Parent',
};
