import { eraseUser } from '@markwell/shared/users/user-data.contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildManagedUser } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { recordBodies, startServer } from '#testing/server.ts';
import { PersonalDataSetting } from './personal-data-setting.tsx';

startServer();

const pupil = buildManagedUser({ name: 'Maya Patel', email: 'maya@example.com' });

test('an account is erased only with a reason and its own address', async () => {
  answerAdminPage();
  const sent = recordBodies(eraseUser, {});
  const erased = vi.fn();
  const { user } = renderPage(<PersonalDataSetting user={pupil} isOwn={false} onErased={erased} />, '/');
  await user.click(screen.getByRole('button', { name: 'Erase account' }));
  const typed = await screen.findByLabelText(/^Type maya@example.com to confirm/);
  await user.type(typed, 'noah@example.com');
  await user.click(screen.getByRole('button', { name: 'Erase now' }));
  expect(screen.getByLabelText(/^Who asked/)).toHaveAccessibleDescription(/choose who asked/);
  expect(typed).toHaveAccessibleDescription('This is not the e-mail address of the account');
  expect(sent).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText(/^Who asked/), 'A parent asked');
  await user.clear(typed);
  await user.type(typed, 'maya@example.com{Enter}');
  await waitFor(() => expect(erased).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ reason: 'parent', email: 'maya@example.com' });
});

test('your own account cannot be erased here', () => {
  answerAdminPage();
  renderPage(<PersonalDataSetting user={pupil} isOwn onErased={() => undefined} />, '/');
  expect(screen.queryByRole('button', { name: 'Erase account' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export data' })).toBeVisible();
});
