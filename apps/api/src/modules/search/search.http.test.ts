import { subjects } from '@markwell/questions/curriculum';
import { paperPlans } from '@markwell/questions/papers/paper-plans';
import { search, type HighlightedText } from '@markwell/shared/search/search.contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { buildAdmin, buildParent, buildPupil, buildSchool } from '#testing/builders/build-user.ts';
import { buildQuestion, buildQuestions } from '#testing/builders/build-question.ts';
import { createApiClient, type ApiClient } from '#testing/requests/api-client.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let stageId: string;
let pupil: ApiClient;
let maths: Awaited<ReturnType<typeof buildSubject>>;
let fractions: Awaited<ReturnType<typeof buildTopic>>;
const paperTitle = 'Greenfield Mathematics Paper 2';

beforeAll(async () => {
  app = await createTestApp();
  stageId = (await buildStage(app.database)).id;
  maths = await buildSubject(app.database, { stageId, name: 'Mathematics', color: 'ochre' });
  fractions = await buildTopic(app.database, { subjectId: maths.id, name: 'Fractions' });
  await buildTopic(app.database, { subjectId: maths.id, name: 'Ratio and Proportion' });
  await buildQuestion(app.database, {
    topicId: fractions.id,
    body: 'A cake is cut into eight pieces. Which fractions of the cake are left when <b>three</b> are eaten?',
  });
  await buildQuestion(app.database, { topicId: fractions.id, body: 'Photosynthesis happens where?' });
  await app.database.pastPaper.create({
    data: { stageId, subjectId: maths.id, title: paperTitle, year: 2023, schoolName: 'Greenfield School' },
  });
  await app.database.creativeWritingQuestion.create({
    data: {
      stageId,
      subjectId: maths.id,
      status: 'PUBLISHED',
      title: 'The Lighthouse Keeper',
      brief: 'A storm.\nA light goes out.\nSomeone rows.\nBegin with the sound.',
      ageGroup: 'Year 6-7',
      teacherNotes: 'Secret lighthouse notes',
      options: { create: { letter: 'A', text: 'x', score: 3, explanation: 'Best lighthouse' } },
    },
  });
  pupil = createApiClient(app, await buildPupil(app.database, { currentStageId: stageId }));
});

const find = async (q: string, learner = pupil, more = '') =>
  bodyOf(search, await learner.get(`/search?${new URLSearchParams({ q }).toString()}${more}`));
const marked = ({ text, marks }: HighlightedText) => marks.map(([from, to]) => text.slice(from, to));

