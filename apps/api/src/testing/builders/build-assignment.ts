import type { Prisma } from '@markwell/database/client';
import type { Database } from '@markwell/database/connect';
import { uniqueName } from './unique-name.ts';

/**
 * An assignment of these questions for a class: it opened an hour ago, is due in an hour and closes in two; full results
 * when the teacher releases them.
 */
export async function buildAssignment(
  database: Database,
  {
    classId,
    questionIds,
    now = new Date(),
    ...overrides
  }: {
    classId: string;
    questionIds: readonly string[];
    now?: Date;
  } & Partial<Prisma.AssignmentUncheckedCreateInput>,
) {
  const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  return database.assignment.create({
    data: {
      classId,
      title: uniqueName('Fractions'),
      questionChoice: 'SAME',
      difficulties: [],
      topicIds: [],
      questionCount: questionIds.length || 1,
      durationSeconds: 1800,
      opensAt: after(-1),
      dueAt: after(1),
      closesAt: after(2),
      show: 'FULL',
      release: 'TEACHER',
      createdAt: after(-1),
      updatedAt: after(-1),
      questions: { create: questionIds.map((questionId, index) => ({ questionId, ordinal: index + 1 })) },
      ...overrides,
    },
  });
}
