import { correctEmail, correctName } from '@markwell/shared/users/correct-user.contract';
import { resetSecondFactor } from '@markwell/shared/users/second-factor-reset.contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildManagedUser } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { recordBodies, startServer } from '#testing/server.ts';
import { ContactSetting } from './contact-setting.tsx';
import { SecondFactorSetting } from './second-factor-setting.tsx';

startServer();

const pupil = buildManagedUser({ name: 'Maja Patel', email: 'maja@example.com' });

function show(isOwn = false) {
  answerAdminPage();
  const changed = vi.fn();
  return {
    changed,
    ...renderPage(<ContactSetting user={pupil} isOwn={isOwn} onChanged={changed} />, '/'),
  };
}

test('a name is corrected', async () => {
  const { user, changed } = show();
  const corrected = { ...pupil, name: 'Maya Patel' };
  const sent = recordBodies(correctName, { user: corrected });
  await user.click(screen.getByRole('button', { name: 'Correct the name' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Maya Patel{Enter}');
  await waitFor(() => expect(changed).toHaveBeenCalledWith(corrected));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Maya Patel' });
});

test('an address changes by a link, or now after a check that the administrator states', async () => {
  const { user, changed } = show();
  const corrected = { ...pupil, email: 'maya@example.com' };
  const sent = recordBodies(correctEmail, { user: corrected });
  await user.click(screen.getByRole('button', { name: 'Correct the address' }));
  await user.type(await screen.findByLabelText(/^New e-mail address/), 'maya@example.com');
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await user.selectOptions(screen.getByLabelText('When it changes'), 'Now: I have checked who asked');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  expect(await screen.findByText('Please choose how you checked who asked')).toBeVisible();
  await user.selectOptions(screen.getByLabelText(/^How did you check/), 'I met them in person');
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(changed).toHaveBeenCalledWith(corrected));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'maya@example.com', identityCheck: 'in-person' });
});

test('your own address is changed in Settings, not here', () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'Correct the address' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Correct the name' })).toBeVisible();
});

test('sign-in codes are reset only with how it was checked who asked', async () => {
  answerAdminPage();
  const sent = recordBodies(resetSecondFactor, { name: 'Maja Patel' });
  const { user } = renderPage(<SecondFactorSetting user={pupil} />, '/');
  await user.click(screen.getByRole('button', { name: 'Reset sign-in codes' }));
  const submit = () => screen.getAllByRole('button', { name: 'Reset sign-in codes' }).at(-1) ?? document.body;
  await screen.findByRole('dialog');
  await user.click(submit());
  expect(await screen.findByText('Please choose how you checked who asked')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText(/^How did you check/), 'Their school confirmed it');
  await user.click(submit());
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ identityCheck: 'school' }));
});