describe('GET /search', () => {
  it('finds subjects and topics by name, with highlights and ids', async () => {
    const { subjects, topics } = await find('  mathem ');
    expect(subjects.items).toMatchObject([
      {
        id: maths.id,
        name: { text: 'Mathematics', marks: [[0, 6]] },
        color: 'ochre',
        topicCount: 2,
        questionCount: 2,
      },
    ]);
    expect(topics.items).toEqual([]);
    expect((await find('maths frac')).topics.items).toEqual([]);
    const found = (await find('mathematics frac')).topics;
    expect(found).toEqual({
      items: [
        {
          id: fractions.id,
          name: { text: 'Fractions', marks: [[0, 4]] },
          subjectId: maths.id,
          subjectName: 'Mathematics',
          color: 'ochre',
          questionCount: 2,
        },
      ],
      total: 1,
      isCapped: false,
    });
  });

  it('accepts a typing error in a name, but only when nothing matches exactly', async () => {
    expect((await find('fractoins')).topics.items.map(({ name }) => name.text)).toEqual(['Fractions']);
    await buildTopic(app.database, { subjectId: maths.id, name: 'Reaction' });
    expect((await find('fractions')).topics.items.map(({ name }) => name.text)).toEqual(['Fractions']);
  });

  it('finds questions by other forms of their words, and shows only the body, as plain text', async () => {
    const reply = await pupil.get('/search?q=fraction+cakes');
    const { questions } = bodyOf(search, reply);
    expect(questions.total).toBe(1);
    const [hit] = questions.items;
    expect(hit).toMatchObject({ topicId: fractions.id, topicName: 'Fractions', subjectName: 'Mathematics' });
    expect(hit?.snippet.text).toContain('<b>three</b>');
    expect(marked(hit?.snippet ?? { text: '', marks: [] })).toEqual(['cake', 'fractions', 'cake']);
    expect(reply.text).not.toMatch(/Answer [A-D]|isCorrect|correct|Count on/u);
  });

  it('finds the beginning of a word', async () => {
    const [hit] = (await find('photosyn')).questions.items;
    expect(hit?.snippet).toEqual({ text: 'Photosynthesis happens where?', marks: [[0, 8]] });
    expect((await find('where photosyn')).questions.items).toHaveLength(1);
    expect((await find('nowhere photosyn')).questions.items).toEqual([]);
    // No word is searched for before the beginning: "the" is in every text.
    expect((await find('the photosyn')).questions.items).toHaveLength(1);
  });

  it('finds papers by title, school and year, and published briefs without their solutions', async () => {
    for (const q of ['greenfield', 'greenfield 2023', 'mathematics paper']) {
      expect(
        (await find(q)).papers.items.map(({ title }) => title.text),
        q,
      ).toEqual([paperTitle]);
    }
    const reply = await pupil.get('/search?q=light');
    const [brief] = bodyOf(search, reply).briefs.items;
    expect(brief).toMatchObject({ difficulty: 'standard', subjectName: 'Mathematics' });
    expect(brief && marked(brief.title)).toEqual(['Light']);
    expect(brief?.snippet.text).toContain('A storm. A light goes out.');
    expect(reply.text).not.toMatch(/Best lighthouse|Secret|score/u);
    expect((await find('secret')).briefs.items).toEqual([]);
  });

  it('searches one and two letters only at the start of words in names', async () => {
    const { topics, questions } = await find('r');
    expect(topics.items.map(({ name }) => name.text)).toEqual(
      expect.arrayContaining(['Ratio and Proportion']),
    );
    expect(topics.items.map(({ name }) => name.text)).not.toContain('Fractions');
    expect(questions).toEqual({ items: [], total: 0, isCapped: false });
    expect((await find('pr')).topics.items.map(({ name }) => marked(name))).toEqual([['Pr']]);
  });

  it('counts to a hundred, and returns as many as requested', async () => {
    const own = await buildSubject(app.database);
    const topic = await buildTopic(app.database, { subjectId: own.id });
    for (let number = 1; number <= 102; number++) {
      await buildQuestion(app.database, {
        topicId: topic.id,
        body: `How many are ${String(number)} zebras?`,
      });
    }
    await buildQuestions(app.database, 3, { topicId: topic.id, body: 'Which of these is an emu?' });
    await buildQuestion(app.database, { topicId: topic.id, body: 'How many okapis?' });
    const learner = createApiClient(app, await buildPupil(app.database, { currentStageId: own.stageId }));
    const zebras = (await find('zebra', learner)).questions;
    expect(zebras).toMatchObject({ total: 100, isCapped: true });
    expect(zebras.items).toHaveLength(5);
    expect((await find('zebras', learner, '&limit=20')).questions.items).toHaveLength(20);
    expect((await find('emu', learner)).questions).toMatchObject({ total: 1, items: [{}] });
    expect((await find('okapi', learner)).questions).toMatchObject({ total: 1, isCapped: false });
  });

  it('takes every character literally', async () => {
    for (const q of [
      '%%%',
      '50% off',
      "'; drop table questions; --",
      'a:* & !b',
      '\\m(',
      '<script>',
      '"',
      '-5',
    ]) {
      const reply = await pupil.get(`/search?${new URLSearchParams({ q }).toString()}`);
      expect(reply.status, q).toBe(200);
      expect(bodyOf(search, reply).questions.total, q).toBe(0);
    }
  });
});

describe('every name of our own content', () => {
  it.each(['ELEVEN_PLUS', 'GCSE', 'A_LEVEL'])(
    'is found by the whole name and by each of its words: %s',
    async (stageCode) => {
      const stage = await buildStage(app.database);
      const learner = createApiClient(app, await buildPupil(app.database, { currentStageId: stage.id }));
      const names: { kind: 'subjects' | 'topics' | 'papers'; name: string }[] = [];
      for (const { code, name, topics } of subjects.filter((each) => each.stageCode === stageCode)) {
        const subject = await buildSubject(app.database, { stageId: stage.id, name });
        names.push({ kind: 'subjects', name });
        for (const topic of topics) {
          await buildTopic(app.database, { subjectId: subject.id, name: topic.name });
          names.push({ kind: 'topics', name: topic.name });
        }
        for (const { title, year } of paperPlans.filter(({ subjectCode }) => subjectCode === code)) {
          await app.database.pastPaper.create({
            data: { stageId: stage.id, subjectId: subject.id, title, year },
          });
          names.push({ kind: 'papers', name: title });
        }
      }
      expect(new Set(names.map(({ kind }) => kind)).size).toBe(3);
      const words = new Set(names.flatMap(({ name }) => name.split(' ')));
      for (const word of words) await find(word, learner);
      for (const { kind, name } of names) {
        const found = (await find(name, learner, '&limit=20'))[kind].items;
        const texts = found.map((item) => ('name' in item ? item.name.text : item.title.text));
        expect(texts, name).toContain(name);
      }
    },
  );
});

