import type { Database } from '@markwell/database/connect';
import { membershipsOf } from '../classes/class-access.repository.ts';

export interface MembersPage {
  /** The id of the last member of the page before. */
  after: string | undefined;
  limit: number;
}

/** The current members of a class by name and id, page by page. A member who leaves meanwhile moves nobody. */
export const listMembersPage = (
  database: Database,
  classId: string,
  { after, limit }: MembersPage,
): Promise<{ id: string; name: string }[]> =>
  membershipsOf(database, classId)
    .select(['users.id', 'users.name'])
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('users.name', 'users.id'),
          '>',
          eb
            .selectFrom('users as last')
            .select(['last.name', 'last.id'])
            .where('last.id', '=', after ?? '')
            .$asTuple('name', 'id'),
        ),
      ),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .limit(limit)
    .execute();
