import { describe, expect, it } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildQuestions, buildRevision } from '#testing/builders/build-question.ts';
import { itemAt } from '#testing/item-at.ts';
import { errorOf } from '#testing/requests/response-body.ts';
import { uniqueCode } from '#testing/builders/unique-name.ts';
import { createAdminQuestionHelpers, editOf } from '#testing/helpers/admin-question-helpers.ts';

const { app, admin, build, remove, newSubject, listReply, list, listedIds, detail } =
  await createAdminQuestionHelpers();

describe('the list', () => {
  it('shows the fields of a row, with the text cut at 100 characters', async () => {
    const { stage, subject, topic } = await newSubject();
    const question = await build({ topicId: topic.id, body: `${'word '.repeat(40)}end`, correctLetter: 'C' });
    await app.database.questionStatistics.create({
      data: { questionId: question.id, answeredCount: 8, correctCount: 6 },
    });
    const { questions, counts } = await list({ subject: subject.id });
    expect(questions).toEqual([
      expect.objectContaining({
        id: question.id,
        questionType: 'regular',
        status: 'published',
        questionText: `${'word '.repeat(20).trim()}…`,
        answer: 'C',
        hasQuestionImage: false,
        difficulty: 1,
        level: null,
        tier: null,
        subject: { id: subject.id, name: subject.name, color: 'teal' },
        stage: { id: stage.id, name: stage.name },
        answeredCount: 8,
        correctCount: 6,
      }),
    ]);
    expect(counts?.matching).toEqual({ count: 1, isCapped: false });
    expect(counts?.total.count).toBeGreaterThanOrEqual(1);
  });

  it('is filtered by type, status, stage and subject, and shows archived ones only on request', async () => {
    const { stage, subject, topic } = await newSubject();
    const other = await buildSubject(app.database, { stageId: stage.id });
    const otherTopic = await buildTopic(app.database, { subjectId: other.id });
    const regular = await build({ topicId: topic.id });
    const rapid = await build({ topicId: topic.id, kind: 'RAPID_FIRE' });
    const draft = await build({ topicId: topic.id, published: false });
    const archived = await build({ topicId: topic.id, published: false });
    await app.database.question.update({ where: { id: archived.id }, data: { status: 'ARCHIVED' } });
    const inOtherSubject = await build({ topicId: otherTopic.id });
    const ofSubject = { examType: stage.id, subject: subject.id };
    expect(await listedIds(ofSubject)).toEqual([draft.id, rapid.id, regular.id]);
    expect(await listedIds({ examType: stage.id })).toEqual([
      inOtherSubject.id,
      draft.id,
      rapid.id,
      regular.id,
    ]);
    expect(await listedIds({ ...ofSubject, questionType: 'rapid-fire' })).toEqual([rapid.id]);
    expect(await listedIds({ ...ofSubject, status: 'draft' })).toEqual([draft.id]);
    expect(await listedIds({ ...ofSubject, status: 'archived' })).toEqual([archived.id]);
    expect(await listedIds({ ...ofSubject, examType: (await buildStage(app.database)).id })).toEqual([]);
  });

  it('is filtered by topic, difficulty and pictures', async () => {
    const { subject, topic } = await newSubject();
    const other = await buildTopic(app.database, { subjectId: subject.id });
    const easy = await build({ topicId: topic.id, difficulty: 1 });
    const hard = await build({ topicId: other.id, difficulty: 3 });
    await build({ topicId: other.id, kind: 'RAPID_FIRE', difficulty: 3 });
    const image = await app.database.mediaFile.create({
      data: { storageKey: uniqueCode('picture'), contentType: 'image/webp', byteSize: 1 },
    });
    await app.database.questionRevision.update({
      where: { id: hard.revisionId },
      data: { solutionImageId: image.id },
    });
    const ofSubject = { subject: subject.id };
    expect(await listedIds({ ...ofSubject, topic: topic.id })).toEqual([easy.id]);
    expect(await listedIds({ ...ofSubject, difficulty: '3' })).toEqual([hard.id]);
    expect(await listedIds({ ...ofSubject, pictures: 'with' })).toEqual([hard.id]);
    expect(await listedIds({ ...ofSubject, questionType: 'regular', pictures: 'without' })).toEqual([
      easy.id,
    ]);
    expect((await list({ ...ofSubject, pictures: 'with' })).counts?.matching.count).toBe(1);
  });

  it('is filtered by tier, among regular questions', async () => {
    const { subject, topic } = await newSubject();
    const forBoth = await build({ topicId: topic.id });
    const higher = await build({ topicId: topic.id, tier: 'HIGHER' });
    const draft = await build({ topicId: topic.id, tier: 'FOUNDATION', published: false });
    await build({ topicId: topic.id, kind: 'RAPID_FIRE' });
    const ofSubject = { subject: subject.id };
    expect(await listedIds({ ...ofSubject, tier: 'HIGHER' })).toEqual([higher.id]);
    expect(await listedIds({ ...ofSubject, tier: 'FOUNDATION' })).toEqual([draft.id]);
    expect(await listedIds({ ...ofSubject, tier: 'BOTH' })).toEqual([forBoth.id]);
    expect(await listedIds({ ...ofSubject, tier: 'HIGHER', order: 'hardest' })).toEqual([higher.id]);
    expect((await list({ ...ofSubject, tier: 'HIGHER' })).questions).toMatchObject([{ tier: 'HIGHER' }]);
  });

  it('is filtered and sorted by the facility of the current revision, page by page', async () => {
    const { subject, topic } = await newSubject();
    const built = await buildQuestions(app.database, 58, { topicId: topic.id });
    const count = (index: number, correctCount: number, answeredCount = 100) => ({
      questionId: itemAt(built, index).id,
      revision: 1,
      countedAnswers: answeredCount,
      countedCorrect: correctCount,
      shownCount: answeredCount,
      answeredCount,
      correctCount,
      options: [],
      suspicions: [],
      countedAt: new Date(),
    });
    await app.database.itemStatistics.createMany({
      data: [
        count(0, 29),
        count(1, 30),
        // Few are wholly right, but they earned most of the marks.
        { ...count(2, 10), shareSum: 84 },
        count(3, 85),
        count(4, 100),
        // Too few answers, and those of an earlier revision.
        count(5, 1, 39),
        count(6, 1),
        count(7, 29),
      ],
    });
    const { id: questionId } = itemAt(built, 6);
    await buildRevision(app.database, questionId, { body: 'Another text' });
    const [a, b, c, d, e, , , again] = built.map(({ id }) => id);
    const of = (facility: string) => listedIds({ subject: subject.id, facility });
    expect(await of('below-30')).toEqual([again, a]);
    expect(await of('30-to-59')).toEqual([b]);
    expect(await of('60-to-84')).toEqual([c]);
    expect(await of('from-85')).toEqual([e, d]);
    expect((await list({ subject: subject.id, facility: 'unknown' })).counts?.matching.count).toBe(52);
    for (const [order, first] of [
      ['lowest-facility', [again, a, b, c, d, e]],
      ['highest-facility', [e, d, c, b, again, a]],
    ] as const) {
      const page = await list({ subject: subject.id, order });
      const rest = await listedIds({ subject: subject.id, order, cursor: page.nextCursor ?? '' });
      const ids = [...page.questions.map(({ id }) => id), ...rest];
      expect(ids.slice(0, 6)).toEqual(first);
      expect(ids.slice(6)).toEqual(
        built
          .slice(5)
          .map(({ id }) => id)
          .filter((id) => id !== again)
          .toReversed(),
      );
    }
  });

  it('shows the beginnings of the options, which distinguish questions with one text', async () => {
    const { subject, topic } = await newSubject();
    await build({ topicId: topic.id });
    const [row] = (await list({ subject: subject.id })).questions;
    expect(row?.optionTexts.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D']);
    expect(row?.optionTexts.every(({ text }) => text.length > 0)).toBe(true);
  });

  it.each([
    ['oldest', [0, 1, 2]],
    ['easiest', [2, 0, 1]],
    ['hardest', [1, 0, 2]],
    ['topic', [1, 2, 0]],
  ] as const)('is paged in the order %s, also with search words', async (order, expected) => {
    const { subject } = await newSubject();
    const [first, last] = [
      await buildTopic(app.database, { subjectId: subject.id, name: 'Algebra' }),
      await buildTopic(app.database, { subjectId: subject.id, name: 'Volume' }),
    ];
    const word = uniqueCode('ordering').replaceAll(/[^a-z]/gu, 'x');
    const groups = [
      await buildQuestions(app.database, 30, { topicId: last.id, difficulty: 2, body: word }),
      await buildQuestions(app.database, 2, { topicId: first.id, difficulty: 5, body: word }),
      await buildQuestions(app.database, 30, { topicId: first.id, difficulty: 1, body: word }),
    ];
    for (const search of ['', word]) {
      const query = { subject: subject.id, order, search };
      const page = await list(query);
      const rest = await list({ ...query, cursor: page.nextCursor ?? '' });
      expect(rest.nextCursor).toBeNull();
      const ids = [...page.questions, ...rest.questions].map(({ id }) => id);
      const inOrder = expected.flatMap((index) => {
        const group = itemAt(groups, index).map(({ id }) => id);
        return order === 'oldest' ? group : group.toReversed();
      });
      expect(ids).toEqual(order === 'topic' ? topicOrder(groups) : inOrder);
    }
    function topicOrder([ofLast, ...ofFirst]: { id: string }[][]) {
      const newestFirst = (questions: { id: string }[]) => questions.map(({ id }) => id).reverse();
      return [...newestFirst(ofFirst.flat()), ...newestFirst(ofLast ?? [])];
    }
  });

  it('refuses a page of another order', async () => {
    const { id } = await build({});
    for (const [order, cursor] of [
      ['newest', 'x'],
      ['topic', id],
      ['hardest', `x.${id}`],
    ] as const)
      expect((await listReply({ order, cursor })).status).toBe(400);
  });

  it('is paged without gaps or repeats while questions are added and deleted', async () => {
    const { subject, topic } = await newSubject();
    const built = await buildQuestions(app.database, 60, { topicId: topic.id });
    const first = await list({ subject: subject.id });
    expect(first.counts?.matching.count).toBe(60);
    expect(first.questions).toHaveLength(50);
    await build({ topicId: topic.id });
    await remove(`/admin/questions/${itemAt(built, 30).id}`);
    const second = await list({ subject: subject.id, cursor: first.nextCursor ?? '' });
    expect(second.counts).toBeNull();
    expect(second.nextCursor).toBeNull();
    const ids = [...first.questions, ...second.questions].map(({ id }) => id);
    expect(ids).toEqual(built.map(({ id }) => id).reverse());
  });
});

describe('one question', () => {
  it('has its answer key, and signed pictures when it is a draft', async () => {
    const { subject, topic } = await newSubject();
    const { id } = await build({ topicId: topic.id, published: false, correctLetter: 'B', difficulty: 4 });
    const { currentRevisionId } = await app.database.question.findUniqueOrThrow({ where: { id } });
    const file = await app.database.mediaFile.create({
      data: {
        storageKey: `${uniqueCode('picture')}.webp`,
        access: 'SIGNED',
        contentType: 'image/webp',
        byteSize: 1,
      },
    });
    await app.database.questionRevision.update({
      where: { id: currentRevisionId ?? '' },
      data: { imageId: file.id },
    });
    const question = await detail(id);
    expect(question).toMatchObject({
      status: 'draft',
      difficulty: 4,
      explanationText: 'Count on.',
      topic: { name: topic.name, subject: { name: subject.name } },
    });
    expect(question.questionImageUrl).toMatch(/signature=/u);
    expect(
      question.options.filter(({ isCorrect }) => isCorrect).map(({ optionLetter }) => optionLetter),
    ).toEqual(['B']);
  });

  it.each(['get', 'put', 'delete'] as const)('that does not exist is not found: %s', async (method) => {
    const id = crypto.randomUUID();
    const body = { ...editOf(await detail((await build({})).id)) };
    const reply = await app.request[method](`/api/admin/questions/${id}`)
      .set(app.signInAs(admin.user))
      .send(method === 'put' ? body : undefined);
    expect([reply.status, errorOf(reply).message]).toEqual([404, 'This question does not exist']);
  });
});
