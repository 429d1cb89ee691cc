import {
  changeActive,
  changePremium,
  changeRole,
  changeSchool,
  createSchool,
  listSchools,
  listUsers,
  readUser,
  sendResetLink,
  type ManagedUserDto,
} from '@markwell/shared/users/users.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { addDays, dayOf } from '@markwell/shared/time/days';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildManagedUser, buildUserList } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, refuse, startServer } from '#testing/server.ts';
import { UsersPage } from './users-page.tsx';

startServer();

const self = buildUser({ role: 'SUPER_ADMIN', name: 'Owen Llewellyn' });
beforeEach(() => {
  answerAdminPage({ user: self });
  answer(listSchools, { schools: [] });
});

const show = (users: ManagedUserDto[], at = '/admin/users') => {
  answer(listUsers, buildUserList(users));
  return renderPage(<UsersPage />, at);
};
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr') ?? cell);
};

async function manage(user: ManagedUserDto, now = user) {
  answer(readUser, { user: now });
  const view = show([user]);
  await view.user.click(await screen.findByRole('button', { name: `Manage ${user.name}` }));
  return { ...view, dialog: await screen.findByRole('dialog', { name: user.name }) };
}

describe('the list', () => {
  test('shows each user’s role, status, sign-in method, last login and number of tests', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 1000).toISOString();
    show([
      buildManagedUser({
        name: 'Maya Patel',
        email: 'maya@example.com',
        authProvider: 'google',
        role: 'TEACHER',
        lastLoginAt: hoursAgo(5),
        premiumUntil: '2099-07-01',
        school: { id: buildId(), name: 'Hollybrook' },
        _count: { testResults: 1247, questionFlags: 3 },
      }),
      buildManagedUser({
        name: 'Noah Jones',
        emailVerified: false,
        isActive: false,
        premiumUntil: '2020-01-31',
      }),
    ]);
    const maya = await rowOf('Maya Patel');
    for (const text of [
      'maya@example.com',
      'Google',
      'Verified',
      'Teacher',
      'Active',
      '5h ago',
      '1,247',
      '3',
      'Until 1 Jul 2099',
      'Hollybrook',
    ]) {
      expect(maya.getByText(text)).toBeVisible();
    }
    const noah = await rowOf('Noah Jones');
    for (const text of ['E-mail', 'Not verified', 'Inactive', 'Never', 'Ended 31 Jan 2020']) {
      expect(noah.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('2 users')).toBeVisible();
  });

  test('requests the page, search and role in the address', async () => {
    const requested = vi.fn();
    answer(listUsers, ({ query }) => {
      requested(query);
      return buildUserList([buildManagedUser()], { page: query.page, totalCount: 60 });
    });
    const { user, router } = renderPage(<UsersPage />, '/admin/users?role=PARENT&search=maya&page=2');
    await screen.findByText('60 users');
    expect(requested).toHaveBeenLastCalledWith({ page: 2, limit: 25, search: 'maya', role: 'PARENT' });
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    await user.click(button('Next'));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ page: 3 })));
    await user.selectOptions(screen.getByLabelText('Role'), 'Teacher');
    await waitFor(() => {
      expect(requested).toHaveBeenLastCalledWith({ page: 1, limit: 25, search: 'maya', role: 'TEACHER' });
    });
    await user.clear(screen.getByRole('searchbox', { name: 'Search users' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'noah{Enter}');
    await waitFor(() => {
      expect(requested).toHaveBeenLastCalledWith({ page: 1, limit: 25, search: 'noah', role: 'TEACHER' });
    });
    await user.click(button('Clear Filters'));
    expect(router.state.location.search).toBe('');
  });

  test('shows a message when no user matches', async () => {
    show([], '/admin/users?search=nobody');
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
    expect(button('Show all users')).toBeVisible();
  });

  test('shows the server’s message with the status, and can load again', async () => {
    answer(listUsers, refuse('FORBIDDEN', 'You are not allowed to do this'));
    const { user } = renderPage(<UsersPage />, '/admin/users');
    expect(await screen.findByText('HTTP 403: You are not allowed to do this')).toBeVisible();
    answer(listUsers, buildUserList([buildManagedUser()]));
    await user.click(button('Try Again'));
    expect(await screen.findByText('Aisha Rahman')).toBeVisible();
  });

  test('shows a message when there is no connection', async () => {
    failWithNetworkError(listUsers);
    renderPage(<UsersPage />, '/admin/users');
    expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
  });
});

