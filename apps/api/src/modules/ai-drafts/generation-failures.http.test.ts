import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateMockTest } from '@markwell/shared/ai-drafts/ai.contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { mockTestAnswer } from '#testing/ai/sample-answers.ts';
import { createAiTestApp } from '#testing/ai/create-ai-test-app.ts';
import type { AiReply } from '#testing/ai/ai-server.ts';
import { buildAdmin } from '#testing/builders/build-user.ts';
import { buildSubject } from '#testing/builders/build-curriculum.ts';
import { createApiClient } from '#testing/requests/api-client.ts';
import { itemAt } from '#testing/item-at.ts';
import { bodyOf, errorOf } from '#testing/requests/response-body.ts';
import { createTestApp } from '#testing/test-app.ts';

const { database, ai, newAdmin } = await createAiTestApp({ timeoutSeconds: 2 });

const expectedMessage = 'Failed to generate mock test. Please check your OpenAI API key and try again.';
const letters = ['A', 'B', 'C', 'D'];
const validAnswer = () => mockTestAnswer(5, letters);
type Question = ReturnType<typeof validAnswer>['questions'][number];

/** A valid answer in which only the second question is wrong. */
function validAnswerExcept(
  change: (question: Question) => Partial<Record<keyof Question, unknown>>,
): AiReply {
  const { title, questions } = validAnswer();
  return {
    answers: {
      title,
      questions: questions.map((each, index) => (index === 1 ? { ...each, ...change(each) } : each)),
    },
  };
}

let subject: Awaited<ReturnType<typeof buildSubject>>;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let generationsBefore: number;
beforeEach(async () => {
  subject = await buildSubject(database);
  admin = await newAdmin();
  generationsBefore = await database.aiGeneration.count();
});

const input = () => ({ examType: subject.stageId, subject: subject.id, questionCount: 5 });
const generate = () => admin.post('/ai/generate-mock-test', input());
const countQuestions = () => database.question.count({ where: { topic: { subjectId: subject.id } } });

async function expectNothingWritten(): Promise<void> {
  expect(await countQuestions()).toBe(0);
  expect(await database.topic.count({ where: { subjectId: subject.id } })).toBe(0);
  expect(await database.aiGeneration.count()).toBe(generationsBefore);
}

const invalidAnswers: [string, () => AiReply, RegExp][] = [
  ['is not JSON', () => ({ answersText: '{"title": "Half' }), /not valid JSON/],
  ['has another shape', () => ({ answers: { name: 'A test', items: [] } }), /title/],
  ['has too few questions', () => ({ answers: mockTestAnswer(4, letters) }), /questions/],
  [
    'repeats an option',
    () =>
      validAnswerExcept(({ options }) => ({
        options: options.map((option) => ({ ...option, text: 'Same' })),
      })),
    /differ/,
  ],
  [
    'has letters in the wrong order',
    () => validAnswerExcept(({ options }) => ({ options: options.toReversed() })),
    /in this order/,
  ],
  ['lacks an option', () => validAnswerExcept(({ options }) => ({ options: options.slice(1) })), /options/],
  [
    'names a correct letter that is not an option',
    () => validAnswerExcept(() => ({ answer: 'E' })),
    /answer/,
  ],
  ['names no correct letter', () => validAnswerExcept(() => ({ answer: '' })), /answer/],
  ['names two correct letters', () => validAnswerExcept(() => ({ answer: ['A', 'B'] })), /answer/],
  ['has an empty question', () => validAnswerExcept(() => ({ question: '  ' })), /question/],
  [
    'has an option that is too long',
    () =>
      validAnswerExcept(({ options }) => ({
        options: options.map((option) => ({ ...option, text: `${option.letter}${'x'.repeat(301)}` })),
      })),
    /300/,
  ],
  [
    'asks a question twice',
    () => validAnswerExcept(() => ({ question: validAnswer().questions[0]?.question })),
    /twice/,
  ],
  ['puts a question in an unknown topic', () => validAnswerExcept(() => ({ topic: 'Astrology' })), /topic/],
  [
    'has a character that cannot be stored',
    () => validAnswerExcept(() => ({ explanation: 'a\u0000b' })),
    /cannot be stored/,
  ],
];

