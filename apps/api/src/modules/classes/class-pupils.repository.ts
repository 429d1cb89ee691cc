import type { DB as Tables } from '@markwell/database/tables';
import type { ExpressionBuilder, OrderByItemBuilder } from 'kysely';

/** The columns of ClassPupilRow, of a membership with its user. */
export const classPupilColumns = [
  'users.id',
  'users.name as ownName',
  'class_members.surname',
  'class_members.forename',
  'class_members.identifier',
] as const;

type Membership = ExpressionBuilder<Pick<Tables, 'class_members' | 'users'>, 'class_members' | 'users'>;

/** The surname to sort by: without one in the school's records, the last word of the pupil's own name. */
export const sortedSurname = (eb: Membership) =>
  eb.fn.coalesce(
    eb.fn<string | null>('nullif', ['class_members.surname', eb.val('')]),
    eb.fn<string>('split_part', ['users.name', eb.val(' '), eb.lit(-1)]),
  );

export const sortedForename = (eb: Membership) =>
  eb.fn.coalesce(eb.fn<string | null>('nullif', ['class_members.forename', eb.val('')]), 'users.name');

/** Accents, capitals and apostrophes do not put a name apart from its like, whatever the language of the database. */
export const asNames = (order: OrderByItemBuilder) => order.collate('en-GB-x-icu');
