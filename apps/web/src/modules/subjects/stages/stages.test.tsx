import * as contract from '@markwell/shared/subjects/stages.contract';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildExamBoard, buildId, buildStage } from '#testing/builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { stageRoutes } from './stages.routes.tsx';

startServer();
const routes = [...stageRoutes, { path: '/', element: <h1>Dashboard</h1> }];
const elevenPlus = buildStage({ code: 'ELEVEN_PLUS', displayName: '11+ (Eleven Plus)', description: '' });
const gcse = buildStage();

function offerStages(...stages: contract.StageDto[]) {
  answer(contract.listStages, stages);
  answer(contract.stageStats, { subjectCount: 4, topicCount: 20, questionCount: 1247, paperCount: 1 });
  answer(contract.stageProgress, ({ params }) => ({
    stageId: params.stageId,
    questionsAttempted: params.stageId === gcse.id ? 40 : 0,
    correctAnswers: 31,
    accuracy: 78,
    testsCompleted: 2,
    lastActivityAt: null,
  }));
}

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

beforeEach(() => {
  localStorage.clear();
});

describe('the stage picker', () => {
  test('shows each stage with its totals and the user’s progress', async () => {
    signIn({ currentStageId: gcse.id });
    offerStages(elevenPlus, gcse);
    renderRoutes(routes, '/stages');
    const first = await card('11+');
    expect(first.getByText('Comprehensive learning materials for this stage')).toBeVisible();
    expect(await first.findByText('1,247 questions · 1 paper')).toBeVisible();
    expect(first.queryByText(/You:/)).not.toBeInTheDocument();
    const second = await card('GCSE');
    expect(second.getByText('14-16 years')).toBeVisible();
    expect(await second.findByText('You: 40 questions answered, 78% right')).toBeVisible();
    expect(second.getByText('Your choice')).toBeVisible();
  });

  test.each([
    [elevenPlus, 'Choose 11+', 'Which exam board sets your papers?'],
    [gcse, 'Choose GCSE', 'Dashboard'],
  ])('saves a choice and continues', async (stage, button, next) => {
    const person = signIn({ currentStageId: null });
    offerStages(elevenPlus, gcse);
    answer(contract.listExamBoards, []);
    answer(contract.chooseStage, ({ params, body }) =>
      params.userId === person.id && body.stageId === stage.id ? { stage } : refuse('FORBIDDEN', 'No'),
    );
    const { user } = renderRoutes(routes, '/select-stage');
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: next })).toBeVisible();
  });

  test('shows that a choice could not be saved; it can be made again', async () => {
    signIn({ currentStageId: null });
    offerStages(gcse);
    answer(contract.chooseStage, refuse('INTERNAL', 'Something went wrong'));
    const { user } = renderRoutes(routes, '/select-stage');
    await user.click(await screen.findByRole('button', { name: 'Choose GCSE' }));
    expect(await screen.findByText('Failed to save your selection. Please try again.')).toBeVisible();
    answer(contract.chooseStage, { stage: gcse });
    await user.click(screen.getByRole('button', { name: 'Choose GCSE' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('shows a message without stages', async () => {
    signIn();
    offerStages();
    renderRoutes(routes, '/stages');
    expect(await screen.findByRole('heading', { name: 'No stages available' })).toBeVisible();
  });

  test('a failure says Oops! and can be retried', async () => {
    signIn();
    offerStages(gcse);
    answer(contract.listStages, refuse('NOT_FOUND', 'Not here'));
    const { user } = renderRoutes(routes, '/stages');
    expect(await screen.findByRole('heading', { name: 'Oops!' })).toBeVisible();
    expect(screen.getByText('Failed to load educational stages')).toBeVisible();
    answer(contract.listStages, [gcse]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'GCSE' })).toBeVisible();
  });

  test('a reply that is not a list is an error', async () => {
    signIn();
    answer(contract.listStages, { stages: 'none' } as never);
    renderRoutes(routes, '/stages');
    expect(await screen.findByText('Invalid data format received')).toBeVisible();
  });
});

describe('the exam board picker', () => {
  test('shows active boards with their code, unless the name has it, and a description, and a note that it can be changed', async () => {
    signIn();
    answer(contract.listExamBoards, [
      buildExamBoard(),
      buildExamBoard({ id: buildId(), code: 'CSSE', name: 'Schools of Essex' }),
      buildExamBoard({ code: 'OLD', name: 'Closed', isActive: false }),
    ]);
    renderRoutes(routes, '/select-exam-board');
    const board = await card('GL Assessment');
    expect(board.queryByText('GL')).not.toBeInTheDocument();
    expect((await card('Schools of Essex')).getByText('CSSE')).toBeVisible();
    expect(board.getByText('Comprehensive 11+ preparation materials for this exam board')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Closed' })).not.toBeInTheDocument();
    expect(screen.getByText('You can change your choice later in settings.')).toBeVisible();
  });

  test('saves a choice and opens the dashboard', async () => {
    const person = signIn();
    const board = buildExamBoard();
    answer(contract.listExamBoards, [board]);
    answer(contract.chooseExamBoard, ({ params, body }) =>
      params.userId === person.id && body.examBoardId === board.id
        ? { examBoard: board }
        : refuse('FORBIDDEN', 'No'),
    );
    const { user } = renderRoutes(routes, '/select-exam-board');
    await user.click(await screen.findByRole('button', { name: 'Choose GL Assessment' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('‘I don’t know’ is an answer, shown as the choice later', async () => {
    signIn();
    answer(contract.listExamBoards, [buildExamBoard()]);
    const saved: (string | null)[] = [];
    answer(contract.chooseExamBoard, ({ body }) => {
      saved.push(body.examBoardId);
      return { examBoard: null };
    });
    const { user, router } = renderRoutes(routes, '/select-exam-board');
    await user.click(await screen.findByRole('button', { name: 'Choose I don’t know my exam board' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(saved).toEqual([null]);
    await act(() => router.navigate('/select-exam-board'));
    expect((await card('I don’t know my exam board')).getByText('Your choice')).toBeVisible();
  });

  test('failures have the messages of the specification', async () => {
    signIn();
    answer(contract.listExamBoards, refuse('NOT_FOUND', 'Not here'));
    const { user } = renderRoutes(routes, '/select-exam-board');
    expect(await screen.findByText('Failed to load exam boards')).toBeVisible();
    answer(contract.listExamBoards, [buildExamBoard({ id: buildId() })]);
    answer(contract.chooseExamBoard, refuse('INTERNAL', 'Something went wrong'));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await user.click(await screen.findByRole('button', { name: 'Choose GL Assessment' }));
    expect(await screen.findByText('Failed to save your selection. Please try again.')).toBeVisible();
  });

  test('asks for a stage first', async () => {
    signIn({ currentStageId: null });
    renderRoutes(routes, '/select-exam-board');
    expect(await screen.findByRole('heading', { name: 'Choose your stage first' })).toBeVisible();
  });
});
