import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { buildPupil } from './build-user.ts';

/** A pupil aged 15 in the spring of 2026. */
export const buildTeenager = (database: Database, overrides: Partial<Prisma.UserUncheckedCreateInput> = {}) =>
  buildPupil(database, {
    birthMonth: new Date('2010-05-01'),
    createdAt: new Date('2025-01-01'),
    ...overrides,
  });

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
