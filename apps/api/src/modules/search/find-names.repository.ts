import type { Database, Sql } from '@markwell/database/connect';
import { arrayOf, jsonRows, typed } from '@markwell/database/sql/values';
import { sql, type ExpressionBuilder, type NotNull } from 'kysely';
import { containsPattern, wordStartsWithPattern, type SearchQuery } from '#platform/search-query.ts';

type NameKind = 'SUBJECT' | 'TOPIC' | 'PAPER' | 'BRIEF';

/** What is searched by its name. */
interface Named {
  name: string;
  /** The texts that belong to the row alone: one of the words must be in them, and every word in them or in the subject. */
  own_text: string;
  subject_name: string;
}

/** Share of trigrams that must match for a typing error, 0-1. */
const minSimilarity = 0.5;
/** Shorter texts are too often nearly the same as a name. */
const minLengthForSimilarity = 4;
const similarName = 4;
const space = sql.lit(' ');

/** How a row matches: 0 whole name, 1 its start, 2 start of a word, 3 anywhere, 4 similar name; null not at all. */
const matchOf =
  ({ text, terms, isShort }: SearchQuery) =>
  (eb: ExpressionBuilder<{ named: Named }, 'named'>) => {
    const whole = typed('text', text.trim());
    const lowerName = eb.fn<string>('lower', ['named.name']);
    const lowerWhole = eb.fn<string>('lower', [whole]);
    const beginnings = arrayOf('text', terms.map(wordStartsWithPattern));
    const beginsWords = eb('named.name', '~*', eb.fn<string>('all', [beginnings]));
    const words = arrayOf('text', terms.map(containsPattern));
    const allText = eb.fn<string>('concat', ['named.own_text', space, 'named.subject_name']);
    const hasWords = eb.and([
      eb(allText, 'ilike', eb.fn<string>('all', [words])),
      eb('named.own_text', 'ilike', eb.fn<string>('any', [words])),
    ]);
    const isComparable = !isShort && text.trim().length >= minLengthForSimilarity;
    const isSimilar = eb(eb.fn<number>('word_similarity', [whole, 'named.name']), '>=', minSimilarity);
    const howFound = eb
      .case()
      .when(eb(lowerName, '=', lowerWhole))
      .then(eb.lit(0))
      .when(eb.fn<boolean>('starts_with', [lowerName, lowerWhole]))
      .then(eb.lit(1))
      .when(beginsWords)
      .then(eb.lit(2))
      .else(eb.lit(3))
      .end();
    return eb
      .case()
      .when(isShort ? beginsWords : hasWords)
      .then(howFound)
      .when(isComparable ? isSimilar : eb.lit(false))
      .then(eb.lit(similarName))
      .end();
  };

interface Content {
  /** Of the subjects and topics to search. */
  names: readonly { kind: NameKind; id: string; name: string; subject_name: string }[];
  /** Of the papers and briefs to search. */
  subjectIds: readonly string[];
}

/** They are few, so all are read, with or without an index. */
const selectNames = (database: Sql, { names, subjectIds }: Content) =>
  database
    .selectFrom(jsonRows('known', { kind: 'text', id: 'uuid', name: 'text', subject_name: 'text' }, names))
    .select(['known.kind', 'known.id', 'known.name', 'known.name as own_text', 'known.subject_name'])
    .unionAll((eb) =>
      eb
        .selectFrom('past_papers as paper')
        .innerJoin('subjects', 'subjects.id', 'paper.subject_id')
        .select((of) => [
          typed<'text', NameKind>('text', 'PAPER').as('kind'),
          'paper.id',
          'paper.title as name',
          of
            .fn<string>('concat_ws', [space, 'paper.title', 'paper.school_name', 'paper.year'])
            .as('own_text'),
          'subjects.name as subject_name',
        ])
        .where((of) => of('paper.subject_id', '=', of.fn.any(arrayOf('uuid', subjectIds)))),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('creative_writing_questions as brief')
        .innerJoin('subjects', 'subjects.id', 'brief.subject_id')
        .select((of) => [
          typed<'text', NameKind>('text', 'BRIEF').as('kind'),
          'brief.id',
          'brief.title as name',
          of.fn<string>('concat_ws', [space, 'brief.title', 'brief.theme', 'brief.brief']).as('own_text'),
          'subjects.name as subject_name',
        ])
        .where((of) => of('brief.subject_id', '=', of.fn.any(arrayOf('uuid', subjectIds))))
        .where('brief.status', '=', 'PUBLISHED'),
    );

/** The best `limit` of each kind, and how many there are. Typing errors are accepted when nothing of a kind matches exactly. */
export async function findNames(
  { sql: database }: Database,
  content: Content,
  query: SearchQuery,
  limit: number,
) {
  const matched = database
    .selectFrom(selectNames(database, content).as('named'))
    .select((eb) => ['named.kind', 'named.id', 'named.name', matchOf(query)(eb).as('match')]);
  const ranked = database
    .selectFrom(matched.as('matched'))
    .selectAll()
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .over((over) => over.partitionBy('kind'))
        .as('all'),
      eb.fn
        .countAll<number>()
        .filterWhere('match', '<', similarName)
        .over((over) => over.partitionBy('kind'))
        .as('exact'),
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('kind').orderBy('match').orderBy('name').orderBy('id'))
        .as('place'),
    ])
    .where('match', 'is not', null);
  return (
    database
      .selectFrom(ranked.as('ranked'))
      .leftJoin('past_papers as paper', 'paper.id', 'ranked.id')
      .leftJoin('creative_writing_questions as brief', 'brief.id', 'ranked.id')
      .select(['ranked.kind', 'ranked.id', 'ranked.name'])
      .select(['paper.school_name as schoolName', 'paper.year', 'paper.is_premium as isPremium'])
      .select(['brief.brief as text', 'brief.difficulty'])
      .select((eb) => [
        eb.fn.coalesce('paper.subject_id', 'brief.subject_id').as('subjectId'),
        eb.fn.coalesce(eb.fn<number | null>('nullif', ['exact', eb.lit(0)]), 'all').as('total'),
      ])
      .where((eb) => eb.or([eb('match', '<', similarName), eb('exact', '=', 0)]))
      .where('place', '<=', limit)
      .orderBy('place')
      // Each kind has the columns of its own.
      .$narrowType<{
        subjectId: NotNull;
        year: NotNull;
        isPremium: NotNull;
        text: NotNull;
        difficulty: NotNull;
      }>()
      .execute()
  );
}

export type NameHit = Awaited<ReturnType<typeof findNames>>[number];
