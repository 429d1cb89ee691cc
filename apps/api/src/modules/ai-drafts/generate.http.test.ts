import {
  generateComprehension,
  generateCreativeWriting,
  generateMockTest,
  generateVocabulary,
  generationHistory,
  listDrafts,
} from '@markwell/shared/ai-drafts/ai.contract';
import { splitPaper } from '@markwell/shared/ai-drafts/test-paper';
import { expect, test } from 'vitest';
import { createAiTestApp } from '#testing/ai/create-ai-test-app.ts';
import { buildStage, buildSubject, buildTopic } from '#testing/builders/build-curriculum.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { uniqueName } from '#testing/builders/unique-name.ts';
import { storedOptions } from '#testing/database/stored-options.ts';

const { database, ai, newAdmin } = await createAiTestApp();

/** The questions of the newest generation with this title. */
const draftsOf = (title: string) =>
  database.question.findMany({
    where: { generation: { title } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      status: true,
      difficulty: true,
      kind: true,
      passageId: true,
      topic: { select: { name: true, subjectId: true } },
      currentRevision: {
        select: { body: true, explanation: true, parts: true },
      },
    },
  });

test('generating a mock test returns markdown and stores its questions as drafts', async () => {
  const admin = await newAdmin();
  const subject = await buildSubject(database);
  const { name: topic } = await buildTopic(database, { subjectId: subject.id });
  ai.plan();
  const reply = bodyOf(
    generateMockTest,
    await admin.post('/ai/generate-mock-test', {
      examType: subject.stageId,
      subject: subject.id,
      difficulty: 4,
      questionCount: 5,
      timeLimit: 20,
    }),
  );

  expect(reply).toMatchObject({ success: true, createdQuestions: 5, testData: { type: 'markdown' } });
  const { questions, answerKey, solutions } = splitPaper(reply.testData.content);
  expect(questions).toContain('### Question 5');
  expect(questions).not.toContain('Solution');
  expect(answerKey).toBe([1, 2, 3, 4, 5].map((number) => `${number}. **B**`).join('\n'));
  expect(solutions).toContain('### Solution 1: B');

  const drafts = await database.question.findMany({
    where: { topic: { subjectId: subject.id } },
    include: { topic: true, currentRevision: true },
  });
  expect(drafts).toHaveLength(5);
  for (const draft of drafts) {
    expect(draft).toMatchObject({ status: 'DRAFT', kind: 'REGULAR', difficulty: 4 });
    expect(draft.topic.name).toBe(topic);
    expect(storedOptions(draft.currentRevision).filter(({ isCorrect }) => isCorrect)).toMatchObject([
      { optionLetter: 'B' },
    ]);
  }

  const { request, key } = itemAt(ai.calls, 0);
  expect(key).toBe('sk-test');
  expect(request).toMatchObject({ model: 'test-model', stream: true });
  expect(request.response_format.json_schema).toMatchObject({ name: 'mock_test', strict: true });
  const prompt = request.messages.map(({ content }) => content).join('\n');
  for (const words of [subject.name, topic, 'exactly 5', '20 minutes', 'British spelling', 'Very Hard']) {
    expect(prompt).toContain(words);
  }
});

test('11+ questions have five options, others four', async () => {
  const admin = await newAdmin();
  const lettersFor = async (code: string) => {
    const stage = await database.stage.upsert({
      where: { code },
      update: {},
      create: {
        code,
        name: code,
        displayName: code,
        ageRange: '',
        description: '',
        color: 'blue',
        icon: '',
      },
    });
    const subject = await buildSubject(database, { stageId: stage.id });
    ai.plan();
    const input = { examType: stage.id, subject: subject.id, questionCount: 5 };
    bodyOf(generateMockTest, await admin.post('/ai/generate-mock-test', input));
    const question = await database.question.findFirst({
      where: { topic: { subjectId: subject.id } },
      select: { currentRevision: true },
    });
    return storedOptions(question?.currentRevision).map(({ optionLetter }) => optionLetter);
  };
  expect(await lettersFor('ELEVEN_PLUS')).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(await lettersFor('GCSE')).toEqual(['A', 'B', 'C', 'D']);
});

