import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { startTest } from '@markwell/shared/mock-tests/mock-tests.contract';
import { stageOfUser, stageSubjects } from '@markwell/shared/subjects/stages.contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildStage } from '#testing/builders.ts';
import { buildSubject, buildTest, buildTopic } from '#testing/mock-test-builders.ts';
import { renderRoutes, slowRoute } from '#testing/render.tsx';
import { answer, failWithNetworkError, recordBodies, refuse } from '#testing/server.ts';
import { SetupPage } from './setup-page.tsx';
import { answerSetupPage, maths, open, ratio, stage, start, subject, user } from '#testing/setup-page.tsx';

answerSetupPage();
const chip = (name: string) => screen.getByRole('radio', { name });
const toggle = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') });

describe('the choices', () => {
  test('start with the defaults and no subject', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Mock Test' })).toBeVisible();
    expect(await subject('Mathematics')).not.toBeChecked();
    expect(await subject('English')).toHaveAccessibleName(/892 questions/u);
    expect(chip('30 min')).toBeChecked();
    expect(chip('20')).toBeChecked();
    for (const name of ['Easy', 'Medium', 'Hard']) expect(toggle(name)).toBeChecked();
    for (const minutes of [15, 45, 60, 90, 120]) expect(chip(`${String(minutes)} min`)).not.toBeChecked();
    for (const count of [10, 30, 40, 50]) expect(chip(String(count))).not.toBeChecked();
    expect(start()).toBeDisabled();
    expect(screen.getAllByText('Please select a subject')[0]).toBeVisible();
  });

  test('are titled Exam Simulation when the page before says so', async () => {
    open({ pathname: '/test/setup', state: { examMode: true } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Exam Simulation' })).toBeVisible();
  });

  test('offer an exam simulation, say what differs, and start one', async () => {
    const requested = recordBodies(startTest, buildTest());
    const { user: pupil } = open();
    expect(await screen.findByRole('radio', { name: 'Mock Test' })).toBeChecked();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(screen.getByRole('radio', { name: 'Exam Simulation' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Exam Simulation' })).toBeVisible();
    expect(screen.getByText(/^Like an exam paper/u)).toBeVisible();
    expect(await subject('Mathematics')).toBeChecked();
    await pupil.click(start());
    await waitFor(() => {
      expect(requested).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ examMode: true }));
    });
  });

  test('offer the topics of the chosen subject only, and reset them with another subject', async () => {
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(toggle('Ratio'));
    expect(toggle('Ratio')).toBeChecked();
    await pupil.click(await subject('English'));
    expect(screen.queryByRole('checkbox', { name: /^Ratio/u })).not.toBeInTheDocument();
    await pupil.click(await subject('Mathematics'));
    expect(toggle('Ratio')).not.toBeChecked();
  });

  test('need a difficulty', async () => {
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    expect(start()).toBeEnabled();
    for (const name of ['Easy', 'Medium', 'Hard']) await pupil.click(toggle(name));
    expect(start()).toBeDisabled();
    expect(screen.getByText('Please select at least one difficulty level')).toBeVisible();
  });

  test('show how many questions match, and when there are fewer than requested', async () => {
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    expect(screen.getByText('30 questions match your choice.')).toBeVisible();
    await pupil.click(toggle('Ratio'));
    expect(screen.getByText(/your test will have 14 questions instead of 20/u)).toBeVisible();
    await pupil.click(chip('10'));
    expect(screen.getByText('14 questions match your choice.')).toBeVisible();
  });

  test('offer the tiers of a GCSE subject that has questions for one, and count those of the chosen tier', async () => {
    const vectors = buildTopic({
      name: 'Vectors',
      counts: [
        { difficulty: 1, tier: null, answerWays: 'CHOOSE', count: 8 },
        { difficulty: 1, tier: 'FOUNDATION', answerWays: 'CHOOSE', count: 7 },
        { difficulty: 3, tier: 'HIGHER', answerWays: 'CHOOSE', count: 25 },
      ],
    });
    const tiered = buildSubject({ name: 'Physics', topics: [vectors] });
    const gcse = buildStage({ code: 'GCSE' });
    answer(stageOfUser, { stage: gcse });
    answer(stageSubjects, [maths, tiered]);
    const requested = recordBodies(startTest, buildTest());
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    expect(screen.queryByRole('group', { name: 'Tier' })).not.toBeInTheDocument();
    await pupil.click(await subject('Physics'));
    expect(chip('Both')).toBeChecked();
    expect(screen.getByText('40 questions match your choice.')).toBeVisible();
    await pupil.click(chip('Foundation'));
    expect(screen.getByText(/your test will have 15 questions instead of 20/u)).toBeVisible();
    expect(toggle('Vectors')).toHaveAccessibleDescription('15 questions');
    await pupil.click(chip('Higher'));
    expect(screen.getByText('33 questions match your choice.')).toBeVisible();
    await pupil.click(start());
    await waitFor(() => {
      expect(requested).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ subjectId: tiered.id, tier: 'HIGHER' }),
      );
    });
  });

  test.each([
    ['ELEVEN_PLUS', 'Multiple choice', '22 questions match your choice.'],
    ['GCSE', 'Mixed', '27 questions match your choice.'],
  ])('of %s offer the ways of answering, at first %s', async (code, usual, matching) => {
    const algebra = buildTopic({
      counts: [
        { difficulty: 1, tier: null, answerWays: 'CHOOSE', count: 2 },
        { difficulty: 1, tier: null, answerWays: 'BOTH', count: 20 },
        { difficulty: 1, tier: null, answerWays: 'TYPE', count: 5 },
      ],
    });
    const typed = buildSubject({ name: 'Physics', topics: [algebra] });
    answer(stageOfUser, { stage: buildStage({ code }) });
    answer(stageSubjects, [maths, typed]);
    const requested = recordBodies(startTest, buildTest());
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    expect(screen.queryByRole('group', { name: 'How you answer' })).not.toBeInTheDocument();
    await pupil.click(await subject('Physics'));
    expect(chip(usual)).toBeChecked();
    expect(screen.getByText(matching)).toBeVisible();
    await pupil.click(chip('Type the answer'));
    expect(screen.getByText('25 questions match your choice.')).toBeVisible();
    await pupil.click(start());
    await waitFor(() => {
      expect(requested).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ answerMode: 'TYPED' }));
    });
  });

  test('take the subject from the address', async () => {
    open('/practice?subject=english');
    expect(await subject('English')).toBeChecked();
  });

  test('lead back to the dashboard', async () => {
    const { user: pupil, router } = open();
    await pupil.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
    expect(router.state.location.pathname).toBe('/');
  });
});

