/** The pages of a class, in the order of their tabs; the paths are relative to `/classes/:classId`. */
export const classTabs = [
  { label: 'Members', path: '' },
  { label: 'Assignments', path: 'assignments' },
  { label: 'Markbook', path: 'markbook' },
  { label: 'Join code', path: 'invite' },
  { label: 'Settings', path: 'settings' },
] as const;
