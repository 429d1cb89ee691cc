import {
  changeUsers,
  previewBulkUsers,
  type AffectedUserDto,
} from '@markwell/shared/users/bulk-users.contract';
import { listSchools, listUsers } from '@markwell/shared/users/users.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildManagedUser, buildUserList } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { UsersPage } from '../users-page.tsx';

startServer();

const affected = (change: Partial<AffectedUserDto>): AffectedUserDto => ({
  id: buildId(),
  name: 'Ada',
  email: 'ada@example.com',
  role: 'STUDENT',
  outcome: 'changed',
  reason: null,
  ...change,
});
const ada = affected({});
const refused = affected({
  name: 'Owen',
  role: 'ADMIN',
  outcome: 'refused',
  reason: 'Only a super-administrator may change administrators',
});

beforeEach(() => {
  answerAdminPage();
  answer(listSchools, { schools: [] });
});

test('pasted addresses are previewed with those that nobody has, then changed', async () => {
  answer(listUsers, buildUserList([]));
  const previewed: unknown[] = [];
  answer(previewBulkUsers, ({ body }) => {
    previewed.push(body);
    return { users: [ada, refused], unknownEmails: ['nobody@example.com'] };
  });
  const changed: unknown[] = [];
  answer(changeUsers, ({ body }) => {
    changed.push(body);
    return { users: [ada] };
  });
  const { user } = renderPage(<UsersPage />, '/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Change users by e-mail address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));
  expect(await dialog.findByText('Please paste e-mail addresses')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: 'E-mail addresses' }));
  await user.paste('ADA@example.com\nnobody@example.com\nMaya Patel');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'End premium access');
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));

  expect(await dialog.findByText('End premium access: 1 user')).toHaveFocus();
  const part = (name: string) => dialog.getByRole('region', { name });
  expect(part('Affected')).toHaveTextContent('ada@example.com');
  expect(part('Refused')).toHaveTextContent('Only a super-administrator');
  expect(part('Addresses without an account')).toHaveTextContent('nobody@example.com');
  expect(part('Without an e-mail address')).toHaveTextContent('Maya Patel');
  expect(changed).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Change 1 user' }));
  expect(await dialog.findByText('1 user was changed.')).toBeVisible();
  const change = { kind: 'premium', premiumUntil: null };
  expect(previewed).toEqual([{ userIds: [], emails: ['ada@example.com', 'nobody@example.com'], change }]);
  expect(changed).toEqual([{ userIds: [ada.id], change }]);
});

test('selected users get an e-mail after a preview; going back keeps the text', async () => {
  const pupil = buildManagedUser({ name: 'Ada' });
  answer(listUsers, buildUserList([pupil]));
  answer(previewBulkUsers, { users: [ada], unknownEmails: [] });
  answer(changeUsers, { users: [ada] });
  const { user } = renderPage(<UsersPage />, '/admin/users');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
  await user.click(screen.getByRole('button', { name: 'Change or write to them…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the selected users' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Send an e-mail');
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));
  expect(await dialog.findByText('Please enter a subject')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Sunday');
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'We are closed.');
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));
  await user.click(await dialog.findByRole('button', { name: 'Back' }));
  expect(dialog.getByRole('button', { name: 'See who is affected' })).toHaveFocus();
  expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('We are closed.');
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));
  await user.click(await dialog.findByRole('button', { name: 'Send 1 e-mail' }));
  expect(await dialog.findByText('1 user was sent the e-mail.')).toBeVisible();
});

test('what was typed is not discarded without a question while the preview is shown', async () => {
  answer(listUsers, buildUserList([]));
  answer(previewBulkUsers, { users: [ada], unknownEmails: [] });
  answer(changeUsers, { users: [ada] });
  const { user } = renderPage(<UsersPage />, '/admin/users');
  await user.click(await screen.findByRole('button', { name: 'Change users by e-mail address' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('textbox', { name: 'E-mail addresses' }));
  await user.paste('ada@example.com');
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));
  await dialog.findByRole('button', { name: 'Change 1 user' });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(dialog.getByRole('button', { name: 'Change 1 user' }));
  expect(await dialog.findByText('1 user was changed.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('all users that match the filter are changed, and a super-administrator can change their role', async () => {
  answerAdminPage({ user: buildUser({ role: 'SUPER_ADMIN' }) });
  const pupil = buildManagedUser({ name: 'Ada' });
  answer(listUsers, buildUserList([pupil], { totalCount: 60 }));
  const previewed: unknown[] = [];
  answer(previewBulkUsers, ({ body }) => {
    previewed.push(body);
    return { users: [ada], unknownEmails: [] };
  });
  const { user } = renderPage(<UsersPage />, '/admin/users?role=STUDENT&search=oak');
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ada' }));
  await user.click(screen.getByRole('button', { name: 'Select all 60 that match' }));
  await user.click(screen.getByRole('button', { name: 'Change or write to them…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the selected users' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'What to do' }), 'Change the role');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'New role' }), 'Teacher');
  await user.click(dialog.getByRole('button', { name: 'See who is affected' }));
  expect(await dialog.findByText('Change the role to Teacher: 1 user')).toBeVisible();
  const change = { kind: 'role', role: 'TEACHER' };
  expect(previewed).toEqual([
    { userIds: [], emails: [], filter: { search: 'oak', role: 'STUDENT' }, change },
  ]);
});