describe('the settings of a user', () => {
  test('an administrator cannot change administrators', async () => {
    answer(currentUser, buildUser({ role: 'ADMIN' }));
    await manage(buildManagedUser({ role: 'SUPER_ADMIN' }));
    expect(await screen.findByText('Only a super-administrator may change administrators.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Deactivate|premium|role/ })).not.toBeInTheDocument();
  });

  test('an administrator can change users, but not their roles', async () => {
    answer(currentUser, buildUser({ role: 'ADMIN' }));
    const { dialog } = await manage(buildManagedUser());
    expect(await within(dialog).findByRole('button', { name: 'Deactivate account' })).toBeVisible();
    expect(within(dialog).queryByRole('heading', { name: 'Role' })).not.toBeInTheDocument();
  });

  test('users cannot change their own role or deactivate their own account', async () => {
    await manage(buildManagedUser({ id: self.id, role: 'SUPER_ADMIN' }));
    expect(await screen.findByText('You cannot change your own role.')).toBeVisible();
    expect(screen.getByText('You cannot deactivate your own account.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deactivate account' })).not.toBeInTheDocument();
  });
});

describe('changing', () => {
  test.each([
    ['Teacher', /make classes, set work/u],
    ['Parent', /results of children who are linked to them/u],
  ])('the question about the role %s says what the user can do then', async (role, words) => {
    const { user, dialog } = await manage(buildManagedUser({ role: 'STUDENT' }));
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Role' }), role);
    await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(words);
  });

  test('changing the role needs confirmation', async () => {
    const sent = vi.fn();
    const pupil = buildManagedUser();
    answer(changeRole, ({ params, body }) => {
      sent(params.id, body);
      return { user: { ...pupil, role: body.role } };
    });
    const { user, dialog } = await manage(pupil);
    const change = await within(dialog).findByRole('button', { name: 'Change role' });
    expect(change).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'Admin');
    await user.click(change);
    const question = await screen.findByRole('alertdialog', { name: 'Change the role to Admin?' });
    expect(sent).not.toHaveBeenCalled();
    await user.click(within(question).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Aisha Rahman is now: Admin')).toBeVisible();
    expect(sent).toHaveBeenCalledWith(pupil.id, { role: 'ADMIN' });
  });

  test('an account is deactivated after confirmation, and can be activated again', async () => {
    const pupil = buildManagedUser();
    answer(changeActive, ({ body }) => ({ user: { ...pupil, isActive: body.isActive } }));
    const { user } = await manage(pupil);
    await user.click(button('Deactivate account'));
    const question = await screen.findByRole('alertdialog', { name: 'Deactivate Aisha Rahman?' });
    await user.click(within(question).getByRole('button', { name: 'Deactivate' }));
    await user.click(await screen.findByRole('button', { name: 'Activate account' }));
    expect(await screen.findByRole('button', { name: 'Deactivate account' })).toBeVisible();
  });

  test('an error shows the server’s message', async () => {
    const words =
      'This is the last active super-administrator. Make someone else a super-administrator first.';
    answer(changeActive, refuse('RULE_BROKEN', words));
    const { user } = await manage(buildManagedUser({ role: 'SUPER_ADMIN' }));
    await user.click(button('Deactivate account'));
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('premium can be set until a day that is not over, and ended; a chosen day is not lost', async () => {
    const today = dayOf(new Date());
    const pupil = buildManagedUser();
    answer(changePremium, ({ body }) => ({ user: { ...pupil, premiumUntil: body.premiumUntil } }));
    const { user, dialog } = await manage(pupil);
    const day = within(dialog).getByLabelText('Premium access until the end of');
    expect(day).toHaveValue(addDays(today, 365));
    fireEvent.change(day, { target: { value: addDays(today, -1) } });
    await user.click(button('Save premium'));
    expect(within(dialog).getByText('Please choose today or a later day')).toBeVisible();
    fireEvent.change(day, { target: { value: '2099-07-01' } });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    await user.click(button('Save premium'));
    expect(await screen.findByText('Premium until 1 July 2099')).toBeVisible();
    await user.click(await within(dialog).findByRole('button', { name: 'End premium now' }));
    expect(await screen.findByText('Premium access has ended')).toBeVisible();
  });

  test('a school can be chosen, or created and chosen', async () => {
    const [oakfield, riverside] = [
      { id: buildId(), name: 'Oakfield' },
      { id: buildId(), name: 'Riverside' },
    ];
    const schools = [oakfield];
    const pupil = buildManagedUser();
    answer(listSchools, () => ({ schools }));
    const changed = vi.fn();
    answer(changeSchool, ({ body }) => {
      changed();
      return { user: { ...pupil, school: schools.find(({ id }) => id === body.schoolId) ?? null } };
    });
    answer(createSchool, ({ body }) => {
      if (body.name === 'oakfield') return refuse('CONFLICT', 'A school with this name already exists');
      schools.push(riverside);
      return { school: riverside };
    });
    const { user, dialog } = await manage(pupil);
    await within(dialog).findByRole('option', { name: 'Oakfield' });
    expect(button('Change school')).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'School' }), 'Oakfield');
    // The arrow keys choose too, so choosing alone changes nothing.
    expect(changed).not.toHaveBeenCalled();
    await user.click(button('Change school'));
    expect(await screen.findByText('Belongs to Oakfield now')).toBeVisible();

    await user.click(button('Add a school'));
    await user.click(button('Add and choose'));
    expect(within(dialog).getByText('Please enter the name of the school')).toBeVisible();
    const name = within(dialog).getByLabelText(/^Name of the new school/);
    await user.type(name, 'oakfield');
    await user.click(button('Add and choose'));
    expect(await within(dialog).findByText('A school with this name already exists')).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Riverside');
    await user.click(button('Add and choose'));
    expect(await screen.findByText('Belongs to Riverside now')).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'School' })).toHaveDisplayValue('Riverside');
  });

  test('the dialog asks before it is closed with the typed name of a school', async () => {
    const { user, dialog } = await manage(buildManagedUser());
    await user.click(button('Add a school'));
    const name = within(dialog).getByLabelText(/^Name of the new school/);
    await user.type(name, 'Riverside');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(name).toHaveValue('Riverside');
    await user.clear(name);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(dialog).not.toBeInTheDocument();
    });
  });

  test('a reset link can be sent', async () => {
    const pupil = buildManagedUser();
    answer(sendResetLink, { sentTo: pupil.email });
    const { user } = await manage(pupil);
    await user.click(button('Send a reset link'));
    expect(await screen.findByText('Reset link sent')).toBeVisible();
  });
});

test('the dialog shows what another administrator has changed since the list was loaded', async () => {
  const listed = buildManagedUser({ name: 'Maya Patel', role: 'STUDENT', isActive: true });
  const { dialog } = await manage(listed, { ...listed, isActive: false });
  expect(await within(dialog).findByRole('button', { name: /^activate/iu })).toBeVisible();
});
