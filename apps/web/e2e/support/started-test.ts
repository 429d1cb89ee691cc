import { expect, type APIRequestContext } from '@playwright/test';

/** A running test as the API returns it. */
interface RunningTest {
  testId: string;
  questions: {
    id: string;
    passage: { title: string } | null;
    options: { contentType: 'TEXT' | 'IMAGE' }[];
  }[];
}

/** Starts an 11+ test of a subject through the API, by default a mock test of ten questions. */
export async function startTestOf(
  request: APIRequestContext,
  token: string,
  subjectName: string,
  choices: object = {},
): Promise<RunningTest> {
  const headers = { authorization: `Bearer ${token}` };
  const subjects = (await (await request.get('/api/stages/ELEVEN_PLUS/subjects', { headers })).json()) as {
    id: string;
    name: string;
    examTypeId: string;
  }[];
  const subject = subjects.find(({ name }) => name === subjectName);
  const choice = { difficulty: [1, 2, 3], questionCount: 10, topicIds: [], ...choices };
  const started = await request.post('/api/tests/generate', {
    headers,
    data: { subjectId: subject?.id, examTypeId: subject?.examTypeId, ...choice },
  });
  expect(started.ok()).toBe(true);
  return (await started.json()) as RunningTest;
}
