import { createSubject, listSchoolSubjects } from '@markwell/shared/admin/subjects/subjects.contract';
import { listExamTypes } from '@markwell/shared/features/subjects/subjects.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, refuseField, startServer } from '#testing/server.ts';
import { SchoolSubjectsPage } from './school-subjects-page.tsx';

startServer();

const stage = { id: buildId(), name: 'GCSE', code: 'GCSE' };
const latin = {
  id: buildId(),
  stageId: stage.id,
  stage: { displayName: 'GCSE' },
  examTypeId: stage.id,
  name: 'Latin',
  code: 'GCSE_LATIN',
  description: 'For Year 10',
  icon: '📖',
  color: 'blue',
  order: 0,
  visibility: 'SCHOOL_PRIVATE',
  schoolId: buildId(),
  updatedAt: '2026-03-01T09:00:00.000Z',
  _count: { topics: 1, questions: 0, writingQuestions: 0, papers: 0 },
} as const;
const school = { name: 'Hill School' };

beforeEach(() => {
  signIn({ role: 'TEACHER' });
  answer(listExamTypes, [stage]);
});

const open = () => renderPage(<SchoolSubjectsPage />, '/school-subjects');

test('a teacher creates a subject of their school, which is then in the list', async () => {
  answer(listSchoolSubjects, { school, subjects: [] });
  answer(createSubject, refuseField('CONFLICT', 'name', 'This school already has a subject named Latin'));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Subjects of Hill School' })).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'New subject' }));
  await user.click(form.getByRole('button', { name: 'Create subject' }));
  expect(form.getByText('Educational stage is required')).toBeVisible();
  expect(form.getByText('Subject name is required')).toBeVisible();
  await form.findByRole('option', { name: 'GCSE' });
  await user.selectOptions(form.getByLabelText('Stage'), stage.id);
  await user.type(form.getByLabelText('Name'), 'Latin');
  await user.click(form.getByRole('button', { name: 'Create subject' }));
  expect(await form.findByText('This school already has a subject named Latin')).toBeVisible();

  answer(createSubject, ({ body }) => {
    answer(listSchoolSubjects, { school, subjects: [latin] });
    return { ...latin, name: body.name };
  });
  await user.click(form.getByRole('button', { name: 'Create subject' }));
  expect(await screen.findByRole('heading', { name: 'Latin' })).toBeVisible();
  expect(await screen.findByText('Subject created successfully!')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('');
});

test('a teacher without a school reads whom to ask', async () => {
  answer(listSchoolSubjects, { school: null, subjects: [] });
  open();
  expect(await screen.findByText(/^Please ask an administrator to add you to your school/u)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
