import { listRuns } from '@markwell/shared/ai-drafts/ai.contract';
import { listQuestions } from '@markwell/shared/question-editing/questions.contract';
import { signInMethods } from '@markwell/shared/accounts/google.contract';
import { ownNotifications } from '@markwell/shared/notifications/notifications.contract';
import { submitQuiz } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import { listStages } from '@markwell/shared/subjects/stages.contract';
import { search } from '@markwell/shared/search/search.contract';
import { listExamTypes, subjectStats, subjectsWithTopics } from '@markwell/shared/subjects/subjects.contract';
import { achievements, testHistory } from '@markwell/shared/progress/analytics.contract';
import { listPastPapers } from '@markwell/shared/past-papers/past-papers.contract';
import { studyPlan } from '@markwell/shared/planner/planner.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { screen } from '@testing-library/react';
import { ownParents } from '@markwell/shared/parents/parents.contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { savePendingQuiz } from '#modules/rapid-fire/submission/pending-quizzes.ts';
import { signIn } from '../testing/browser.ts';
import { buildAchievements } from '../testing/achievement-builders.ts';
import { buildStats, buildUser } from '../testing/builders.ts';
import { buildQuizResult, buildSession } from '../testing/rapid-fire-builders.ts';
import { renderRoutes } from '../testing/render.tsx';
import { answer, startServer } from '../testing/server.ts';
import { stubSystemTheme } from '../testing/system-theme.ts';
import { routes } from './router.tsx';

startServer();

const none = { items: [], total: 0, isCapped: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubSystemTheme();
  vi.stubGlobal('scrollTo', () => undefined);
  answer(ownNotifications, { notifications: [], unreadCount: 0 });
  answer(ownParents, { links: [], needsBirthMonth: true, isYoung: false, mayLink: true });
  answer(signInMethods, { google: false });
  answer(search, {
    subjects: none,
    topics: none,
    papers: none,
    briefs: none,
    questions: none,
  });
  answer(subjectStats, []);
  answer(ownStats, { name: 'Aisha Rahman', stats: buildStats(), week: [] });
  answer(achievements, buildAchievements());
  answer(testHistory, []);
  answer(listPastPapers, []);
  answer(studyPlan, { days: [], subjects: [] });
});

test.each([
  ['/past-papers', 'Past Papers'],
  ['/achievements', 'Achievements'],
  ['/search?q=ratio', 'Search'],
])('%s has its title inside the page frame', async (path, title) => {
  signIn();
  renderRoutes(routes, path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(document.title).toBe(`${title} · Markwell`);
});

test.each(['/admin', '/admin/nothing-of-the-kind'])('%s is for administrators', async (path) => {
  answer(listRuns, { runs: [] });
  answer(listExamTypes, []);
  answer(subjectsWithTopics, []);
  answer(listQuestions, { questions: [], nextCursor: null, counts: null });
  signIn({ role: 'ADMIN' });
  renderRoutes(routes, path);
  expect(await screen.findByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
});

test('any other path goes to the dashboard, and from there to sign-in', async () => {
  const { router } = renderRoutes(routes, '/no/such/page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
  expect(sessionStorage.getItem('markwell.return-to')).toBe('/');
});

test('every guarded page sends a signed-out user to sign-in', async () => {
  for (const path of [
    '/',
    '/test/setup',
    '/practice',
    '/test/active',
    '/test/results',
    '/settings',
    '/stages',
  ]) {
    const { router, unmount } = renderRoutes(routes, path);
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    expect(router.state.location.pathname, path).toBe('/login');
    expect(sessionStorage.getItem('markwell.return-to')).toBe(path);
    unmount();
  }
});

test('/logout ends the session and shows the sign-in', async () => {
  signIn();
  renderRoutes(routes, '/logout');
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

test('a pending quiz is submitted from any page, also outside the frame', async () => {
  const user = buildUser({ currentStageId: null });
  signIn(user);
  answer(listStages, []);
  const session = buildSession();
  const completion = { sessionId: session.sessionId, answers: [], totalTime: 300, score: 0, streakBest: 0 };
  savePendingQuiz(user.id, { completion, subjectName: 'Latin', level: 1 });
  const sent = Promise.withResolvers<string>();
  answer(submitQuiz, ({ body }) => {
    sent.resolve(body.sessionId);
    return buildQuizResult(session, 0);
  });
  renderRoutes(routes, '/select-stage');
  expect(await sent.promise).toBe(session.sessionId);
});
