import {
  createSubject,
  createTopic,
  deleteSubject,
  listAdminSubjects,
  listAdminTopics,
  readAdminSubject,
  updateSubject,
  type AdminSubjectDto,
  type AdminTopicDto,
} from '@markwell/shared/subjects/subjects-admin.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerAdminPage, stage } from '#testing/admin-network.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, recordBodies, refuse, refuseField, startServer } from '#testing/server.ts';
import { SubjectsPage } from './subjects-page.tsx';

startServer();

const stageId = stage.id;
const subjectOf = (overrides: Partial<AdminSubjectDto> = {}): AdminSubjectDto => ({
  id: buildId(),
  stageId,
  stage: { displayName: '11+' },
  examTypeId: stageId,
  name: 'Mathematics',
  code: 'ELEVEN_PLUS_MATHEMATICS',
  description: 'Number and shape',
  icon: '🔢',
  color: 'blue',
  order: 0,
  visibility: 'PUBLIC',
  schoolId: null,
  updatedAt: '2026-03-01T09:00:00.000Z',
  _count: { topics: 2, questions: 12, writingQuestions: 0, papers: 1 },
  ...overrides,
});
const topicOf = (overrides: Partial<AdminTopicDto> = {}): AdminTopicDto => ({
  id: buildId(),
  name: 'Angles',
  code: 'M_ANGLES',
  description: '',
  order: 10,
  updatedAt: '2026-03-01T09:00:00.000Z',
  isGeneral: false,
  questionCount: 4,
  ...overrides,
});

beforeEach(() => {
  answerAdminPage({ stages: [stage] });
});

function answerWith(subjects: AdminSubjectDto[], total = subjects.length) {
  const requested = vi.fn();
  answer(listAdminSubjects, ({ query }) => {
    requested(query);
    return { subjects, pagination: { page: query.page, pages: Math.ceil(total / 10), total } };
  });
  return requested;
}

const open = (at = '/admin/subjects') => renderPage(<SubjectsPage />, at);

test('each subject shows its visibility and contents', async () => {
  answerWith([subjectOf({ visibility: 'DRAFT' })]);
  open();
  const card = (await screen.findByRole('heading', { name: 'Mathematics' })).closest('li');
  expect(card).toHaveTextContent('11+');
  expect(card).toHaveTextContent('2 topics · 12 questions');
  expect(card).toHaveTextContent('Draft');
});

test('without subjects it says how to begin', async () => {
  answerWith([]);
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'No subjects found' })).toBeVisible();
  const [create] = screen.getAllByRole('button', { name: 'Create Subject' });
  if (!create) throw new Error('there is no button to create one');
  await user.click(create);
  expect(screen.getByRole('dialog', { name: 'Create subject' })).toBeVisible();
});

test('can be loaded again after a failure', async () => {
  answer(listAdminSubjects, refuse('FORBIDDEN', 'You are not allowed to do this'));
  const { user } = open();
  expect(await screen.findByText('You are not allowed to do this')).toBeVisible();
  answerWith([subjectOf()]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Mathematics' })).toBeVisible();
});

test('search and stage are in the address and in the request', async () => {
  const requested = answerWith([subjectOf()]);
  const { user, router } = open('/admin/subjects?page=2');
  await user.type(await screen.findByRole('searchbox', { name: 'Search subjects' }), 'math{Enter}');
  await user.selectOptions(await screen.findByLabelText('Stage'), '11+');
  expect(router.state.location.search).toBe(`?search=math&stageId=${stageId}`);
  await waitFor(() => {
    expect(requested).toHaveBeenLastCalledWith({ page: 1, limit: 10, search: 'math', stageId });
  });
});

test('a new subject needs a stage and a name, and is sent with its icon and colour', async () => {
  answerWith([subjectOf()]);
  const sent = recordBodies(createSubject, subjectOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create Subject' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create subject' }));
  expect(dialog.getByText('Educational stage is required')).toBeVisible();
  expect(dialog.getByText('Subject name is required')).toBeVisible();
  expect(dialog.getByLabelText('Stage')).toHaveFocus();
  await user.selectOptions(dialog.getByLabelText('Stage'), '11+');
  await user.type(dialog.getByLabelText('Name'), 'Science');
  await user.click(dialog.getByRole('radio', { name: 'Microscope' }));
  await user.click(dialog.getByRole('radio', { name: 'green' }));
  await user.click(dialog.getByRole('button', { name: 'Create subject' }));
  expect(await screen.findByText('Subject created successfully!')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ stageId, name: 'Science', icon: '🔬', color: 'green', code: '', order: 0 }),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a server error is shown at its field, and the typed text stays', async () => {
  answerWith([subjectOf()]);
  answer(updateSubject, refuse('CONFLICT', 'The code X is already in use'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Mathematics' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Stage')).toBeDisabled();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Maths');
  await user.click(dialog.getByRole('button', { name: 'Save subject' }));
  expect(await screen.findByText('The code X is already in use')).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Maths');
});

