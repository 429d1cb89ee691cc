import { createClass, listClasses } from '@markwell/shared/classes/classes.contract';
import { allSubjects } from '@markwell/shared/subjects/subjects.contract';
import { listStages } from '@markwell/shared/subjects/stages.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId, buildStage } from '#testing/builders.ts';
import { buildClass, buildClassSummary } from '#testing/class-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { ClassesPage } from './classes-page.tsx';
import { NewClassPage } from './new-class-page.tsx';

startServer();

beforeEach(() => {
  signIn({ role: 'TEACHER' });
});

test('a teacher without a class reads the three steps and can begin', async () => {
  answer(listClasses, { classes: [] });
  renderPage(<ClassesPage />, '/classes');
  expect(await screen.findByRole('heading', { name: 'Your first class, in three steps' })).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'New class' })).toHaveAttribute('href', '/classes/new');
});

test('classes are links with their numbers of pupils; archived ones are apart', async () => {
  const current = buildClassSummary({ name: '10B', isOwner: false, memberCount: 1, subject: null });
  const archived = buildClassSummary({ name: 'Last year', archivedAt: '2026-07-20T09:00:00.000Z' });
  answer(listClasses, { classes: [current, archived] });
  renderPage(<ClassesPage />, '/classes');
  const row = (await screen.findByRole('link', { name: '10B' })).closest('li');
  expect(row).toHaveTextContent('GCSE · All subjects');
  expect(row).toHaveTextContent('1 pupil');
  expect(row).toHaveTextContent('Co-teacher');
  const section = screen.getByRole('region', { name: 'Archived' });
  expect(within(section).getByRole('link', { name: 'Last year' })).toBeVisible();
});

test('a new class needs a name and a stage, offers the subjects of the stage, and opens at its code', async () => {
  const [stage, other] = [buildStage({ displayName: 'GCSE' }), buildStage({ displayName: 'A level' })];
  const subject = {
    id: buildId(),
    name: 'Biology',
    icon: '',
    color: 'blue' as const,
    examTypeId: stage.id,
    topics: [],
    _count: { topics: 0, questions: 0 },
  };
  answer(listStages, [stage, other]);
  answer(allSubjects, ({ query }) => (query.examTypeId === stage.id ? [subject] : []));
  const created = buildClass();
  let sent: unknown;
  answer(createClass, ({ body }) => {
    sent = body;
    return created;
  });
  const { user, router } = renderPage(<NewClassPage />, '/classes/new');
  await user.click(await screen.findByRole('button', { name: 'Create class' }));
  expect(screen.getByText('Please give the class a name')).toBeVisible();
  expect(screen.getByText('Please choose a stage')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), '10B Biology');
  await screen.findByRole('option', { name: 'GCSE' });
  await user.selectOptions(screen.getByLabelText('Stage'), stage.id);
  await screen.findByRole('option', { name: 'Biology' });
  await user.selectOptions(screen.getByLabelText('Subject'), subject.id);
  // Another stage takes the subject back.
  await user.selectOptions(screen.getByLabelText('Stage'), other.id);
  expect(screen.getByLabelText('Subject')).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('Stage'), stage.id);
  await screen.findByRole('option', { name: 'Biology' });
  await user.selectOptions(screen.getByLabelText('Subject'), subject.id);
  await user.click(screen.getByRole('button', { name: 'Create class' }));
  await expect.poll(() => router.state.location.pathname).toBe(`/classes/${created.id}/invite`);
  expect(sent).toEqual({ name: '10B Biology', stageId: stage.id, subjectId: subject.id });
});
