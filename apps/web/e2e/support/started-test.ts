import { expect, type APIRequestContext } from '@playwright/test';

/** A running test as the API returns it. */
interface RunningTest {
  testId: string;
  questions: {
    id: string;
    passage: { title: string } | null;
    questionImageSize?: { height: number };
    options: { contentType: 'TEXT' | 'IMAGE' }[];
  }[];
}

/** Starts an 11+ test of a subject, or of one topic of it, through the API; by default a mock test of ten questions. */
export async function startTestOf(
  request: APIRequestContext,
  token: string,
  subjectName: string,
  { topic, ...choices }: { topic?: string; questionCount?: number } = {},
): Promise<RunningTest> {
  const headers = { authorization: `Bearer ${token}` };
  const subjects = (await (await request.get('/api/stages/ELEVEN_PLUS/subjects', { headers })).json()) as {
    id: string;
    name: string;
    examTypeId: string;
    topics: { id: string; name: string }[];
  }[];
  const subject = subjects.find(({ name }) => name === subjectName);
  const topicIds = subject?.topics.filter(({ name }) => name === topic).map(({ id }) => id);
  expect(topicIds, topic).toHaveLength(topic === undefined ? 0 : 1);
  const choice = { difficulty: [1, 2, 3], questionCount: 10, topicIds, ...choices };
  const started = await request.post('/api/tests/generate', {
    headers,
    data: { subjectId: subject?.id, examTypeId: subject?.examTypeId, ...choice },
  });
  expect(started.ok()).toBe(true);
  return (await started.json()) as RunningTest;
}
