import { describe, expect, it } from 'vitest';
import { countQuestions } from '#modules/question-bank/search/question-search.repository.ts';
import { parseSearchQuery } from '#platform/search-query.ts';
import { buildQuestions } from '#testing/builders/build-question.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { createAdminQuestionHelpers } from '#testing/helpers/admin-question-helpers.ts';

const { app, build, newSubject, listReply, list, listedIds } = await createAdminQuestionHelpers();

describe('the search', () => {
  const word = uniqueCode('zebra').replaceAll(/[^a-z]/gu, 'x');

  it('finds other forms of words, parts of words, and words in options', async () => {
    const { topic } = await newSubject();
    const plural = await build({ topicId: topic.id, body: `How many ${word}s are there?` });
    expect(await listedIds({ search: word })).toEqual([plural.id]);
    expect(await listedIds({ search: word.slice(1, -1).toUpperCase() })).toEqual([plural.id]);
    expect((await list({ search: word })).counts?.matching).toEqual({ count: 1, isCapped: false });
    expect(await listedIds({ search: `${word.slice(1)}%` })).toEqual([]);
    expect(await listedIds({ search: `${word} giraffe` })).toEqual([]);
  });

  it('searches only the subject, unless the text looks like an id', async () => {
    const [one, other] = [await newSubject(), await newSubject()];
    const long = `antidisestablishmentarianism${word}`;
    const question = await build({ topicId: one.topic.id, body: `short${word} ${long}` });
    const inOtherSubject = { examType: other.stage.id, subject: other.subject.id };
    expect(await listedIds({ ...inOtherSubject, search: `short${word}`.slice(0, 20) })).toEqual([]);
    expect(await listedIds({ ...inOtherSubject, search: long })).toEqual([question.id]);
    expect(await listedIds({ ...inOtherSubject, search: question.id })).toEqual([question.id]);
    // Several words are not an id, however long they are.
    expect(await listedIds({ ...inOtherSubject, search: `short${word} ${long}` })).toEqual([]);
  });

  it('finds a question by id, start of id, shortened id and source id', async () => {
    const { id } = await build({});
    const sourceId = `q-${uniqueCode('source')}`;
    await app.database.question.update({ where: { id }, data: { sourceId } });
    expect(await listedIds({ search: id })).toEqual([id]);
    expect(await listedIds({ search: id.slice(0, 30) })).toContain(id);
    expect(await listedIds({ search: `${id.slice(0, 8)}…${id.slice(-8)}` })).toEqual([id]);
    expect(await listedIds({ search: sourceId })).toEqual([id]);
    expect(await listedIds({ search: 'q-nothing' })).toEqual([]);
  });

  it.each(['-', '--', '%', '"', '+ /'])('finds nothing by punctuation alone: %s', async (search) => {
    const { subject, topic } = await newSubject();
    await build({ topicId: topic.id, body: 'What is 7 - 5?' });
    const { questions, counts } = await list({ subject: subject.id, search });
    expect(questions).toEqual([]);
    expect(counts?.matching).toEqual({ count: 0, isCapped: false });
  });

  it('finds a single letter, over several pages', async () => {
    const { subject, topic } = await newSubject();
    const built = await buildQuestions(app.database, 55, { topicId: topic.id, body: 'Which x is it?' });
    await buildQuestions(app.database, 3, { topicId: topic.id, body: 'Which one is next?' });
    const first = await list({ subject: subject.id, search: 'x' });
    expect(first.counts?.matching).toEqual({ count: 55, isCapped: false });
    const rest = await listedIds({ subject: subject.id, search: 'x', cursor: first.nextCursor ?? '' });
    expect([...first.questions.map(({ id }) => id), ...rest]).toEqual(built.map(({ id }) => id).reverse());
  });

  it('finds and counts a word that every question has, over several pages', async () => {
    const { subject, topic } = await newSubject();
    const built = await buildQuestions(app.database, 55, { topicId: topic.id, body: `What is a ${word}?` });
    const first = await list({ subject: subject.id, search: word });
    expect(first.counts?.matching).toEqual({ count: 55, isCapped: false });
    const rest = await listedIds({ subject: subject.id, search: word, cursor: first.nextCursor ?? '' });
    expect([...first.questions.map(({ id }) => id), ...rest]).toEqual(built.map(({ id }) => id).reverse());
  });

  it('stops counting a common word at 10,000, and without words counts on', async () => {
    const { topic } = await newSubject();
    const text = `How many ${uniqueCode('okapi')}s?`;
    await app.database.$executeRaw`
      insert into questions (id, kind, status, topic_id, difficulty, search_text)
      select gen_random_uuid(), 'REGULAR', 'DRAFT', ${topic.id}::uuid, 1, ${text} from generate_series(1, 10001)`;
    const scope = { kinds: ['REGULAR'], statuses: ['DRAFT'], topicIds: [topic.id] } as const;
    const count = () => countQuestions(app.database, scope, parseSearchQuery(text));
    expect(await count()).toEqual({ count: 10_000, isCapped: true });
    expect(await countQuestions(app.database, scope)).toEqual({ count: 10_001, isCapped: false });
    await app.database.$executeRaw`
      delete from questions where id in (select id from questions where topic_id = ${topic.id}::uuid limit 1)`;
    expect(await count()).toEqual({ count: 10_000, isCapped: false });
    await app.database.$executeRaw`delete from questions where topic_id = ${topic.id}::uuid`;
  });

  it.each([
    ['NUL', { search: 'a\u0000b' }, 400],
    ['too long', { search: 'a'.repeat(201) }, 400],
    ['half a surrogate pair', { search: '\ud800' }, 200],
    ['a wrong cursor', { cursor: 'x' }, 400],
    ['a wrong subject', { subject: '1' }, 400],
    ['only punctuation', { search: '%_\\"' }, 200],
    ['an operator', { search: '-( & !' }, 200],
    ['an unknown type', { questionType: 'essay' }, 400],
  ] as const)('gives no server error for %s', async (_what, query, status) => {
    expect((await listReply(query)).status).toBe(status);
  });
});
