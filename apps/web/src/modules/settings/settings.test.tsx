import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { readEmailPreferences, updateEmailPreferences } from '@markwell/shared/notifications/emails.contract';
import { listExamBoards, stageOfUser } from '@markwell/shared/subjects/stages.contract';
import { changeEmail, changePassword, updateProfile } from '@markwell/shared/settings/users.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button } from '#testing/elements.ts';
import { buildExamBoard, buildStage, buildToken } from '#testing/builders.ts';
import {
  answer,
  failWithNetworkError,
  recordBodies,
  refuse,
  refuseField,
  startServer,
} from '#testing/server.ts';
import {
  answerAccount,
  answerSettingsPage,
  openSettings,
  person,
  tokenOfDays,
} from '#testing/settings-page.tsx';

startServer();
beforeEach(answerSettingsPage);

const strongPassword = 'otter kettle monday';

/** Opens the dialog for another e-mail address, and fills the address in. */
async function openEmailDialog() {
  const { user } = await openSettings();
  await user.click(button('Change e-mail address'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change your address' }));
  await user.type(dialog.getByLabelText('New e-mail address'), 'new@example.com');
  return { user, dialog };
}

describe('the profile', () => {
  test('asks a parent for neither a school year nor a school', async () => {
    answer(currentUser, { ...person, role: 'PARENT' });
    await openSettings();
    expect(screen.getByLabelText('First name')).toBeVisible();
    expect(screen.queryByLabelText('School year')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('School')).not.toBeInTheDocument();
  });

  test('shows the user’s data and saves changes', async () => {
    const profile = {
      name: 'Aisha R',
      email: person.email,
      firstName: 'Aisha',
      lastName: '',
      grade: '',
      school: 'Oakfield',
    };
    const sent = recordBodies(updateProfile, profile);
    const { user } = await openSettings();
    expect(screen.getByLabelText('E-mail')).toHaveValue(person.email);
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('First name')).toHaveValue('Aisha');
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), ' Aisha R ');
    await user.clear(screen.getByLabelText('School year'));
    await user.type(screen.getByLabelText('School'), 'Oakfield');
    await user.click(button('Save profile'));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(profile);
    expect(screen.getByLabelText('Name')).toHaveValue('Aisha R');
  });

  test('another e-mail address needs the password, and is used after confirmation', async () => {
    const sent = recordBodies(changeEmail, {});
    const { user, dialog } = await openEmailDialog();
    await user.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Please enter your password');
    await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}');
    expect(await screen.findByText('We have sent a link to new@example.com.')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'new@example.com', password: 'secret' });
    expect(screen.getByLabelText('E-mail')).toHaveValue(person.email);
  });

  test('a wrong password for another address is shown at its field', async () => {
    answer(changeEmail, refuseField('RULE_BROKEN', 'password', 'This is not your current password'));
    const { user, dialog } = await openEmailDialog();
    await user.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    await waitFor(() => {
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        'This is not your current password',
      );
    });
  });

  test('requires a name and sends nothing without one', async () => {
    const { user } = await openSettings();
    await user.clear(screen.getByLabelText('Name'));
    await user.click(button('Save profile'));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  test('shows a refusal with the server’s message, and keeps the input', async () => {
    answer(updateProfile, refuse('RULE_BROKEN', 'This name is taken'));
    const { user } = await openSettings();
    await user.type(screen.getByLabelText('School'), 'Oakfield');
    await user.click(button('Save profile'));
    expect(await screen.findByText('Failed to update profile. Please try again.')).toBeVisible();
    expect(screen.getByText('This name is taken')).toBeVisible();
    expect(screen.getByLabelText('School')).toHaveValue('Oakfield');
  });

  test('asks before unsaved changes are lost', async () => {
    const { user, router } = await openSettings();
    await user.type(screen.getByLabelText('School'), 'Oakfield');
    await user.click(screen.getByRole('link', { name: 'Change your stage' }));
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(router.state.location.pathname).toBe('/settings');
    expect(screen.getByLabelText('School')).toHaveValue('Oakfield');
  });

  test('shows an error when there is no reply', async () => {
    failWithNetworkError(updateProfile);
    const { user } = await openSettings();
    await user.click(button('Save profile'));
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });
});

