import type { Database } from '@markwell/database/connect';

export interface InvitationsRepository {
  /** Stores the hash of an open invitation's secret. Returns the child's name, undefined when it is no longer open. */
  setToken: (linkId: string, tokenHash: Uint8Array<ArrayBuffer>) => Promise<string | undefined>;
}

export const createInvitationsRepository = (database: Database): InvitationsRepository => ({
  async setToken(id, tokenHash) {
    const { count } = await database.parentLink.updateMany({
      where: { id, state: 'INVITED' },
      data: { tokenHash },
    });
    if (count === 0) return undefined;
    const link = await database.parentLink.findUnique({
      where: { id },
      select: { child: { select: { name: true } } },
    });
    return link?.child.name;
  },
});
