import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import type { DataExportDto } from '@markwell/shared/privacy/data-export.schemas';

const fields = {
  classMemberships: {
    select: {
      joinedAt: true,
      leftAt: true,
      surname: true,
      forename: true,
      identifier: true,
      schoolClass: { select: { name: true } },
    },
    orderBy: { joinedAt: 'asc' },
  },
  assignmentWork: {
    select: {
      excusedAt: true,
      returnedAt: true,
      ownDueAt: true,
      attemptId: true,
      assignment: { select: { title: true, schoolClass: { select: { name: true } } } },
    },
    orderBy: { assignmentId: 'asc' },
  },
  classesTaught: {
    select: { isOwner: true, addedAt: true, schoolClass: { select: { name: true } } },
    orderBy: { addedAt: 'asc' },
  },
} as const satisfies Prisma.UserSelect;

const iso = (date: Date) => date.toISOString();
const isoOrNull = (date: Date | null) => date && iso(date);

/** The classes that a user is or was in, teaches or is invited to, and the user's assignments, for the data export. */
export async function exportedClasses(
  database: Database,
  user: { id: string; email: string },
): Promise<Pick<DataExportDto, 'classMemberships' | 'classesTaught' | 'assignments' | 'classInvitations'>> {
  const { classMemberships, classesTaught, assignmentWork } = await database.user.findUniqueOrThrow({
    where: { id: user.id },
    select: fields,
  });
  const invitations = await database.classInvitation.findMany({
    where: { email: user.email },
    select: {
      email: true,
      createdAt: true,
      expiresAt: true,
      surname: true,
      forename: true,
      identifier: true,
      schoolClass: { select: { name: true } },
    },
    orderBy: { createdAt: 'asc' },
  });
  return {
    classMemberships: classMemberships.map(({ schoolClass, joinedAt, leftAt, ...name }) => ({
      class: schoolClass.name,
      joinedAt: iso(joinedAt),
      leftAt: isoOrNull(leftAt),
      ...name,
    })),
    classesTaught: classesTaught.map(({ schoolClass, isOwner, addedAt }) => ({
      class: schoolClass.name,
      isOwner,
      addedAt: iso(addedAt),
    })),
    assignments: assignmentWork.map(({ assignment, attemptId, excusedAt, returnedAt, ownDueAt }) => ({
      class: assignment.schoolClass.name,
      title: assignment.title,
      testId: attemptId,
      excusedAt: isoOrNull(excusedAt),
      returnedAt: isoOrNull(returnedAt),
      dueAt: isoOrNull(ownDueAt),
    })),
    classInvitations: invitations.map(({ schoolClass, email, createdAt, expiresAt, ...name }) => ({
      class: schoolClass.name,
      email,
      createdAt: iso(createdAt),
      expiresAt: iso(expiresAt),
      ...name,
    })),
  };
}