describe('the password', () => {
  async function fill(user: Awaited<ReturnType<typeof openSettings>>['user'], confirmation = strongPassword) {
    await user.type(screen.getByLabelText('Current password'), 'the old one');
    await user.type(screen.getByLabelText('New password'), strongPassword);
    await user.type(screen.getByLabelText('Confirm new password'), confirmation);
    await user.click(button('Change password'));
  }

  test.each([
    [1, false],
    [30, true],
  ])('of a session of %i days is changed, and the session continues', async (days, rememberMe) => {
    localStorage.setItem('token', tokenOfDays(days));
    const renewed = buildToken({ renewed: true });
    const sent = recordBodies(changePassword, { token: renewed });
    const { user } = await openSettings();
    await fill(user);
    expect(await screen.findByText('Password updated successfully!')).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      currentPassword: 'the old one',
      newPassword: strongPassword,
      rememberMe,
    });
    expect(localStorage.getItem('token')).toBe(renewed);
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test('has to be entered the same twice', async () => {
    const { user } = await openSettings();
    await fill(user, 'another one');
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'New passwords do not match.',
    );
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
  });

  test('has to have 8 characters', async () => {
    const { user } = await openSettings();
    await user.type(screen.getByLabelText('Current password'), 'x');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.type(screen.getByLabelText('Confirm new password'), 'short');
    await user.click(button('Change password'));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /Please use at least 8 characters/,
    );
  });

  test('a weak one is refused at its field, with the strength that sign-up shows', async () => {
    const sent = recordBodies(changePassword, { token: buildToken() });
    const { user } = await openSettings();
    await user.type(screen.getByLabelText('Current password'), 'the old one');
    await user.type(screen.getByLabelText('New password'), 'password1');
    await user.type(screen.getByLabelText('Confirm new password'), 'password1');
    expect(await screen.findByText('Very weak')).toBeVisible();
    await user.click(button('Change password'));
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/too easy to guess/u);
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  test('a new one that the server refuses is not called a wrong current one', async () => {
    answer(changePassword, refuseField('RULE_BROKEN', 'newPassword', 'Too easy to guess'));
    const { user } = await openSettings();
    await fill(user);
    expect(await screen.findByText('Please choose another new password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Too easy to guess/u);
    expect(screen.queryByText(/check your current password/u)).not.toBeInTheDocument();
  });

  test('a wrong current password is shown and nobody is signed out', async () => {
    const token = tokenOfDays(1);
    localStorage.setItem('token', token);
    answer(changePassword, refuse('RULE_BROKEN', 'This is not your current password'));
    const { user } = await openSettings();
    await fill(user);
    expect(
      await screen.findByText('Failed to update password. Please check your current password.'),
    ).toBeVisible();
    expect(screen.getByText('This is not your current password')).toBeVisible();
    expect(localStorage.getItem('token')).toBe(token);
  });

  test('shows an error when there is no reply', async () => {
    failWithNetworkError(changePassword);
    const { user } = await openSettings();
    await fill(user);
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
  });

  test('an account without one says so', async () => {
    answerAccount({ hasPassword: false, deletionDueAt: null });
    await openSettings();
    expect(screen.getByText(/You sign in with Google: this account has no password/)).toBeVisible();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });
});

describe('the e-mails', () => {
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });
  const loadedBox = (name: RegExp) => screen.findByRole('checkbox', { name });
  const [notifications, reports] = [/^E-mail notifications/u, /^Weekly reports/u];

  test('are switched in the account', async () => {
    const stored = { emailNotifications: true, weeklyReports: true, parentReports: true };
    answer(readEmailPreferences, () => stored);
    answer(updateEmailPreferences, ({ body }) => Object.assign(stored, body));
    const { user, unmount } = await openSettings();
    expect(await loadedBox(notifications)).toBeChecked();
    expect(box(reports)).toHaveAccessibleDescription(/^On Monday: what you practised last week/u);
    expect(screen.queryByRole('checkbox', { name: /push/iu })).not.toBeInTheDocument();
    await user.click(box(reports));
    expect(box(reports)).not.toBeChecked();
    await waitFor(() => {
      expect(stored).toEqual({ emailNotifications: true, weeklyReports: false, parentReports: true });
    });
    unmount();
    await openSettings();
    expect(await loadedBox(reports)).not.toBeChecked();
  });

  test('a choice that is not saved is undone', async () => {
    answer(updateEmailPreferences, refuse('UNAVAILABLE', 'Please try again in a moment'));
    const { user } = await openSettings();
    await user.click(await loadedBox(reports));
    expect(await screen.findByText('Your choice was not saved')).toBeVisible();
    expect(box(reports)).toBeChecked();
  });

  test('that do not load can be loaded again, and the rest of the page works', async () => {
    answer(readEmailPreferences, refuse('RULE_BROKEN', 'No'));
    const { user } = await openSettings();
    expect(await screen.findByText('Your e-mail settings didn’t load.')).toBeVisible();
    answer(readEmailPreferences, { emailNotifications: true, weeklyReports: false, parentReports: true });
    await user.click(button('Try Again'));
    expect(await loadedBox(reports)).not.toBeChecked();
  });
});

test('the dark theme works immediately', async () => {
  const { user } = await openSettings();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

describe('stage and exam board', () => {
  const gl = buildExamBoard({ name: 'GL Assessment' });
  const section = () => within(screen.getByRole('region', { name: 'Stage and exam board' }));

  test.each([
    ['a chosen one', gl.id, 'GL Assessment'],
    ['none', null, 'Not chosen'],
  ])('are named and can be changed: %s', async (_, currentExamBoardId, name) => {
    answer(currentUser, { ...person, currentExamBoardId });
    answer(listExamBoards, [gl]);
    answer(stageOfUser, { stage: buildStage({ code: 'ELEVEN_PLUS', displayName: '11+ (Eleven Plus)' }) });
    await openSettings();
    expect(await section().findByText('11+ (Eleven Plus)')).toBeVisible();
    expect(await section().findByText(name)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change your stage' })).toHaveAttribute('href', '/stages');
    expect(screen.getByRole('link', { name: 'Change your exam board' })).toHaveAttribute(
      'href',
      '/select-exam-board',
    );
  });

  test('no board is named in a stage without boards', async () => {
    await openSettings();
    expect(await section().findByText('GCSE (General Certificate)')).toBeVisible();
    expect(screen.queryByText('Exam board')).not.toBeInTheDocument();
  });

  test('a stage that is not chosen yet says so', async () => {
    answer(stageOfUser, { stage: null });
    await openSettings();
    expect(await section().findByText('Not chosen')).toBeVisible();
  });
});
