import {
  createSubject,
  listSchoolSubjects,
  type AdminSubjectDto,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stage } from '#testing/admin-network.ts';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { answerQuestionsPage, maths } from '#testing/questions-page.tsx';
import { renderRoutes } from '#testing/render.tsx';
import { answer, refuseField, startServer } from '#testing/server.ts';
import { schoolSubjectRoutes } from './school-subjects.routes.tsx';

startServer();

const school = { name: 'Hill School' };
const latin: AdminSubjectDto = {
  id: maths.id,
  stageId: stage.id,
  stage: { displayName: '11+' },
  examTypeId: stage.id,
  name: 'Latin',
  code: 'LATIN',
  description: 'For Year 6',
  icon: '📖',
  color: 'blue',
  order: 0,
  visibility: 'SCHOOL_PRIVATE',
  schoolId: buildId(),
  updatedAt: '2026-03-01T09:00:00.000Z',
  _count: { topics: 2, questions: 6, writingQuestions: 0, papers: 0 },
};

beforeEach(() => {
  answerQuestionsPage();
  signIn({ role: 'TEACHER' });
  answer(listSchoolSubjects, { school, subjects: [latin] });
});

const open = (path = '') => renderRoutes(schoolSubjectRoutes, `/school-subjects${path}`);

test('a teacher creates a subject of their school, without choosing who sees it', async () => {
  answer(listSchoolSubjects, { school, subjects: [] });
  answer(createSubject, refuseField('CONFLICT', 'name', 'This school already has a subject named Latin'));
  const { user } = open();
  expect(await screen.findByText('Only Hill School sees these subjects.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Subject' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create subject' }));
  expect(form.queryByLabelText('Visibility')).not.toBeInTheDocument();
  await user.selectOptions(form.getByLabelText('Stage'), stage.id);
  await user.type(form.getByLabelText('Name'), 'Latin');
  await user.click(form.getByRole('button', { name: 'Create subject' }));
  expect(await form.findByText('This school already has a subject named Latin')).toBeVisible();

  answer(createSubject, () => {
    answer(listSchoolSubjects, { school, subjects: [latin] });
    return latin;
  });
  await user.click(form.getByRole('button', { name: 'Create subject' }));
  expect(await screen.findByRole('heading', { name: 'Latin' })).toBeVisible();
});

test('pasted questions are drafts of a subject of the school unless the teacher publishes them', async () => {
  const { user } = open('/upload');
  const subject = await screen.findByRole('combobox', { name: 'Subject' });
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveValue(stage.id);
  });
  expect(await within(subject).findByRole('option', { name: maths.name })).toBeInTheDocument();
  const when = within(screen.getByRole('group', { name: 'When it is uploaded' }));
  expect(when.getByRole('radio', { name: 'Keep as a draft' })).toBeChecked();
  await user.click(when.getByRole('radio', { name: 'Publish immediately' }));
  expect(when.getByRole('radio', { name: 'Publish immediately' })).toBeChecked();
  expect(screen.queryByRole('link', { name: 'Earlier uploads' })).not.toBeInTheDocument();
});

test('subjects of others cannot be chosen', async () => {
  answer(listSchoolSubjects, { school, subjects: [{ ...latin, id: buildId() }] });
  open('/upload');
  const subject = await screen.findByRole('combobox', { name: 'Subject' });
  expect(within(subject).queryByRole('option', { name: maths.name })).not.toBeInTheDocument();
});

test('the list offers publishing and deleting, and no change that runs on the server', async () => {
  const { user } = open('/questions');
  const draft = await screen.findByRole('row', { name: /Image question/u });
  await user.click(within(draft).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Publish Selected' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Move/u })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upload questions' })).toHaveAttribute(
    'href',
    '/school-subjects/upload',
  );
});

test('questions need a subject first', async () => {
  answer(listSchoolSubjects, { school, subjects: [] });
  open('/upload');
  expect(await screen.findByRole('heading', { name: 'Your school has no subjects yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a subject' })).toHaveAttribute('href', '/school-subjects');
});

test('a teacher without a school reads whom to ask', async () => {
  answer(listSchoolSubjects, { school: null, subjects: [] });
  open();
  expect(await screen.findByText(/^Please ask an administrator to add you to your school/u)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Subject' })).not.toBeInTheDocument();
});