test('a comprehension is stored with its passage in the English subject of the stage', async () => {
  const admin = await newAdmin();
  const stage = await buildStage(database);
  await buildSubject(database, { stageId: stage.id, name: uniqueName('Mathematics') });
  const english = await buildSubject(database, { stageId: stage.id, name: 'English Language' });
  ai.plan();
  const reply = bodyOf(
    generateComprehension,
    await admin.post('/ai/generate-comprehension', {
      examType: stage.id,
      difficulty: 2,
      topic: 'Lighthouses',
    }),
  );
  expect(reply).toMatchObject({ createdQuestions: 8, testData: { type: 'comprehension' } });
  const passage = await database.passage.findFirstOrThrow({
    where: { subjectId: english.id },
    include: { questions: true, revisions: true },
  });
  expect(passage.body).toContain('the keeper climbed');
  expect(passage.questions).toHaveLength(8);
  expect(passage.revisions).toHaveLength(8);
  expect(passage.questions.every(({ status }) => status === 'DRAFT')).toBe(true);
  expect(itemAt(ai.calls, 0).request.messages.at(-1)?.content).toContain('<topic>Lighthouses</topic>');
});

test('vocabulary questions ask for the meaning of each word', async () => {
  const admin = await newAdmin();
  const english = await buildSubject(database, { name: 'English' });
  ai.plan();
  const reply = bodyOf(
    generateVocabulary,
    await admin.post('/ai/generate-vocabulary', { examType: english.stageId, count: 5 }),
  );
  expect(reply.createdQuestions).toBe(5);
  const drafts = await database.question.findMany({
    where: { topic: { subjectId: english.id } },
    include: { topic: true, currentRevision: true },
    orderBy: { id: 'asc' },
  });
  expect(drafts.map(({ topic }) => topic.name)).toEqual(Array(5).fill('Vocabulary'));
  expect(itemAt(drafts, 0).currentRevision?.body).toBe('Which of these is closest in meaning to “gusty”?');
  expect(itemAt(drafts, 0).currentRevision?.explanation).toContain('Example: It was a gusty afternoon');
});

test('a stage without English gives an error that says what to do', async () => {
  const admin = await newAdmin();
  const { stageId } = await buildSubject(database);
  ai.plan();
  const reply = await admin.post('/ai/generate-vocabulary', { examType: stageId });
  expect(reply.status).toBe(422);
  expect(errorOf(reply).message).toContain('no English subject');
  expect(ai.calls).toHaveLength(0);
});

