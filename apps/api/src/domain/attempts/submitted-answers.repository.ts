import { Prisma } from '@markwell/database/client';

/** An answer as it was given; no letter takes an answer back. At most one for a question. */
export interface SubmittedAnswer {
  questionId: string;
  optionLetter: string | null;
  /** The highest of a question wins; null wins over whatever was saved. */
  sequence: number | null;
  answeredAt: Date;
}

/**
 * The answers as a table, each with its place in the attempt and the option that its letter means in what was shown. One
 * for a question of another test, or with a letter that the question lacks, is a misfit.
 */
export const submittedAnswersTable = (attemptId: string, answers: readonly SubmittedAnswer[]) => Prisma.sql`
  select g.sequence, g.answered_at, k.ordinal, o.id as option_id,
    k.ordinal is null or (g.letter is not null and o.id is null) as is_misfit
  from unnest(${answers.map(({ questionId }) => questionId)}::uuid[], ${answers.map(({ optionLetter }) => optionLetter)}::text[],
    ${answers.map(({ sequence }) => sequence)}::int8[], ${answers.map(({ answeredAt }) => answeredAt.toISOString())}::timestamptz[])
    as g (question_id, letter, sequence, answered_at)
  left join attempt_questions k on k.attempt_id = ${attemptId}::uuid and k.question_id = g.question_id
  left join question_options o on o.revision_id = k.revision_id and o.letter = g.letter`;
