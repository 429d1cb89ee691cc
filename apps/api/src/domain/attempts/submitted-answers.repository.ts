import { Prisma } from '@markwell/database/client';

/** An answer as the pupil gave it; a null letter removes the answer. At most one per question. */
export interface SubmittedAnswer {
  questionId: string;
  optionLetter: string | null;
  /** A question's answer with the highest sequence wins; null wins over any saved answer. */
  sequence: number | null;
  answeredAt: Date;
}

/**
 * The answers as a table, each with its ordinal in the attempt and the id of the option with its letter in
 * the revision shown. An answer to a question of another test, or with a letter that the question lacks, is
 * invalid.
 */
export const submittedAnswersTable = (attemptId: string, answers: readonly SubmittedAnswer[]) => Prisma.sql`
  select g.sequence, g.answered_at, k.ordinal, o.id as option_id,
    k.ordinal is null or (g.letter is not null and o.id is null) as is_invalid
  from unnest(${answers.map(({ questionId }) => questionId)}::uuid[], ${answers.map(({ optionLetter }) => optionLetter)}::text[],
    ${answers.map(({ sequence }) => sequence)}::int8[], ${answers.map(({ answeredAt }) => answeredAt.toISOString())}::timestamptz[])
    as g (question_id, letter, sequence, answered_at)
  left join attempt_questions k on k.attempt_id = ${attemptId}::uuid and k.question_id = g.question_id
  left join question_options o on o.revision_id = k.revision_id and o.letter = g.letter`;
