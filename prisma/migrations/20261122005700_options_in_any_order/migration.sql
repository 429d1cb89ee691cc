-- search_text holds the options of a question by their words, no longer by their letters: a question whose options
-- are shuffled says the same. The application sorts new ones alike (questionText in packages/shared/src/rules/same-text.ts).
UPDATE "questions" q SET "search_text" = sorted.said
FROM (
  SELECT c.id, concat_ws(E'\n', nullif(r.body, ''), string_agg(o.text, E'\n' ORDER BY
    lower(btrim(regexp_replace(translate(o.text, U&'\2018\2019\201C\201D\00A0', '''''"" '), '\s+', ' ', 'g'))) COLLATE "C",
    o.letter) FILTER (WHERE o.text <> '')) AS said
  FROM "questions" c
  JOIN "question_revisions" r ON r.id = c.current_revision_id
  LEFT JOIN "question_options" o ON o.revision_id = r.id
  GROUP BY c.id, r.body
) sorted
WHERE sorted.id = q.id AND sorted.said <> q.search_text;
