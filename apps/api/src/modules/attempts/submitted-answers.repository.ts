import type { ValueOf } from '@markwell/database/sql/prepared-statement';
import { partOf } from '@markwell/database/sql/statement-part';
import { arrayOf, unnest } from '@markwell/database/sql/values';

/** An answer as the pupil gave it; a null letter removes the answer. At most one per question. */
export interface SubmittedAnswer {
  questionId: string;
  optionLetter: string | null;
  /** A question's answer with the highest sequence wins; null wins over any saved answer. */
  sequence: number | null;
  answeredAt: Date;
}

/** The values of a statement with the part `submitted`. */
export interface SubmittedAnswersValues {
  attemptId: string;
  questionIds: readonly string[];
  letters: readonly (string | null)[];
  sequences: readonly (number | null)[];
  answeredAt: readonly Date[];
}

export const toSubmittedAnswersValues = (
  attemptId: string,
  answers: readonly SubmittedAnswer[],
): SubmittedAnswersValues => ({
  attemptId,
  questionIds: answers.map(({ questionId }) => questionId),
  letters: answers.map(({ optionLetter }) => optionLetter),
  sequences: answers.map(({ sequence }) => sequence),
  answeredAt: answers.map(({ answeredAt }) => answeredAt),
});

/**
 * The part `submitted`: the answers as rows, each with its ordinal in the attempt and the id of the option with its
 * letter in the revision displayed. An answer to a question of another test, or with a letter that the question lacks, is
 * invalid.
 */
export const submittedAnswers = (value: ValueOf<SubmittedAnswersValues>) =>
  partOf<object>()((query) =>
    query
      .selectFrom(
        unnest('given', {
          question_id: arrayOf('uuid', value('questionIds')),
          letter: arrayOf('text', value('letters')),
          sequence: arrayOf('bigint', value('sequences')),
          answered_at: arrayOf('timestamptz', value('answeredAt')),
        }),
      )
      .leftJoin('attempt_questions', (join) =>
        join
          .onRef('attempt_questions.question_id', '=', 'given.question_id')
          .on('attempt_questions.attempt_id', '=', value('attemptId')),
      )
      .leftJoin('question_options as option', (join) =>
        join
          .onRef('option.revision_id', '=', 'attempt_questions.revision_id')
          .onRef('option.letter', '=', 'given.letter'),
      )
      .select((eb) => [
        'given.sequence',
        'given.answered_at',
        'attempt_questions.ordinal',
        'option.id as option_id',
        eb
          .or([
            eb('attempt_questions.ordinal', 'is', null),
            eb.and([eb('given.letter', 'is not', null), eb('option.id', 'is', null)]),
          ])
          .$castTo<boolean>()
          .as('is_invalid'),
      ]),
  );

/** The part `invalid`: how many of the answers are invalid. */
export const countInvalid = partOf<{ submitted: { is_invalid: boolean } }>()((query) =>
  query
    .selectFrom('submitted')
    .select((eb) => eb.fn.countAll<number>().filterWhere(eb.ref('submitted.is_invalid')).as('count')),
);
