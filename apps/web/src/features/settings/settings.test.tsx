import { currentUser } from '@markwell/shared/features/auth/auth.contract';
import { stageOfUser } from '@markwell/shared/features/stages/stages.contract';
import {
  changeEmail,
  changePassword,
  exportData,
  ownStats,
  requestDeletion,
  undoDeletion,
  updateProfile,
} from '@markwell/shared/features/users/users.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readReturnPath } from '../../lib/session/return-path.ts';
import { buildStage, buildStats, buildToken, buildUser } from '../../testing/builders.ts';
import { renderPage } from '../../testing/render.tsx';
import { answer, failWithNetworkError, refuse, refuseField, startServer } from '../../testing/server.ts';
import { stubSystemTheme } from '../../testing/system-theme.ts';
import { SettingsPage } from './pages/settings-page.tsx';

startServer();

const person = buildUser({ firstName: 'Aisha', grade: 'Year 5' });
const daySeconds = 86_400;
/** A token that was issued now and is valid for this many days. */
const tokenOfDays = (days: number) => buildToken({ iat: Math.floor(Date.now() / 1000) }, days * daySeconds);

beforeEach(() => {
  localStorage.clear();
  stubSystemTheme();
  localStorage.setItem('token', tokenOfDays(1));
  answer(currentUser, person);
  answer(stageOfUser, { stage: buildStage({ code: 'GCSE' }) });
  tellAccount({ hasPassword: true, deletionDueAt: null });
});

function tellAccount(account: { hasPassword: boolean; deletionDueAt: string | null }) {
  answer(ownStats, { name: person.name, stats: buildStats(), week: [], account });
}

async function open() {
  const view = renderPage(<SettingsPage />, '/settings');
  await screen.findByRole('heading', { level: 2, name: 'Profile' });
  await screen.findByRole('heading', { level: 3, name: 'Delete my account' });
  return view;
}
const press = (name: string) => screen.getByRole('button', { name });

