import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { fromDateColumn } from '#platform/date-column.ts';
import {
  type ExportedTables,
  type ExportedUser,
  internal,
  ofUser,
  shownAs,
} from './exported-table.repository.ts';

/** Who could see a pupil's results, and whose results a parent could see. */
export const exportedParents = {
  parent_links: {
    columns: {
      id: internal,
      child_id: shownAs('children.name'),
      parent_id: shownAs('parents.name'),
      state: 'parents.state',
      invited_email: 'parentInvitations.email',
      token_hash: '- a secret: with it the invitation could be answered',
      invitation_expires_at: 'parentInvitations.expiresAt',
      blocked_email_hash: '- about the owner of the address, and only a hash',
      child_agreed_at: 'parents.childAgreedAt',
      parent_agreed_at: 'children.parentAgreedAt',
      end_asked_at: 'parents.endAskedAt',
      ended_at: 'children.endedAt',
      ended_by: 'children.endedBy',
      created_at: 'children.createdAt',
    },
  },
  parent_views: { columns: { link_id: internal, day: 'parents.looks.day', kind: 'parents.looks.kind' } },
  parent_codes: {
    part: 'parentCodes',
    columns: {
      id: internal,
      child_id: ofUser,
      made_by_id: ofUser,
      code_hash: '- a secret: with it the code could be found',
      created_at: 'createdAt',
      expires_at: 'expiresAt',
    },
    of: (eb, { id }) => eb.or([eb('child_id', '=', id), eb('made_by_id', '=', id)]),
    orderBy: ['created_at'],
  },
  parent_reports: {
    part: 'parentReports',
    columns: {
      parent_id: ofUser,
      monday: { day: 'monday' },
      is_quiet: 'isQuiet',
      sent_at: 'sentAt',
      refused_at: 'refusedAt',
    },
    of: (eb, { id }) => eb('parent_id', '=', id),
    orderBy: ['monday'],
  },
} satisfies Partial<ExportedTables>;

const linkFields = {
  state: true,
  invitedEmail: true,
  invitationExpiresAt: true,
  createdAt: true,
  childAgreedAt: true,
  parentAgreedAt: true,
  endAskedAt: true,
  endedAt: true,
  endedBy: true,
  child: { select: { name: true } },
  parent: { select: { name: true, email: true } },
  views: { select: { day: true, kind: true }, orderBy: { day: 'asc' } },
} as const satisfies Prisma.ParentLinkSelect;

type LinkRow = Prisma.ParentLinkGetPayload<{ select: typeof linkFields }>;

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

const commonOf = ({ views, ...link }: LinkRow) => ({
  state: link.state,
  createdAt: link.createdAt.toISOString(),
  childAgreedAt: isoOrNull(link.childAgreedAt),
  parentAgreedAt: isoOrNull(link.parentAgreedAt),
  endAskedAt: isoOrNull(link.endAskedAt),
  endedAt: isoOrNull(link.endedAt),
  endedBy: link.endedBy,
  looks: views.map(({ day, kind }) => ({ day: fromDateColumn(day), kind })),
});

/** The links, with the days on which the parent looked. */
export async function readParentLinks(database: Database, { id: userId, email }: ExportedUser) {
  const linksWhere = (where: Prisma.ParentLinkWhereInput) =>
    database.parentLink.findMany({
      where,
      select: linkFields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
  const [parents, children, invitations] = await Promise.all([
    linksWhere({ childId: userId }),
    linksWhere({ parentId: userId }),
    linksWhere({ invitedEmail: email }),
  ]);
  return {
    parents: parents.map((link) => ({
      ...commonOf(link),
      name: link.parent?.name ?? null,
      email: link.parent?.email ?? link.invitedEmail,
    })),
    children: children.map((link) => ({ ...commonOf(link), name: link.child.name })),
    parentInvitations: invitations.map(({ child, createdAt, invitationExpiresAt }) => ({
      childName: child.name,
      email,
      createdAt: createdAt.toISOString(),
      expiresAt: isoOrNull(invitationExpiresAt),
    })),
  };
}