describe('a special character within a word', () => {
  const signs = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~‐‑–—−‘’“”«»…·•¿£€×÷±≤°²½√πⒶ\u0901\u093F\u0301';

  it.each(Array.from(signs))('is taken literally: %s', async (sign) => {
    const topic = await buildTopic(app.database, { subjectId: maths.id, name: `Quasi${sign}Modular` });
    const { topics } = await find(`quasi${sign}mod`);
    expect(topics.items.map(({ id }) => id)).toContain(topic.id);
    for (const q of [`q${sign}`, `${sign}q`, `${sign}${sign}`, `a ${sign}b`, `quasi ${sign}`]) await find(q);
  });
});

describe('what search does not show', () => {
  it('is other stages, drafts, archived content, hidden subjects and rapid-fire questions', async () => {
    const word = 'quokka';
    const say = (topicId: string, more: object = {}) =>
      buildQuestion(app.database, { topicId, body: `A ${word} question`, ...more });
    await say((await buildTopic(app.database, { name: `${word} elsewhere` })).id);
    await say(fractions.id, { published: false });
    await say(fractions.id, { kind: 'RAPID_FIRE' });
    const archived = await buildTopic(app.database, {
      subjectId: maths.id,
      name: `${word} archived`,
      archivedAt: new Date(),
    });
    await say(archived.id);
    const draft = await buildSubject(app.database, { stageId, name: `${word} draft`, visibility: 'DRAFT' });
    const draftTopic = await buildTopic(app.database, { subjectId: draft.id, name: `${word} topic` });
    await say(draftTopic.id);
    await app.database.pastPaper.create({ data: { stageId, subjectId: draft.id, title: word, year: 2020 } });
    await app.database.creativeWritingQuestion.create({
      data: { stageId, subjectId: maths.id, title: word, brief: word, ageGroup: 'Year 6-7' },
    });
    const totals = async (learner: ApiClient) =>
      Object.values(await find(word, learner)).map(({ total }) => total);
    expect(await totals(pupil)).toEqual([0, 0, 0, 0, 0]);
    const admin = createApiClient(app, await buildAdmin(app.database, { currentStageId: stageId }));
    expect(await totals(admin)).toEqual([1, 1, 1, 0, 1]);
  });

  it('is a school’s private content, to other users', async () => {
    const school = await buildSchool(app.database);
    const subject = await buildSubject(app.database, {
      stageId,
      name: 'Wombatry',
      visibility: 'SCHOOL_PRIVATE',
      schoolId: school.id,
    });
    await buildQuestion(app.database, {
      topicId: (await buildTopic(app.database, { subjectId: subject.id })).id,
      body: 'Wombatry for beginners',
    });
    const member = await buildPupil(app.database, { currentStageId: stageId, schoolId: school.id });
    const counts = async (learner: ApiClient) => {
      const { subjects, questions } = await find('wombatry', learner);
      return [subjects.total, questions.total];
    };
    expect(await counts(pupil)).toEqual([0, 0]);
    expect(await counts(createApiClient(app, member))).toEqual([1, 1]);
  });

  it('is any content before a stage is chosen', async () => {
    const newPupil = createApiClient(app, await buildPupil(app.database));
    expect((await find('mathematics', newPupil)).subjects.items).toEqual([]);
  });
});

describe('an invalid search', () => {
  it.each([
    '',
    '?q=',
    '?q=%20%20',
    `?q=${'x'.repeat(101)}`,
    '?q=a&q=b',
    '?q=ratio&limit=0',
    '?q=ratio&limit=21',
    '?q=%00a',
  ])('is refused: %s', async (query) => {
    const reply = await pupil.get(`/search${query}`);
    expect(reply.status).toBe(400);
    expect(errorOf(reply).code).toBe('BAD_REQUEST');
  });

  it('is refused without a session and for parents', async () => {
    expect((await app.request.get('/api/search?q=ratio')).status).toBe(401);
    const parent = createApiClient(app, await buildParent(app.database));
    expect((await parent.get('/search?q=ratio')).status).toBe(403);
  });
});
