import type { Database } from '@markwell/database/connect';

/**
 * The questions of these buckets that pupils who are in the class now have seen, or that an assignment of the class has.
 * For reserved questions, which are few.
 */
export async function findMetQuestions(
  db: Database,
  classId: string,
  bucketIds: readonly string[],
): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('questions')
    .select('questions.id')
    .where((eb) => eb('questions.bucket_id', '=', eb.fn.any(eb.val(bucketIds))))
    .where((eb) => {
      const seen = eb
        .selectFrom('class_members')
        .innerJoin('seen_numbers', 'seen_numbers.user_id', 'class_members.user_id')
        .select((each) => each.fn<number>('unnest', ['seen_numbers.numbers']).as('number'))
        .where('class_members.class_id', '=', classId)
        .where('class_members.left_at', 'is', null);
      const set = eb
        .selectFrom('assignments')
        .innerJoin('assignment_questions', 'assignment_questions.assignment_id', 'assignments.id')
        .select('assignment_questions.question_id')
        .where('assignments.class_id', '=', classId);
      return eb.or([eb('questions.draw_number', 'in', seen), eb('questions.id', 'in', set)]);
    })
    .execute();
  return rows.map(({ id }) => id);
}
