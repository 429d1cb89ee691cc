/** The roles that the API returns. */
export const roles = ['STUDENT', 'TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof roles)[number];

/** The roles in the browser: USER is assumed when the current-user response contains no role. */
export const clientRoles = [...roles, 'USER'] as const;
export type ClientRole = (typeof clientRoles)[number];

/** The roles that can use the pupils' pages. */
export const learnerRoles: readonly ClientRole[] = ['STUDENT', 'TEACHER', 'ADMIN', 'SUPER_ADMIN'];
/** The roles that can create subjects, and may sign in with an authenticator app. */
export const staffRoles: readonly ClientRole[] = ['TEACHER', 'ADMIN', 'SUPER_ADMIN'];
export const adminRoles: readonly ClientRole[] = ['ADMIN', 'SUPER_ADMIN'];
/** The roles that can be a child's parent: also a teacher may be one. */
export const adultRoles: readonly ClientRole[] = ['PARENT', ...staffRoles];