describe('the profile', () => {
  test('shows the user’s data and saves changes', async () => {
    const sent = vi.fn();
    answer(updateProfile, ({ body }) => {
      sent(body);
      return {
        name: 'Aisha R',
        email: person.email,
        firstName: 'Aisha',
        lastName: '',
        grade: '',
        school: 'Oakfield',
      };
    });
    const { user } = await open();
    expect(screen.getByLabelText('E-mail')).toHaveValue(person.email);
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('First name')).toHaveValue('Aisha');
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), ' Aisha R ');
    await user.clear(screen.getByLabelText('Grade'));
    await user.type(screen.getByLabelText('School'), 'Oakfield');
    await user.click(press('Save profile'));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      name: 'Aisha R',
      email: person.email,
      firstName: 'Aisha',
      lastName: '',
      grade: '',
      school: 'Oakfield',
    });
    expect(screen.getByLabelText('Name')).toHaveValue('Aisha R');
  });

  test('another e-mail address needs the password, and is used after confirmation', async () => {
    const sent = vi.fn();
    answer(changeEmail, ({ body }) => {
      sent(body);
      return {};
    });
    const { user } = await open();
    await user.click(press('Change e-mail address'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your address' }));
    await user.type(dialog.getByLabelText('New e-mail address'), 'new@example.com');
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
    await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
    expect(await screen.findByText('We have sent a link to new@example.com.')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'new@example.com', password: 'secret' });
    expect(screen.getByLabelText('E-mail')).toHaveValue(person.email);
  });

  test('a wrong password for another address is shown at its field', async () => {
    answer(changeEmail, refuseField('RULE_BROKEN', 'password', 'This is not your current password'));
    const { user } = await open();
    await user.click(press('Change e-mail address'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change your address' }));
    await user.type(dialog.getByLabelText('New e-mail address'), 'new@example.com');
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() => {
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This is not your current password',
      );
    });
  });

  test('requires a name and sends nothing without one', async () => {
    const { user } = await open();
    await user.clear(screen.getByLabelText('Name'));
    await user.click(press('Save profile'));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('shows a refusal with the server’s message, and keeps the input', async () => {
    answer(updateProfile, refuse('RULE_BROKEN', 'This name is taken'));
    const { user } = await open();
    await user.type(screen.getByLabelText('School'), 'Oakfield');
    await user.click(press('Save profile'));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(screen.getByText('This name is taken')).toBeVisible();
    expect(screen.getByLabelText('School')).toHaveValue('Oakfield');
  });

  test('asks before unsaved changes are lost', async () => {
    const { user, router } = await open();
    await user.type(screen.getByLabelText('School'), 'Oakfield');
    await user.click(screen.getByRole('link', { name: 'Change your stage' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(press('Keep editing'));
    expect(router.state.location.pathname).toBe('/settings');
    expect(screen.getByLabelText('School')).toHaveValue('Oakfield');
  });

  test('shows an error when there is no reply', async () => {
    failWithNetworkError(updateProfile);
    const { user } = await open();
    await user.click(press('Save profile'));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });
});

describe('the password', () => {
  async function fill(user: Awaited<ReturnType<typeof open>>['user'], confirmation = 'a new password') {
    await user.type(screen.getByLabelText('Current password'), 'the old one');
    await user.type(screen.getByLabelText('New password'), 'a new password');
    await user.type(screen.getByLabelText('Confirm new password'), confirmation);
    await user.click(press('Change password'));
  }

  test.each([
    [1, false],
    [30, true],
  ])('of a session of %i days is changed, and the session continues', async (days, rememberMe) => {
    localStorage.setItem('token', tokenOfDays(days));
    const fresh = buildToken({ fresh: true });
    const sent = vi.fn();
    answer(changePassword, ({ body }) => {
      sent(body);
      return { token: fresh };
    });
    const { user } = await open();
    await fill(user);
    expect(await screen.findByText('Password updated successfully!')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      currentPassword: 'the old one',
      newPassword: 'a new password',
      rememberMe,
    });
    expect(localStorage.getItem('token')).toBe(fresh);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test('has to be entered the same twice', async () => {
    const { user } = await open();
    await fill(user, 'another one');
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'New passwords do not match.',
    );
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
  });

  test('has to have 8 characters', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Current password'), 'x');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm new password'), 'short');
    await user.click(press('Change password'));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /Please use at least 8 characters/,
    );
  });

  test('a wrong current password is shown and nobody is signed out', async () => {
    const token = tokenOfDays(1);
    localStorage.setItem('token', token);
    answer(changePassword, refuse('RULE_BROKEN', 'This is not your current password'));
    const { user } = await open();
    await fill(user);
    expect(
      await screen.findByText('Failed to update password. Please check your current password.'),
    ).toBeVisible();
    expect(screen.getByText('This is not your current password')).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });

  test('shows an error when there is no reply', async () => {
    failWithNetworkError(changePassword);
    const { user } = await open();
    await fill(user);
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });

  test('an account without one says so', async () => {
    tellAccount({ hasPassword: false, deletionDueAt: null });
    await open();
    expect(screen.getByText(/You sign in with Google: this account has no password/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });
});

describe('preferences', () => {
  test('start with the defaults of the specification and are saved in this browser', async () => {
    const { user, unmount } = await open();
    const box = (name: string) => screen.getByRole('checkbox', { name });
    expect(box('E-mail notifications')).toBeChecked();
    expect(box('Push notifications')).not.toBeChecked();
    expect(box('Weekly reports')).toBeChecked();
    await user.click(box('Push notifications'));
    await user.click(box('Weekly reports'));
    unmount();
    await open();
    expect(box('E-mail notifications')).toBeChecked();
    expect(box('Push notifications')).toBeChecked();
    expect(box('Weekly reports')).not.toBeChecked();
  });

  test('the dark theme works immediately', async () => {
    const { user } = await open();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });
});

describe('my data', () => {
  test('is downloaded as a file', async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          files.push(file);
          return 'blob:mine';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    answer(exportData, {
      exportedAt: '2026-03-06T15:00:00.000Z',
      profile: {
        id: person.id,
        email: person.email,
        emailVerifiedAt: null,
        name: person.name,
        firstName: null,
        lastName: null,
        avatar: null,
        grade: null,
        school: null,
        memberOfSchool: null,
        role: 'STUDENT',
        stage: null,
        examBoard: null,
        parentEmail: null,
        parentConfirmedAt: null,
        premiumUntil: null,
        signsInWithGoogle: false,
        googleId: null,
        createdAt: '2026-03-01T15:00:00.000Z',
        lastLoginAt: null,
        lastActiveOn: null,
        deletionRequestedAt: null,
      },
      totals: null,
      topics: [],
      reviews: [],
      days: [],
      seenQuestions: [],
      rapidFireProgress: [],
      creativeWritingProgress: [],
      tests: [],
      rapidFire: [],
      creativeWriting: [],
      reports: [],
      notifications: [],
      links: [],
    });
    const { user } = await open();
    await user.click(press('Download my data'));
    await waitFor(() => {
      expect(clicked).toHaveBeenCalledOnce();
    });
    expect(files[0]?.type).toContain('application/json');
  });

  test('shows a failure', async () => {
    answer(exportData, refuse('TOO_MANY_REQUESTS', 'Too many tries. Please wait 15 minutes and try again.'));
    const { user } = await open();
    await user.click(press('Download my data'));
    expect(await screen.findByText('Your data could not be downloaded')).toBeVisible();
    expect(screen.getByText(/Please wait 15 minutes/)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const dueAt = '2026-03-13T15:00:00.000Z';

  test('asks for the password, shows the date, and can be cancelled', async () => {
    const sent = vi.fn();
    answer(requestDeletion, ({ body }) => {
      sent(body);
      return { hasPassword: true, deletionDueAt: dueAt };
    });
    answer(undoDeletion, { hasPassword: true, deletionDueAt: null });
    const { user } = await open();
    await user.click(press('Delete my account'));
    const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete in 7 days' }));
    expect(within(dialog).getByLabelText('Your password')).toHaveAccessibleDescription(
      'Please enter your password',
    );
    await user.type(within(dialog).getByLabelText('Your password'), 'secret{Enter}');
    expect(
      await screen.findByText(/Your account and everything in it will be deleted on 13 March 2026/),
    ).toBeVisible();
    expect(await screen.findByText('Your account will be deleted on 13 March 2026')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'secret' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.click(press('Keep my account'));
    expect(await screen.findByText('Your account will not be deleted')).toBeVisible();
    expect(press('Delete my account')).toBeVisible();
  });

  test('shows a wrong password in the dialog', async () => {
    answer(requestDeletion, refuse('RULE_BROKEN', 'This is not your current password'));
    const { user } = await open();
    await user.click(press('Delete my account'));
    await user.type(screen.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await screen.findByText('This is not your current password')).toBeVisible();
    await user.click(press('Cancel'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without a password the server checks how recent the sign-in is', async () => {
    tellAccount({ hasPassword: false, deletionDueAt: null });
    answer(requestDeletion, refuse('RULE_BROKEN', 'Please sign in with Google again'));
    const { user } = await open();
    await user.click(press('Delete my account'));
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(press('Delete in 7 days'));
    expect(await screen.findByText('Please sign in with Google again')).toBeVisible();
  });

  test('signing in with Google again returns to the open dialog', async () => {
    tellAccount({ hasPassword: false, deletionDueAt: null });
    const { user, unmount } = await open();
    await user.click(press('Delete my account'));
    const link = screen.getByRole('link', { name: 'Sign in with Google again' });
    expect(link).toHaveAttribute('href', '/api/auth/google');
    link.addEventListener('click', (event) => {
      event.preventDefault(); // Navigation does nothing here.
    });
    await user.click(link);
    expect(readReturnPath()).toBe('/settings#delete-account');
    unmount();
    renderPage(<SettingsPage />, { pathname: '/settings', hash: '#delete-account' });
    expect(await screen.findByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  });
});

test('stage and exam board can be changed from here', async () => {
  answer(stageOfUser, { stage: buildStage({ code: 'ELEVEN_PLUS' }) });
  await open();
  expect(screen.getByRole('link', { name: 'Change your stage' })).toHaveAttribute('href', '/stages');
  expect(await screen.findByRole('link', { name: 'Change your exam board' })).toHaveAttribute(
    'href',
    '/select-exam-board',
  );
});
