import { expect, test } from 'vitest';
import { usesWithoutPupil } from './uses-without-pupil.ts';

const tables = ['attempts', 'notifications'];

test.each([
  ['select "id" from "attempts" where "id" = $1 and "user_id" = $2'],
  ['select "a"."id" from "attempts" as "a" where "a"."user_id" = $1'],
  ['select 1 from "users" inner join "attempts" on ("attempts"."user_id" = "users"."id")'],
  [
    'with "a" as (select "id" from "attempts" where "user_id" = $1) select "attempts"."id", "a"."id" from "a"',
  ],
  ['insert into "attempts" ("id", "user_id") values ($1, $2)'],
  ['SELECT "public"."attempts"."id" FROM "public"."attempts" WHERE "public"."attempts"."user_id" IN ($1)'],
])('%s names the pupil', (statement) => {
  expect(usesWithoutPupil(statement, tables)).toEqual([]);
});

test.each([
  ['select "id" from "attempts" where "id" = $1', ['attempts']],
  [
    'update "attempts" set "answers" = $1 from "attempt" where "attempts"."id" = "attempt"."id"',
    ['attempts'],
  ],
  ['select "user_id" from "attempts" as "a", "users" where "a"."id" = $1', ['a']],
  [
    'select 1 from "users" where "user_id" = $1 and exists (select 1 from "attempts" where "id" = $2)',
    ['attempts'],
  ],
  [
    'select 1 from "attempts" inner join "notifications" as "n" on "n"."id" = $1 where "attempts"."user_id" = $2',
    ['n'],
  ],
  ['insert into "attempts" ("id") values ($1)', ['attempts']],
])('%s does not', (statement, uses) => {
  expect(usesWithoutPupil(statement, tables)).toEqual(uses);
});
