import type { Database } from '@markwell/database/connect';
import { countOf } from '@markwell/database/sql-expressions/counts';
import { prepareStatement } from '@markwell/database/sql/prepared-statement';
import type { CreativeDifficulty, DB as Tables } from '@markwell/database/tables';
import { expressionBuilder, type Expression, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { forEachViewer } from '#modules/curriculum/visible-subjects.repository.ts';
import { containsPattern, wordStartsWithPattern, type SearchQuery } from '#platform/search-query.ts';
import { isListed, type NamesToFind } from './name-match.repository.ts';
import { withHits, type HitsBuilder } from './name-hits.repository.ts';
import type { SearchScope } from './subjects-of-stage.repository.ts';

interface OfSubject {
  subjectId: string;
  subjectName: string;
  color: string;
}

/** The best hits of a kind. `total` may stop at `maxCounted` + 1. */
export interface Hits<Item> {
  items: Item[];
  total: number;
}

export interface NameHits {
  subjects: Hits<{ id: string; name: string; color: string; topicCount: number; questionCount: number }>;
  topics: Hits<OfSubject & { id: string; name: string; questionCount: number }>;
  papers: Hits<
    OfSubject & { id: string; name: string; schoolName: string | null; year: number; isPremium: boolean }
  >;
  briefs: Hits<OfSubject & { id: string; name: string; text: string; difficulty: CreativeDifficulty }>;
}

/** The number of published questions in topics, without reserved ones; a condition that selects the topics follows. */
const questionsOfTopics = () =>
  expressionBuilder<Tables>()
    .selectFrom('buckets')
    .innerJoin('topics', 'topics.id', 'buckets.topic_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('buckets.published_count'), eb.lit(0)).as('count'))
    .where('buckets.kind', '=', 'REGULAR')
    .where('buckets.is_reserved', '=', false)
    .where('topics.archived_at', 'is', null);

interface Hit {
  id: string;
  name: string;
  match: number | null;
}

/** The hits of a kind that are shown, best first, and how many they are. `best` is the best match of all its hits. */
const groupOf = <Item>(
  hits: SelectQueryBuilder<{ hit: Hit }, 'hit', Item>,
  best: SelectQueryBuilder<object, never, { match: number | null }>,
  limit: Expression<number>,
) => {
  const matching = hits.where((hit) => isListed(hit.ref('hit.match'), best.$asScalar()));
  const items = matching.orderBy('hit.match').orderBy('hit.name').orderBy('hit.id').limit(limit);
  return jsonBuildObject({
    items: jsonArrayFrom(items),
    total: countOf(matching),
  });
};

const ofSubject = ['hit.subject_id as subjectId', 'hit.subject_name as subjectName', 'hit.color'] as const;

const subjectGroup = (eb: HitsBuilder, limit: Expression<number>) =>
  groupOf(
    eb
      .selectFrom('subject_hits as hit')
      .select(['hit.id', 'hit.name', 'hit.color'])
      .select((hit) => {
        const merged = hit
          .selectFrom('visible')
          .select('visible.id')
          .whereRef('visible.subject_id', '=', 'hit.id');
        const topics = hit
          .selectFrom('topics')
          .where('topics.subject_id', 'in', merged)
          .where('topics.archived_at', 'is', null);
        const questions = questionsOfTopics().where('topics.subject_id', 'in', merged);
        return [countOf(topics).as('topicCount'), questions.$asScalar().$notNull().as('questionCount')];
      }),
    eb.selectFrom('subject_hits').select((all) => all.fn.min('match').as('match')),
    limit,
  );

const topicGroup = (eb: HitsBuilder, limit: Expression<number>) =>
  groupOf(
    eb
      .selectFrom('topic_hits as hit')
      .select(['hit.id', 'hit.name', ...ofSubject])
      .select((hit) =>
        questionsOfTopics()
          .where('topics.id', '=', hit.ref('hit.id'))
          .$asScalar()
          .$notNull()
          .as('questionCount'),
      ),
    eb.selectFrom('topic_hits').select((all) => all.fn.min('match').as('match')),
    limit,
  );

const paperGroup = (eb: HitsBuilder, limit: Expression<number>) =>
  groupOf(
    eb
      .selectFrom('paper_hits as hit')
      .select(['hit.id', 'hit.name', 'hit.school_name as schoolName', 'hit.year'])
      .select(['hit.is_premium as isPremium', ...ofSubject]),
    eb.selectFrom('paper_hits').select((all) => all.fn.min('match').as('match')),
    limit,
  );

const briefGroup = (eb: HitsBuilder, limit: Expression<number>) =>
  groupOf(
    eb
      .selectFrom('brief_hits as hit')
      .select(['hit.id', 'hit.name', 'hit.brief as text', 'hit.difficulty', ...ofSubject]),
    eb.selectFrom('brief_hits').select((all) => all.fn.min('match').as('match')),
    limit,
  );

/** Shorter texts are too often nearly the same as a name. */
const minLengthForSimilarity = 4;

interface StatementValues {
  stageId: string;
  /** Only for users of a school. */
  schoolId?: string;
  limit: number;
  whole: string;
  contained: readonly string[];
  beginnings: readonly string[];
}

type Form = Pick<NamesToFind, 'isShort' | 'isComparable'>;

/** One round trip for four kinds. */
const prepareFindNames = (form: Form) =>
  forEachViewer(({ isAdmin, hasSchool }) =>
    prepareStatement<StatementValues>()((database, value) => {
      const viewer = { isAdmin, schoolId: hasSchool ? value('schoolId') : null };
      const limit = value('limit');
      const texts = {
        whole: value('whole'),
        contained: value('contained'),
        beginnings: value('beginnings'),
      };
      return withHits(
        database,
        { viewer, stageId: value('stageId'), limit },
        { ...form, ...texts },
      ).selectNoFrom((eb) => [
        subjectGroup(eb, limit).as('subjects'),
        topicGroup(eb, limit).as('topics'),
        paperGroup(eb, limit).as('papers'),
        briefGroup(eb, limit).as('briefs'),
      ]);
    }),
  );
const findShortNames = prepareFindNames({ isShort: true, isComparable: false });
const findContainedNames = prepareFindNames({ isShort: false, isComparable: false });
const findSimilarNames = prepareFindNames({ isShort: false, isComparable: true });

/** Searches the names of a stage. Typing errors are accepted when no name matches exactly. */
export async function searchNames(
  db: Database,
  { viewer, stageId, limit }: SearchScope,
  { text, terms, isShort }: SearchQuery,
): Promise<NameHits> {
  const whole = text.trim();
  const findLongNames = whole.length >= minLengthForSimilarity ? findSimilarNames : findContainedNames;
  const find = isShort ? findShortNames : findLongNames;
  const [hits] = await find(viewer)(db.sql, {
    stageId,
    ...(viewer.schoolId === null ? {} : { schoolId: viewer.schoolId }),
    limit,
    whole,
    contained: terms.map(containsPattern),
    beginnings: terms.map(wordStartsWithPattern),
  });
  if (!hits) throw new Error('The statement always returns a row');
  return hits;
}