describe.each(invalidAnswers)('an AI answer that %s', (_case, reply, problem) => {
  test('is repaired once', async () => {
    ai.plan(reply(), { answers: validAnswer() });
    expect(bodyOf(generateMockTest, await generate()).createdQuestions).toBe(5);
    expect(ai.calls).toHaveLength(3);
    const messages = itemAt(ai.calls, 1).request.messages;
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages.at(-1)?.content).toMatch(problem);
    expect(await countQuestions()).toBe(5);
  });

  test('gives an error when the second answer is invalid too, and nothing is written', async () => {
    ai.plan(reply(), reply());
    const response = await generate();
    expect(response.status).toBe(503);
    expect(errorOf(response)).toMatchObject({
      message: expectedMessage,
      code: 'UNAVAILABLE',
      suggestion: 'The AI service answered twice, and neither answer could be used.',
    });
    expect(ai.calls).toHaveLength(2);
    await expectNothingWritten();
  });
});

test('a code fence around the answer is removed', async () => {
  ai.plan({ answersText: `\`\`\`json\n${JSON.stringify(validAnswer())}\n\`\`\`` });
  expect(bodyOf(generateMockTest, await generate()).createdQuestions).toBe(5);
  expect(ai.calls).toHaveLength(2);
});

describe.each<[string, AiReply, RegExp]>([
  ['refuses the API key', { failsWith: 401 }, /did not accept the API key/],
  ['is busy', { failsWith: 429 }, /busy/],
  ['fails', { failsWith: 500 }, /could not be reached, or failed/],
  ['does not know the model', { failsWith: 404 }, /refused this request/],
  ['takes too long', 'hangs', /took too long/],
  ['drops the connection', 'drops the connection', /could not be reached, or failed/],
  ['reaches its length limit', 'is cut off', /cut off/],
])('an AI service that %s', (_case, reply, why) => {
  test('is called once, and the error is the one in the specification', async () => {
    ai.plan(reply);
    const response = await generate();
    expect(response.status).toBe(503);
    const { message, suggestion } = errorOf(response);
    expect(message).toBe(expectedMessage);
    expect(suggestion).toMatch(why);
    expect(response.text).not.toContain('sk-test');
    expect(ai.calls).toHaveLength(1);
    await expectNothingWritten();
  });
});

test('without an API key the error names the missing setting', async () => {
  const appWithoutKey = await createTestApp({ settings: { openai: undefined } });
  const response = await createApiClient(appWithoutKey, await buildAdmin(database)).post(
    '/ai/generate-mock-test',
    input(),
  );
  expect(response.status).toBe(503);
  expect(errorOf(response)).toMatchObject({
    message: expectedMessage,
    suggestion: expect.stringContaining('OPENAI_API_KEY') as string,
  });
  await expectNothingWritten();
});

test('an unreachable AI service gives the same error', async () => {
  const unreachableService = { apiKey: 'k', baseUrl: 'http://127.0.0.1:1/v1', model: 'm', timeoutSeconds: 5 };
  const appWithoutService = await createTestApp({ settings: { openai: unreachableService } });
  const response = await createApiClient(appWithoutService, await buildAdmin(database)).post(
    '/ai/generate-mock-test',
    input(),
  );
  expect(errorOf(response).message).toBe(expectedMessage);
});

test('a redirect of the AI service is not followed', async () => {
  const asked: string[] = [];
  const redirecting = createServer((incoming, reply) => {
    asked.push(incoming.url ?? '');
    reply.writeHead(307, { location: '/elsewhere' }).end();
  }).listen(0, '127.0.0.1');
  await once(redirecting, 'listening');
  const { port } = redirecting.address() as AddressInfo;
  const service = {
    apiKey: 'k',
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    model: 'm',
    timeoutSeconds: 5,
  };
  const app = await createTestApp({ settings: { openai: service } });
  const client = createApiClient(app, await buildAdmin(database));
  const response = await client.post('/ai/generate-mock-test', input());
  redirecting.close();
  expect(errorOf(response).message).toBe(expectedMessage);
  expect(asked).toEqual(['/v1/chat/completions']);
});

test('a second generation adds its questions to the first', async () => {
  ai.plan({ answers: validAnswer() }, { answers: validAnswer() });
  await generate();
  await generate();
  expect(await countQuestions()).toBe(10);
  const numbers = await database.question.findMany({
    where: { topic: { subjectId: subject.id } },
    select: { questionNumber: true },
  });
  expect(
    numbers.map(({ questionNumber }) => questionNumber).sort((one, other) => (one ?? 0) - (other ?? 0)),
  ).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
});
