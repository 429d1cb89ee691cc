import {
  activeTest,
  nextSteps,
  saveAnswers,
  submitTest,
  testResults,
} from '@markwell/shared/mock-tests/mock-tests.contract';
import { studyPlan } from '@markwell/shared/planner/planner.contract';
import type { StartedTestDto, TestResultsDto } from '@markwell/shared/attempts/mock-tests.schemas';
import type { OptionLetter } from '@markwell/shared/answers/option-letters';
import { act, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { ActivePage } from '#modules/mock-tests/pages/active-page.tsx';
import { ResultsPage } from '#modules/mock-tests/pages/results-page.tsx';
import { saveNewTest } from '#modules/mock-tests/running/saved-test.ts';
import { resetBrowser, signIn } from './browser.ts';
import { buildUser } from './builders.ts';
import { buildNextSteps, buildResults, buildTest, openTest } from './mock-test-builders.ts';
import { renderPage, renderRoutes } from './render.tsx';
import { answer, handle, startServer } from './server.ts';

const someInstant = '2026-03-02T10:00:00.000Z';

/** Leaving the page saves unsaved answers, sometimes after the test itself has ended. */
const lateSaves = handle(saveAnswers, () => ({
  status: 'OPEN' as const,
  duration: 30,
  deadlineAt: someInstant,
  serverTime: someInstant,
}));

/** What a shown result requests besides itself, also after a test on the active page. */
const besidesResults = [
  handle(nextSteps, () => buildNextSteps()),
  handle(studyPlan, () => ({ days: [], subjects: [] })),
];

export const account = buildUser();
/**
 * The requests the server received in this test: the letters of each save in the order of the questions, and each
 * completion.
 */
export const saves: string[] = [];
export const completions: string[] = [];

/** Mocks the network, and signs a pupil in on an empty browser before each test; call it at the top of a file. */
export function setUpActivePage(): void {
  startServer(lateSaves, ...besidesResults);
  beforeEach(() => {
    resetBrowser();
    signIn(account);
    saves.length = 0;
    completions.length = 0;
  });
}

export const findQuestion = (text: string) => screen.findByText(text);

/** Answers with this open test, and records what is saved and submitted. */
export function serveTest(test: StartedTestDto): void {
  const order = test.questions.map(({ id }) => id);
  answer(activeTest, { test: openTest(test) });
  answer(saveAnswers, ({ body }) => {
    saves.push(
      body.answers
        .map(
          ({ questionId, optionLetter }) => `${String(order.indexOf(questionId) + 1)}${optionLetter ?? ''}`,
        )
        .join(' '),
    );
    const { duration, deadlineAt } = test;
    return { status: 'OPEN' as const, duration, deadlineAt, serverTime: new Date().toISOString() };
  });
  answer(submitTest, ({ body }) => {
    const letters = order.map((id) => body.userAnswers[id] ?? null);
    completions.push(letters.map((letter) => letter ?? '-').join(''));
    const { isTimeUp = false } = body;
    const isCounted = !isTimeUp || letters.some((letter) => letter !== null);
    return buildResults(test, letters, { isCounted, finishedBy: isTimeUp ? 'DEADLINE' : 'PUPIL' });
  });
}

export const activePageRoutes = [
  { path: '/test/active', element: <ActivePage /> },
  { path: '/test/results', element: <ResultsPage /> },
  { path: '*', element: null },
];
export const openActivePage = (state?: unknown) =>
  renderRoutes(activePageRoutes, { pathname: '/test/active', state });

/** Opens a test that this browser has just received. */
export function beginTest(test = buildTest()) {
  serveTest(test);
  saveNewTest(account.id, test, Date.now());
  return openActivePage({ testId: test.testId });
}

/** The same, and waits for the first question. */
export async function beginAtFirstQuestion(test = buildTest()) {
  const opened = beginTest(test);
  await findQuestion('Question text 1');
  return opened;
}

/** Makes the browser believe that it is online or offline. */
export function setNetwork(state: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => {
    dispatchEvent(new Event(state));
  });
}

/** Mocks the network, and signs a pupil in before each test of a results page; call it at the top of a file. */
export function answerResultsPage(): void {
  startServer(...besidesResults);
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    Element.prototype.scrollIntoView = () => undefined;
    localStorage.clear();
    sessionStorage.clear();
    signIn();
  });
}

/** Opens the results of a test in which A is correct for every question. */
export function showResults(letters: (OptionLetter | null)[], change: Partial<TestResultsDto> = {}) {
  const finished = buildTest(letters.length);
  answer(testResults, { test: finished, results: { ...buildResults(finished, letters), ...change } });
  return {
    finished,
    ...renderPage(<ResultsPage />, { pathname: '/test/results', state: { testId: finished.testId } }),
  };
}
