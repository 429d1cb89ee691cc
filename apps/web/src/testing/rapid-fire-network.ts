import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import {
  countQuestions,
  rapidFireProgress,
  startQuiz,
  submitQuiz,
  type RapidFireChoice,
  type RapidFireCompletion,
} from '@markwell/shared/features/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/features/rapid-fire/rapid-fire.schemas';
import { stageOfUser, stageSubjects } from '@markwell/shared/features/stages/stages.contract';
import { vi } from 'vitest';
import { buildStage, buildToken, buildUser } from './builders.ts';
import { buildSubject } from './mock-test-builders.ts';
import { buildQuizProgress, buildQuizResult, buildSession } from './rapid-fire-builders.ts';
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
export const underWay = (questionCount = 2, change: Partial<RapidFireSessionDto> = {}) =>
  buildSession(questionCount, { startedAt: new Date(Date.now() - 1_000).toISOString(), ...change });

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
  vi.restoreAllMocks();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('token', buildToken());
  answer(currentUser, account);
  answer(stageOfUser, { stage });
  answer(stageSubjects, [maths, english, latin]);
  answer(rapidFireProgress, [buildQuizProgress({ subjectId: maths.id })]);
  answer(countQuestions, ({ query }) => ({ count: query.subjectId === latin.id ? 0 : 120 }));
  starts.length = 0;
  completions.length = 0;
  return warn;
}
