import {
  mergeSchool,
  previewSchoolMerge,
  renameSchool,
  schoolOverview,
} from '@markwell/shared/users/manage-schools.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, recordBodies, startServer } from '#testing/server.ts';
import { SchoolsPage } from './schools-page.tsx';

startServer();

const misspelt = { id: buildId(), name: 'Oakfeild', users: 3, classes: 1, subjects: 0 };
const right = { id: buildId(), name: 'Oakfield', users: 60, classes: 4, subjects: 2 };

function show(role: 'ADMIN' | 'SUPER_ADMIN' = 'SUPER_ADMIN') {
  answerAdminPage({ user: buildUser({ role }) });
  answer(schoolOverview, { schools: [misspelt, right] });
  return renderPage(<SchoolsPage />, '/admin/schools');
}

test('a misspelt school is renamed', async () => {
  const { user } = show('ADMIN');
  const sent = recordBodies(renameSchool, { school: { id: misspelt.id, name: 'Oak Field' } });
  await user.click(await screen.findByRole('button', { name: 'Rename Oakfeild' }));
  expect(screen.queryByRole('button', { name: 'Merge Oakfeild' })).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Oak Field{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Oak Field' });
});

test('two schools are merged after a preview of what moves, with the typed name', async () => {
  const { user } = show();
  answer(previewSchoolMerge, {
    moves: { users: 3, classes: 1, subjects: 2, assignments: 5, questions: 40, reservedQuestions: 1 },
    sameSubjects: [],
  });
  const sent = recordBodies(mergeSchool, { school: { id: right.id, name: right.name } });
  await user.click(await screen.findByRole('button', { name: 'Merge Oakfeild' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/^Into which school/), 'Oakfield');
  expect(await dialog.findByText('3 users')).toBeVisible();
  expect(dialog.getByText('1 class with 5 assignments')).toBeVisible();
  expect(dialog.getByText('2 private subjects with 40 questions, of which 1 is reserved')).toBeVisible();
  const typed = dialog.getByLabelText(/^Type Oakfeild to confirm/);
  await user.type(typed, 'Oakfield{Enter}');
  expect(await dialog.findByText('This is not the name of the school')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(typed);
  await user.type(typed, 'Oakfeild{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ intoId: right.id, name: 'Oakfeild' });
});

test('subjects that both schools have are named before the merge', async () => {
  const { user } = show();
  answer(previewSchoolMerge, {
    moves: { users: 3, classes: 1, subjects: 1, assignments: 0, questions: 0, reservedQuestions: 0 },
    sameSubjects: ['Latin'],
  });
  await user.click(await screen.findByRole('button', { name: 'Merge Oakfeild' }));
  await user.selectOptions(await screen.findByLabelText(/^Into which school/), 'Oakfield');
  expect(
    await screen.findByText('Both schools have these subjects. Please rename them first.'),
  ).toBeVisible();
  expect(screen.getByText('Latin')).toBeVisible();
});