describe('Start Test', () => {
  test('requests exactly what was chosen and opens the test', async () => {
    const drawn = buildTest();
    const requested = recordBodies(startTest, drawn);
    const { user: pupil, router } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(toggle('Ratio'));
    await pupil.click(toggle('Hard'));
    await pupil.click(chip('45 min'));
    await pupil.click(chip('10'));
    await pupil.click(start());
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(router.state.location.state).toEqual({ testId: drawn.testId });
    expect(requested).toHaveBeenCalledExactlyOnceWith({
      subjectId: maths.id,
      examTypeId: stage.id,
      difficulty: [1, 2],
      questionCount: 10,
      topicIds: [ratio.id],
      answerMode: 'MULTIPLE_CHOICE',
      duration: 45,
      examMode: false,
    });
  });

  test('starts one test, however often it is clicked until the test is shown', async () => {
    const drawn = vi.fn(() => buildTest());
    answer(startTest, drawn);
    const { route, arrive } = slowRoute('/test/active');
    const { user: pupil, router } = renderRoutes(
      [{ path: '/test/setup', element: <SetupPage /> }, route],
      '/test/setup',
    );
    await pupil.click(await subject('Mathematics'));
    const button = start();
    await pupil.dblClick(button);
    await waitFor(() => expect(router.state.navigation.state).toBe('loading'));
    await pupil.dblClick(button);
    await pupil.keyboard('{Enter}');
    arrive();
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  test('clears the timers of earlier tests', async () => {
    localStorage.setItem('mock-test-timer:earlier', '{}');
    answer(startTest, buildTest());
    const { user: pupil, router } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    await waitFor(() => expect(router.state.location.pathname).toBe('/test/active'));
    expect(localStorage.getItem('mock-test-timer:earlier')).toBeNull();
  });

  test('shows why it failed with status and body, and can be retried', async () => {
    answer(startTest, refuse('RULE_BROKEN', 'There are no questions like this yet.'));
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error starting test: 422 There are no questions like this yet.');
    expect(alert).toHaveTextContent('"code": "RULE_BROKEN"');
    expect(start()).toBeEnabled();
  });

  test('says when there is no reply', async () => {
    failWithNetworkError(startTest);
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    await pupil.click(start());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error starting test: \S/u);
  });

  test('repeats the same request while its reply does not arrive, so that no second test starts', async () => {
    const keys: (string | null)[] = [];
    answer(startTest, ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return refuse('UNAVAILABLE', 'Away');
    });
    const { user: pupil } = open();
    await pupil.click(await subject('Mathematics'));
    for (const count of [1, 2]) {
      await pupil.click(start());
      await waitFor(() => expect(keys).toHaveLength(count));
      expect(await screen.findByRole('button', { name: 'Start Test' })).toBeEnabled();
    }
    await pupil.click(chip('10'));
    await pupil.click(start());
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(/\S/u);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('errors', () => {
  test('redirects to the stage picker without a stage', async () => {
    answer(currentUser, { ...user, currentStageId: null });
    const { router } = open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/select-stage'));
  });

  test('shows a full page with Try Again without stage information', async () => {
    failWithNetworkError(stageOfUser);
    const { user: pupil } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch stage info');
    answer(stageOfUser, { stage });
    await pupil.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await subject('Mathematics')).toBeVisible();
  });

  test('shows an error for invalid stage information', async () => {
    answer(stageOfUser, { stage: { name: 'half a stage' } as never });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Stage data is missing or invalid');
  });

  test('shows that the subjects did not load', async () => {
    failWithNetworkError(stageSubjects);
    const { user: pupil } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load subjects. Please try again later.',
    );
    answer(stageSubjects, [maths]);
    await pupil.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await subject('Mathematics')).toBeVisible();
  });

  test('a stage without subjects leads to another stage', async () => {
    answer(stageSubjects, []);
    const { user: pupil, router } = open();
    expect(
      await screen.findByRole('heading', { name: 'No subjects available for your stage' }),
    ).toBeVisible();
    expect(
      screen.getByText('No subjects available for 11+. This stage may not be set up yet.'),
    ).toBeVisible();
    await pupil.click(screen.getByRole('button', { name: 'Select Different Stage' }));
    expect(router.state.location.pathname).toBe('/select-stage');
  });
});
