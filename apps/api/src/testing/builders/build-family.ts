import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';

/** A link of a parent who sees this child's results. `overrides` replace columns. */
export function linkParent(
  database: Database,
  { child, parent }: { child: { id: string }; parent: { id: string } },
  overrides: Partial<Prisma.ParentLinkUncheckedCreateInput> = {},
) {
  const at = new Date('2026-01-01T12:00:00Z');
  return database.parentLink.create({
    data: {
      childId: child.id,
      parentId: parent.id,
      state: 'ACTIVE',
      childAgreedAt: at,
      parentAgreedAt: at,
      createdAt: at,
      ...overrides,
    },
  });
}