test('an edit names the version that the form began with; after a refusal the list is fetched again', async () => {
  const opened = subjectOf();
  answerWith([opened]);
  const versions: unknown[] = [];
  answer(updateSubject, ({ body }) => {
    versions.push(body.updatedAt);
    return refuse('CONFLICT', 'Somebody else changed this subject while you were editing.');
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Mathematics' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' and more');
  const fetchedAgain = answerWith([subjectOf({ id: opened.id, updatedAt: '2026-03-02T09:00:00.000Z' })]);
  const save = () => user.click(dialog.getByRole('button', { name: 'Save subject' }));
  await save();
  expect(await screen.findByText(/^Somebody else changed this subject/u)).toBeVisible();
  await save();
  await waitFor(() => expect(versions).toEqual([opened.updatedAt, opened.updatedAt]));
  expect(dialog.getByLabelText('Name')).toHaveValue('Mathematics and more');
  expect(fetchedAgain).toHaveBeenCalled();
});

test('a name in use is shown at the name until the name, stage, visibility or school changes', async () => {
  answerWith([subjectOf()]);
  const message = 'This stage already has a public subject named English (ELEVEN_PLUS_ENGLISH)';
  answer(updateSubject, refuseField('CONFLICT', 'name', message));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Mathematics' }));
  const dialog = within(screen.getByRole('dialog'));
  const name = dialog.getByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'english');
  await user.click(dialog.getByRole('button', { name: 'Save subject' }));
  await waitFor(() => {
    expect(name).toHaveAccessibleDescription(message);
  });
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  expect(name).toHaveValue('english');
  await user.selectOptions(dialog.getByLabelText('Visibility'), 'Draft');
  expect(name).toBeValid();
});

test('a deletion lists what is deleted; deleting the last subject of a page removes the page', async () => {
  answerWith([subjectOf()], 11);
  answer(deleteSubject, ({ query }) => {
    answerWith([], 10);
    return { removedQuestions: query.cascade === 'true' ? 12 : 0, archivedQuestions: 0 };
  });
  const { user, router } = open('/admin/subjects?page=2');
  await user.click(await screen.findByRole('button', { name: 'Delete Mathematics' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Mathematics?' }));
  expect(dialog.getByText('2 topics, 12 questions and 1 past paper')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete subject' }));
  expect(await screen.findByText('Subject deleted successfully!')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('topics can be added to a subject; the General topic cannot be deleted', async () => {
  const subject = subjectOf();
  answerWith([subject]);
  answer(readAdminSubject, subject);
  const general = topicOf({ name: 'General', code: 'M_GENERAL', isGeneral: true, order: 0 });
  answer(listAdminTopics, { topics: [general, topicOf()] });
  const sent = recordBodies(createTopic, topicOf());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Topics of Mathematics' }));
  expect(await screen.findByRole('heading', { name: 'Topics of Mathematics' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'The General topic cannot be deleted' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete Angles' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Add Topic' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Order')).toHaveValue(20);
  await user.click(dialog.getByRole('button', { name: 'Add topic' }));
  expect(dialog.getByText('Topic name is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Name'), 'Area');
  await user.click(dialog.getByRole('button', { name: 'Add topic' }));
  expect(await screen.findByText('Topic created successfully!')).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ name: 'Area', code: '', description: '', order: 20 });
});
