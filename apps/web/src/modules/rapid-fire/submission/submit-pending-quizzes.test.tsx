import { submitQuiz, rapidFireProgress } from '@markwell/shared/rapid-fire/rapid-fire.contract';
import type { RapidFireSessionDto } from '@markwell/shared/rapid-fire/rapid-fire.schemas';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { endpointQuery } from '#lib/query/cache-keys.ts';
import { useAuth } from '#lib/session/auth-context.ts';
import { signIn } from '#testing/browser.ts';
import { buildUser } from '#testing/builders.ts';
import { buildQuizProgress, buildQuizResult, buildSession } from '#testing/rapid-fire-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, recordBodies, refuse, startServer } from '#testing/server.ts';
import { newQuiz, readSavedQuiz, saveQuiz } from '../play/saved-quiz.ts';
import { SubmitPendingQuizzes } from './submit-pending-quizzes.tsx';
import { savePendingQuiz, readPendingQuizzes } from './pending-quizzes.ts';

startServer();

const user = buildUser();
let session: RapidFireSessionDto;
let warn: MockInstance;

/** Stores a quiz that was finished on an earlier visit. */
function storeQuiz(userId = user.id) {
  const answers = session.questions.map(({ id }) => ({
    questionId: id,
    selectedAnswer: 'A' as const,
    timeSpent: 2,
    isCorrect: true,
  }));
  const completion = { sessionId: session.sessionId, answers, totalTime: 9, score: 30, streakBest: 3 };
  savePendingQuiz(userId, { completion, subjectName: 'Mathematics', level: 3 });
}

function AnyPage() {
  const { user: found } = useAuth();
  const progress = useQuery(endpointQuery(rapidFireProgress)).data;
  return (
    <>
      <h1>Any page</h1>
      <p>{found ? (progress?.[0]?.totalSessions ?? 'loading') : 'nobody'}</p>
      {found && <SubmitPendingQuizzes userId={found.id} />}
    </>
  );
}

beforeEach(() => {
  warn = vi
    .spyOn(console, 'warn')
    .mockReset()
    .mockImplementation(() => undefined);
  localStorage.clear();
  session = buildSession();
  signIn(user);
  answer(rapidFireProgress, [buildQuizProgress({ totalSessions: 4 })]);
});

test('a quiz from an earlier visit is sent, shown as saved, and counted', async () => {
  storeQuiz();
  const sent: unknown[] = [];
  answer(submitQuiz, ({ body }) => {
    sent.push(body.sessionId);
    answer(rapidFireProgress, [buildQuizProgress({ totalSessions: 5 })]);
    return buildQuizResult(session, 3);
  });
  renderPage(<AnyPage />);
  expect(await screen.findByText('Your quiz result is saved')).toBeVisible();
  expect(screen.getByText('Mathematics, level 3: 100%')).toBeVisible();
  expect(await screen.findByText('5')).toBeVisible();
  expect(sent).toEqual([session.sessionId]);
  expect(readPendingQuizzes(user.id)).toEqual([]);
});

test('a quiz whose tab was closed is submitted when its time is over', async () => {
  const started = Date.now() - 400_000;
  const running = buildSession(3, {
    startedAt: new Date(started).toISOString(),
    deadlineAt: new Date(started + 300_000).toISOString(),
    serverTime: new Date(started).toISOString(),
  });
  const [first] = running.questions;
  saveQuiz(user.id, {
    ...newQuiz({ session: running, receivedAt: started }),
    startedAt: started,
    answers: [{ questionId: first?.id ?? '', selectedAnswer: 'A', timeSpent: 2000, isCorrect: true }],
  });
  const sent: unknown[] = [];
  answer(submitQuiz, ({ body }) => {
    sent.push(body);
    return buildQuizResult(running, 1);
  });
  renderPage(<AnyPage />);
  expect(await screen.findByText('Mathematics, level 3: 33%')).toBeVisible();
  expect(sent).toMatchObject([
    { sessionId: running.sessionId, answers: [{ selectedAnswer: 'A', timeSpent: 2 }], totalTime: 300 },
  ]);
  expect(readSavedQuiz(user.id)?.finishedAt).toBe(started + 300_000);
});

test('a quiz whose time still runs is not submitted', async () => {
  const running = buildSession(3);
  saveQuiz(user.id, newQuiz({ session: running, receivedAt: Date.now() }));
  renderPage(<AnyPage />);
  expect(await screen.findByText('4')).toBeVisible();
  expect(readPendingQuizzes(user.id)).toEqual([]);
  expect(readSavedQuiz(user.id)?.finishedAt).toBeNull();
});

test('without the server it stays, and is sent when the network is back', async () => {
  storeQuiz();
  failWithNetworkError(submitQuiz);
  renderPage(<AnyPage />);
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith('The result of a quiz could not be saved', expect.anything());
  });
  expect(readPendingQuizzes(user.id)).toHaveLength(1);
  answer(submitQuiz, buildQuizResult(session, 3));
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Your quiz result is saved')).toBeVisible();
});

test('a refusal is shown, and the quiz is not sent again', async () => {
  storeQuiz();
  answer(submitQuiz, refuse('RULE_BROKEN', 'This quiz ended too long ago.'));
  renderPage(<AnyPage />);
  expect(await screen.findByText('Your quiz result was not saved')).toBeVisible();
  expect(screen.getByText('Mathematics, level 3: This quiz ended too long ago.')).toBeVisible();
  expect(readPendingQuizzes(user.id)).toEqual([]);
});

test.each([
  ['a 401', 'UNAUTHENTICATED'],
  ['a 429', 'TOO_MANY_REQUESTS'],
] as const)('%s keeps it for another attempt', async (_, code) => {
  storeQuiz();
  const answered = vi.fn();
  answer(submitQuiz, () => {
    answered();
    return refuse(code, 'Not now');
  });
  renderPage(<AnyPage />);
  await waitFor(() => {
    expect(warn).toHaveBeenCalledWith('The result of a quiz could not be saved', expect.anything());
  });
  expect(answered).toHaveBeenCalledOnce();
  expect(readPendingQuizzes(user.id)).toHaveLength(1);
  expect(screen.queryByText('Your quiz result was not saved')).not.toBeInTheDocument();
});

test('another pupil on the same device does not send it', async () => {
  storeQuiz('another user');
  const sent = recordBodies(submitQuiz, buildQuizResult(session, 3));
  renderPage(<AnyPage />);
  expect(await screen.findByText('4')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  expect(readPendingQuizzes('another user')).toHaveLength(1);
});
