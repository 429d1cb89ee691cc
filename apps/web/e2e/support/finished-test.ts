import { expect, type APIRequestContext } from '@playwright/test';

/** A test as the API returns it when it starts. */
export interface StartedTest {
  testId: string;
  questions: { id: string; options: { optionLetter: string; isCorrect: boolean }[] }[];
}

/** The letter of the correct option, or of a wrong one. */
export const letterOf = ({ options }: StartedTest['questions'][number], isCorrect: boolean) =>
  options.find((option) => option.isCorrect === isCorrect)?.optionLetter ?? '';

/**
 * Creates a finished 11+ test of ten mathematics questions through the API. The first questions, this many, are
 * answered wrong; returns their ids.
 */
export async function takeTest(
  request: APIRequestContext,
  token: string,
  wrongAnswers: number,
): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const subjects = (await (await request.get('/api/stages/ELEVEN_PLUS/subjects', { headers })).json()) as {
    id: string;
    name: string;
    examTypeId: string;
  }[];
  const subject = subjects.find(({ name }) => name === 'Mathematics');
  const choice = { difficulty: [1, 2, 3], questionCount: 10, topicIds: [] };
  const generated = await request.post('/api/tests/generate', {
    headers,
    data: { subjectId: subject?.id, examTypeId: subject?.examTypeId, ...choice },
  });
  const { testId, questions } = (await generated.json()) as StartedTest;
  const answers = questions.map((question, index) => [
    question.id,
    letterOf(question, index >= wrongAnswers),
  ]);
  const completed = await request.post('/api/tests/complete', {
    headers,
    data: { testId, userAnswers: Object.fromEntries(answers) as unknown, timeTaken: 60 },
  });
  expect(completed.ok()).toBe(true);
  return questions.slice(0, wrongAnswers).map(({ id }) => id);
}
