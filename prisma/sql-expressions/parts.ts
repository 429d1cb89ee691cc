import { sql, type AliasedRawBuilder, type Expression } from 'kysely';

/** The texts of the options of a multiple-choice question, for `from`; of any other question, none. */
export const optionTexts = <Alias extends string>(
  alias: Alias,
  parts: Expression<unknown>,
): AliasedRawBuilder<{ value: string }, Alias> =>
  sql<{ value: string }>`
    jsonb_array_elements_text(jsonb_path_query_array(${parts}, '$[0].answer.options[*].content.text'))`.as(
    alias,
  );
