import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { DataExportDto } from '@markwell/shared/privacy/data-export.schemas';
import { fromDateColumn } from '#platform/date-column.ts';

type Parts = Pick<
  DataExportDto,
  'parents' | 'children' | 'parentInvitations' | 'parentCodes' | 'parentReports'
>;

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

/** Who could see a pupil's results and looked, and which children's results a parent could see. */
export async function exportedParents(
  database: Database,
  { id: userId, email }: { id: string; email: string },
): Promise<Parts> {
  const linksWhere = (where: Prisma.ParentLinkWhereInput) =>
    database.parentLink.findMany({
      where,
      select: linkFields,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
  const [parents, children, invitations, codes, reports] = await Promise.all([
    linksWhere({ childId: userId }),
    linksWhere({ parentId: userId }),
    linksWhere({ invitedEmail: email }),
    database.parentCode.findMany({
      where: { OR: [{ childId: userId }, { madeById: userId }] },
      select: { createdAt: true, expiresAt: true },
      orderBy: { createdAt: 'asc' },
    }),
    database.parentReport.findMany({ where: { parentId: userId }, orderBy: { monday: 'asc' } }),
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
    parentCodes: codes.map(({ createdAt, expiresAt }) => ({
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    parentReports: reports.map(({ monday, isQuiet, sentAt, refusedAt }) => ({
      monday: fromDateColumn(monday),
      isQuiet,
      sentAt: isoOrNull(sentAt),
      refusedAt: isoOrNull(refusedAt),
    })),
  };
}
