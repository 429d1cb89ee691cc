/** Characters of a join code: none can be mistaken for another, and without vowels they spell no words. */
export const joinCodeCharacters = 'CDFGHJKMNPQRTVWXY34679';
export const joinCodeLength = 6;

/** For how many days a join code may be valid. */
export const joinCodeDays = [1, 7, 30, 90] as const;
export type JoinCodeDays = (typeof joinCodeDays)[number];
export const usualJoinCodeDays: JoinCodeDays = 30;

/** An invitation that nobody accepted is deleted after this many days. */
export const invitationDays = 30;

export const maxClassNameLength = 80;
/** A surname, a forename or an identifier in the school's records. */
export const maxListedNameLength = 60;
/** Classes of a teacher that are not archived. */
export const maxClasses = 100;
export const maxMembers = 1000;
export const maxCoTeachers = 20;
/** Members on one page. */
export const memberPageSize = 50;

/** A pasted list of addresses. */
export const maxInvitedLines = 400;
export const maxInvitationTextLength = 40_000;
/** Addresses that a teacher can invite within 24 hours, in all classes. */
export const maxInvitationsPerDay = 600;

/** What the teachers of a class see of a member, and what they do not see: shown before a pupil joins. */
export const classSight = {
  seen: [
    'your name and your school year',
    'your name and number in the school’s records, if they enter them',
    'when you joined the class',
    'the work they set you in this class: your answers, your marks and when you did it',
  ],
  unseen: ['your e-mail address', 'anything you practise on your own', 'your other classes'],
} as const;

/** The same in words to the parent of a child under 13. */
export const childClassSight = {
  seen: [
    'the child’s name and school year',
    'the child’s name and number in the school’s records, if they enter them',
    'when the child joined the class',
    'the work that they set in this class: the answers, the marks and when it was done',
  ],
  unseen: 'They do not see the child’s e-mail address, or what the child practises alone.',
} as const;
