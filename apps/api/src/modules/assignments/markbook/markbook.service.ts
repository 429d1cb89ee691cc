import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type {
  MarkbookDto,
  MarkbookEntryDto,
  MarkbookOfPupilDto,
} from '@markwell/shared/assignments/markbook.contract';
import type * as contract from '@markwell/shared/assignments/markbook.contract';
import { toWork } from '../work.mapper.ts';
import type { WorkRow } from '../work-rows.repository.ts';
import { notFound, orThrow } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import {
  type MarkedAssignment,
  findClassOfMarkbook,
  findAssignmentsOfMarkbook,
  findMembersOfMarkbook,
  readWorkOfMarkbook,
  findMemberOfMarkbook,
} from './markbook.repository.ts';
import type { Context } from '#context.ts';

// What the pupils of a class have done. Throws NOT_FOUND for a class that the caller does not teach.

/** A term has fewer; older assignments are in the list of the class. */
const maxAssignments = 100;

async function findClass(context: Context, caller: Caller, classId: string) {
  return orThrow(await findClassOfMarkbook(context.db, caller.id, classId), classNotFound);
}

/** One page of pupils, each with an entry for each assignment. */
export async function readMarkbook(
  context: Context,
  caller: Caller,
  classId: string,
  { cursor, limit }: ParsedInput<typeof contract.readMarkbook>['query'],
): Promise<MarkbookDto> {
  const schoolClass = await findClass(context, caller, classId);
  const [assignments, members] = await Promise.all([
    findAssignmentsOfMarkbook(context.db, schoolClass.id, maxAssignments),
    findMembersOfMarkbook(context.db, schoolClass.id, { after: cursor, limit: limit + 1 }),
  ]);
  const shown = members.slice(0, limit);
  const rows = await readWorkOfMarkbook(
    context.db,
    assignments.map(({ id }) => id),
    shown.map(({ id }) => id),
  );
  const now = context.clock();
  const ofPupil = Map.groupBy(rows, ({ userId }) => userId);
  return {
    class: schoolClass,
    assignments: assignments.map(toColumn),
    pupils: shown.map((pupil) => ({
      ...pupil,
      entries: (ofPupil.get(pupil.id) ?? []).map((row) => toEntry(row, now)),
    })),
    next: members.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Throws NOT_FOUND for a pupil who is not in the class. */
export async function readMarkbookOfPupil(
  context: Context,
  caller: Caller,
  classId: string,
  pupilId: string,
): Promise<MarkbookOfPupilDto> {
  const schoolClass = await findClass(context, caller, classId);
  const pupil = orThrow(await findMemberOfMarkbook(context.db, schoolClass.id, pupilId), () =>
    notFound('This pupil is not in the class'),
  );
  const assignments = await findAssignmentsOfMarkbook(context.db, schoolClass.id, maxAssignments);
  const rows = await readWorkOfMarkbook(
    context.db,
    assignments.map(({ id }) => id),
    [pupil.id],
  );
  const now = context.clock();
  const byId = new Map(rows.map((row) => [row.assignmentId, row]));
  return {
    class: schoolClass,
    pupil,
    assignments: assignments.toReversed().flatMap((assignment) => {
      const row = byId.get(assignment.id);
      return row ? [{ ...toColumn(assignment), entry: toEntry(row, now) }] : [];
    }),
  };
}

const toColumn = ({ dueAt, ...assignment }: MarkedAssignment) => ({
  ...assignment,
  dueAt: dueAt.toISOString(),
});

const toEntry = (row: WorkRow, now: Date): MarkbookEntryDto => ({
  ...toWork(row, now),
  assignmentId: row.assignmentId,
});
