import type { ParsedInput } from '@markwell/shared/contract/endpoint';
import type {
  MarkbookDto,
  MarkbookEntryDto,
  MarkbookOfPupilDto,
  readMarkbook,
} from '@markwell/shared/assignments/markbook.contract';
import { toWork } from '../work.mapper.ts';
import type { WorkRow } from '../work-rows.repository.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound, orThrow } from '#platform/domain-error.ts';
import { classNotFound } from '#platform/not-found.ts';
import type { Caller } from '#platform/caller.ts';
import type { MarkbookRepository, MarkedAssignment } from './markbook.repository.ts';

/** What the pupils of a class have done. Throws NOT_FOUND for a class that the caller does not teach. */
export interface MarkbookService {
  /** One page of pupils, each with an entry for each assignment. */
  read: (
    caller: Caller,
    classId: string,
    page: ParsedInput<typeof readMarkbook>['query'],
  ) => Promise<MarkbookDto>;
  /** Throws NOT_FOUND for a pupil who is not in the class. */
  readOfPupil: (caller: Caller, classId: string, pupilId: string) => Promise<MarkbookOfPupilDto>;
}

/** A term has fewer; older assignments are in the list of the class. */
const maxAssignments = 100;

export function createMarkbookService({
  repository,
  clock,
}: {
  repository: MarkbookRepository;
  clock: Clock;
}): MarkbookService {
  const findClass = async (caller: Caller, classId: string) =>
    orThrow(await repository.findTaughtClass(caller.id, classId), classNotFound);

  return {
    async read(caller, classId, { cursor, limit }) {
      const schoolClass = await findClass(caller, classId);
      const [assignments, members] = await Promise.all([
        repository.listAssignments(schoolClass.id, maxAssignments),
        repository.listMembers(schoolClass.id, { after: cursor, limit: limit + 1 }),
      ]);
      const shown = members.slice(0, limit);
      const rows = await repository.readWork(
        assignments.map(({ id }) => id),
        shown.map(({ id }) => id),
      );
      const now = clock();
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
    },

    async readOfPupil(caller, classId, pupilId) {
      const schoolClass = await findClass(caller, classId);
      const pupil = orThrow(await repository.findMember(schoolClass.id, pupilId), () =>
        notFound('This pupil is not in the class'),
      );
      const assignments = await repository.listAssignments(schoolClass.id, maxAssignments);
      const rows = await repository.readWork(
        assignments.map(({ id }) => id),
        [pupil.id],
      );
      const now = clock();
      const byId = new Map(rows.map((row) => [row.assignmentId, row]));
      return {
        class: schoolClass,
        pupil,
        assignments: assignments.toReversed().flatMap((assignment) => {
          const row = byId.get(assignment.id);
          return row ? [{ ...toColumn(assignment), entry: toEntry(row, now) }] : [];
        }),
      };
    },
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