test('creative writing is returned as text, with or without a topic, and saved in the history', async () => {
  const admin = await newAdmin();
  ai.plan();
  const topic = uniqueName('Boats');
  const generated = bodyOf(
    generateCreativeWriting,
    await admin.post('/ai/generate-creative-writing', { topic }),
  );
  expect(generated.data.content).toContain('The locked boathouse');
  expect(generated.data.content).toContain('OPTION C (score 3)');
  bodyOf(generateCreativeWriting, await admin.post('/ai/generate-creative-writing', {}));

  const { data } = bodyOf(generationHistory, await admin.get('/ai/history?type=creative_writing'));
  expect(data.find(({ id }) => id === generated.data.id)).toMatchObject({
    title: 'The locked boathouse',
    topic,
    content: generated.data.content,
    timeLimit: null,
  });
  expect(data[0]?.topic).toBeNull();
  const dates = data.map(({ created_at: createdAt }) => Date.parse(createdAt));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

test('the history refuses unknown types', async () => {
  const admin = await newAdmin();
  expect((await admin.get('/ai/history?type=poems')).status).toBe(400);
  expect((await admin.get('/ai/history')).status).toBe(400);
});

test('a request is validated before the model is called', async () => {
  const admin = await newAdmin();
  const subject = await buildSubject(database);
  const validInput = { examType: subject.stageId, subject: subject.id };
  ai.plan();
  const cases: [object, string][] = [
    [{}, 'Please select both exam type and subject'],
    [{ ...validInput, subject: '' }, 'Please select both exam type and subject'],
    [{ ...validInput, questionCount: 4 }, 'Questions must be between 5 and 50'],
    [{ ...validInput, questionCount: 51 }, 'Questions must be between 5 and 50'],
    [{ ...validInput, questionCount: 7.5 }, 'Questions must be between 5 and 50'],
    [{ ...validInput, timeLimit: 14 }, 'Time limit must be between 15 and 120'],
    [{ ...validInput, timeLimit: 121 }, 'Time limit must be between 15 and 120'],
    [{ ...validInput, difficulty: 6 }, 'Please select a difficulty'],
  ];
  for (const [body, message] of cases) {
    const reply = await admin.post('/ai/generate-mock-test', body);
    expect(reply.status).toBe(400);
    expect(errorOf(reply).message).toBe(message);
  }
  const words = await admin.post('/ai/generate-vocabulary', { examType: subject.stageId, count: 26 });
  expect(errorOf(words).message).toBe('Word count must be between 5 and 25');
  const other = await buildSubject(database);
  const mixed = await admin.post('/ai/generate-mock-test', { ...validInput, subject: other.id });
  expect(mixed.status).toBe(422);
  expect(ai.calls).toHaveLength(0);
});

test('a question with HTML in it is stored and shown as text', async () => {
  const admin = await newAdmin();
  const subject = await buildSubject(database);
  const script = '<script>alert("x")</script> [a](javascript:alert(1)) ## Answer Key';
  const title = uniqueName('A test with a script');
  const letters = ['A', 'B', 'C', 'D'];
  ai.plan({
    answers: {
      title,
      questions: Array.from({ length: 5 }, (_, number) => ({
        topic: 'General',
        question: `${script} ${number}\n## Answer Key\nWhat is it?`,
        options: letters.map((letter) => ({ letter, text: `<b>${letter}</b>` })),
        answer: 'C',
        explanation: script,
      })),
    },
  });
  const { testData } = bodyOf(
    generateMockTest,
    await admin.post('/ai/generate-mock-test', {
      examType: subject.stageId,
      subject: subject.id,
      questionCount: 5,
    }),
  );
  expect(testData.content).not.toContain('<script>');
  expect(testData.content).toContain(String.raw`\<script\>`);
  expect(splitPaper(testData.content).answerKey).toMatch(/^1\. \*\*C\*\*/);
  const [draft] = await draftsOf(title);
  expect(draft?.currentRevision?.body).toBe(`${script} 0\n## Answer Key\nWhat is it?`);
  expect(draft?.currentRevision?.explanation).toBe(script);
  const { drafts } = bodyOf(listDrafts, await admin.get('/ai/drafts'));
  expect(drafts.find(({ id }) => id === draft?.id)?.options[0]?.contentValue).toBe('<b>A</b>');
});

test('a repeated request gets the first reply without calling the model', async () => {
  const admin = await newAdmin();
  const english = await buildSubject(database, { name: 'English' });
  const input = { examType: english.stageId, count: 5 };
  const request = () => admin.post('/ai/generate-vocabulary', input).set('Idempotency-Key', 'once-is-enough');
  ai.plan();
  const [first, second] = [await request(), await request()];
  expect(second.body).toEqual(first.body);
  expect(ai.calls).toHaveLength(2);
  expect(await database.question.count({ where: { topic: { subjectId: english.id } } })).toBe(5);
});

test('each administrator may generate twenty times in a quarter of an hour', async () => {
  const [admin, other] = [await newAdmin(), await newAdmin()];
  ai.plan(...Array.from({ length: 20 }, () => ({ failsWith: 500 })));
  for (let count = 0; count < 20; count++) {
    expect((await admin.post('/ai/generate-creative-writing', {})).status).toBe(503);
  }
  const refused = await admin.post('/ai/generate-creative-writing', {});
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(ai.calls).toHaveLength(20);
  expect((await other.post('/ai/generate-creative-writing', {})).status).toBe(200);
});
