import { type ExportedTables, internal, ofUser, shownAs } from './exported-table.repository.ts';

/** The classes that a user is or was in, teaches or is invited to, and their work on assignments. */
export const exportedClasses = {
  class_members: {
    part: 'classMemberships',
    columns: {
      id: internal,
      class_id: { nameIn: 'classes', as: 'class' },
      user_id: ofUser,
      joined_at: 'joinedAt',
      left_at: 'leftAt',
      surname: 'surname',
      forename: 'forename',
      identifier: 'identifier',
    },
    orderBy: ['joined_at'],
  },
  class_teachers: {
    part: 'classesTaught',
    columns: {
      class_id: { nameIn: 'classes', as: 'class' },
      user_id: ofUser,
      is_owner: 'isOwner',
      added_at: 'addedAt',
    },
    orderBy: ['added_at'],
  },
  class_invitations: {
    part: 'classInvitations',
    columns: {
      id: internal,
      class_id: { nameIn: 'classes', as: 'class' },
      email: 'email',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
      surname: 'surname',
      forename: 'forename',
      identifier: 'identifier',
    },
    of: (eb, { email }) => eb('email', '=', email),
    orderBy: ['created_at'],
  },
  assignment_work: {
    part: 'assignments',
    columns: {
      assignment_id: shownAs('class and title'),
      user_id: ofUser,
      attempt_id: 'testId',
      earlier_attempt_ids: '- the tests themselves are in the export',
      excused_at: 'excusedAt',
      returned_at: 'returnedAt',
      own_due_at: 'dueAt',
    },
    also: (eb) => {
      const assignment = eb
        .selectFrom('assignments')
        .innerJoin('classes', 'classes.id', 'assignments.class_id')
        .whereRef('assignments.id', '=', 'assignment_work.assignment_id');
      return [
        assignment.select('classes.name').as('class'),
        assignment.select('assignments.title').as('title'),
      ];
    },
    orderBy: ['assignment_id'],
  },
} satisfies Partial<ExportedTables>;
