-- Finds questions that say the same as a pasted one: case, kinds of quotes and kinds of spaces apart. A query must use
-- the expression as it stands here (core/question-bank/same-text.repository.ts).
CREATE INDEX "questions_same_text" ON "questions" (
  (md5(lower(btrim(regexp_replace(translate(search_text, U&'\2018\2019\201C\201D\00A0', '''''"" '), '\s+', ' ', 'g'))))::uuid));
