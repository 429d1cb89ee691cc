/** What the API issues. */
export const roles = ['STUDENT', 'TEACHER', 'PARENT', 'ADMIN', 'SUPER_ADMIN'] as const;
export type Role = (typeof roles)[number];

/** What the client may hold: USER is assumed when the current-user response names none (spec 1 §3). */
export const clientRoles = [...roles, 'USER'] as const;
export type ClientRole = (typeof clientRoles)[number];

/** The roles of the general routes (spec 1 §2, Guard). */
export const learnerRoles: readonly ClientRole[] = ['STUDENT', 'TEACHER', 'ADMIN', 'SUPER_ADMIN'];
export const adminRoles: readonly ClientRole[] = ['ADMIN', 'SUPER_ADMIN'];
