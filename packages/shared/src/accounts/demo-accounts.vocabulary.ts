/** The demo accounts. Development only: a production start never creates them. */
export const demoPassword = 'markwell-demo';

export const demoAccounts = [
  { email: 'pupil@example.com', role: 'STUDENT', describes: '11+ (GL), with twelve weeks of history' },
  { email: 'premium@example.com', role: 'STUDENT', describes: 'GCSE, with premium access' },
  { email: 'new@example.com', role: 'STUDENT', describes: 'has not chosen a stage yet' },
  { email: 'teacher@example.com', role: 'TEACHER', describes: 'a teacher' },
  { email: 'parent@example.com', role: 'PARENT', describes: 'a parent' },
  { email: 'admin@example.com', role: 'ADMIN', describes: 'an administrator' },
  { email: 'super@example.com', role: 'SUPER_ADMIN', describes: 'an administrator who may change roles' },
] as const;
