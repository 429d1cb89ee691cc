import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiFor } from './api.ts';

/** A test as the API returns it when it starts. */
export interface StartedTest {
  testId: string;
  questions: {
    id: string;
    explanationText: string;
    passage: { title: string } | null;
    questionImageUrl: string | null;
    questionImageSize?: { height: number };
    options: {
      optionLetter: string;
      isCorrect: boolean;
      contentType: 'TEXT' | 'IMAGE';
      contentValue: string;
    }[];
  }[];
}

/** The letter of the correct option, or of a wrong one. */
export const letterOf = (
  { options }: Pick<StartedTest['questions'][number], 'options'>,
  isCorrect: boolean,
) => options.find((option) => option.isCorrect === isCorrect)?.optionLetter ?? '';

interface TestChoices {
  /** The code of a stage. */
  stage?: string;
  topic?: string;
  difficulty?: number[];
  questionCount?: number;
}

/** Starts a test of a subject, or of one topic of it, through the API; by default an 11+ mock test of ten questions. */
export async function startTestOf(
  request: APIRequestContext,
  token: string,
  subjectName: string,
  { stage = 'ELEVEN_PLUS', topic, difficulty = [1, 2, 3], questionCount = 10 }: TestChoices = {},
): Promise<StartedTest> {
  const api = apiFor(request, token);
  const subjects = await api.get<
    { id: string; name: string; examTypeId: string; topics: { id: string; name: string }[] }[]
  >(`/stages/${stage}/subjects`);
  const subject = subjects.find(({ name }) => name === subjectName);
  const topicIds = subject?.topics.filter(({ name }) => name === topic).map(({ id }) => id);
  expect(topicIds, topic).toHaveLength(topic === undefined ? 0 : 1);
  return api.post<StartedTest>('/tests/generate', {
    subjectId: subject?.id,
    examTypeId: subject?.examTypeId,
    topicIds,
    difficulty,
    questionCount,
  });
}

/** Creates a finished test of ten questions through the API. The first questions, this many, are answered wrong. */
export async function takeTest(
  request: APIRequestContext,
  token: string,
  wrongAnswers: number,
  subjectName = 'Mathematics',
  choices: TestChoices = {},
): Promise<{ testId: string; wrong: StartedTest['questions'] }> {
  const { testId, questions } = await startTestOf(request, token, subjectName, choices);
  const userAnswers = Object.fromEntries(
    questions.map((question, index) => [question.id, letterOf(question, index >= wrongAnswers)]),
  );
  await apiFor(request, token).post('/tests/complete', { testId, userAnswers, timeTaken: 60 });
  return { testId, wrong: questions.slice(0, wrongAnswers) };
}

/** Answers the question whether to submit, and waits for the results. */
export async function confirmSubmit(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Test' }).click();
  await page.waitForURL('**/test/results');
}
