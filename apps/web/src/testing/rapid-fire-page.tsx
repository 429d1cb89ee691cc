import { readArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import {
  countQuestions,
  rapidFireProgress,
  startQuiz,
  submitQuiz,
  type RapidFireChoice,
  type RapidFireCompletion,
} from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { stageOfUser, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { screen } from '@testing-library/react';
import { RapidFirePage } from '#modules/rapid-fire/pages/rapid-fire-page.tsx';
import { buildArrangement } from './arrangement-builders.ts';
import { resetBrowser, signIn } from './browser.ts';
import { buildStage, buildUser } from './builders.ts';
import { buildSubject } from './mock-test-builders.ts';
import { buildQuizProgress, buildQuizResult, buildSession } from './rapid-fire-builders.ts';
import { renderPage } from './render.tsx';
import { answer } from './server.ts';

export const account = buildUser();
export const stage = buildStage();
export const maths = buildSubject({ name: 'Mathematics' });
const english = buildSubject({ name: 'English' });
const latin = buildSubject({ name: 'Latin' });

/** The requests that the server received in this test. */
export const starts: RapidFireChoice[] = [];
export const completions: RapidFireCompletion[] = [];

/** A quiz whose countdown is over. */
export const runningQuiz = (questionCount = 2, change: Partial<RapidFireSessionDto> = {}) =>
  buildSession(questionCount, {
    subject: { id: maths.id, name: maths.name },
    startedAt: new Date(Date.now() - 1_000).toISOString(),
    deadlineAt: new Date(Date.now() + 299_000).toISOString(),
    ...change,
  });

/** Answers a start with this quiz, and its submission with this many correct answers. */
export function serveQuiz(session: RapidFireSessionDto, correctAnswers = 2): void {
  answer(startQuiz, ({ body }) => {
    starts.push(body);
    return session;
  });
  answer(submitQuiz, ({ body }) => {
    completions.push(body);
    return buildQuizResult(session, correctAnswers);
  });
}

/**
 * Signs a pupil in on an empty browser, with three subjects; the one without questions is Latin. Returns the mock of
 * `console.warn`.
 */
export function answerRapidFirePage() {
  const warn = resetBrowser();
  signIn(account);
  answer(stageOfUser, { stage });
  answer(stageSubjects, [maths, english, latin]);
  answer(readArrangement, buildArrangement());
  answer(rapidFireProgress, [buildQuizProgress({ subjectId: maths.id })]);
  answer(countQuestions, ({ query }) => ({ count: query.subjectId === latin.id ? 0 : 120 }));
  starts.length = 0;
  completions.length = 0;
  return warn;
}

export const openRapidFirePage = (state?: unknown, search = '') =>
  renderPage(<RapidFirePage />, { pathname: '/rapid-fire', search, state });
export const findRadio = (name: RegExp) => screen.findByRole('radio', { name });
export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses mathematics and starts. */
export async function startMathsQuiz() {
  const view = openRapidFirePage();
  await view.user.click(await findRadio(/Mathematics/u));
  await view.user.click(await findButton('Start Quiz'));
  return view;
}
