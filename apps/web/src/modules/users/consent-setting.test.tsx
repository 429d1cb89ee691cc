import {
  readUserConsent,
  recordUserConsent,
  requestUserConsent,
  type UserConsentDto,
} from '@markwell/shared/users/user-consent.contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildManagedUser } from '#testing/admin-builders.ts';
import { answerAdminPage } from '#testing/admin-network.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, recordBodies, startServer } from '#testing/server.ts';
import { ConsentSetting } from './consent-setting.tsx';

startServer();

const missing: UserConsentDto = {
  state: 'missing',
  parentEmail: 'wrong@example.com',
  answeredAt: null,
  linkExpiresAt: null,
  asksAge: false,
};

async function show(consent: UserConsentDto) {
  answerAdminPage();
  answer(readUserConsent, { consent });
  const view = renderPage(<ConsentSetting user={buildManagedUser()} />, '/');
  await view.user.click(screen.getByRole('button', { name: 'Show the consent' }));
  return view;
}
const form = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a missing consent is asked for at a corrected address', async () => {
  const { user } = await show(missing);
  expect(await screen.findByText('Parent: wrong@example.com')).toBeVisible();
  const linkExpiresAt = '2026-06-17T12:00:00.000Z';
  const consent = { ...missing, parentEmail: 'right@example.com', linkExpiresAt };
  const sent = recordBodies(requestUserConsent, { consent });
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  const request = await form('Ask a parent for consent');
  expect(request.queryByLabelText(/^The pupil’s age/)).toBeNull();
  const address = request.getByLabelText(/^The parent’s e-mail address/);
  await user.clear(address);
  await user.type(address, 'right@example.com');
  await user.click(request.getByRole('button', { name: 'Send the request' }));
  expect(await screen.findByText('Parent: right@example.com')).toBeVisible();
  expect(screen.getByText(/The link works until 17 Jun/)).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ parentEmail: 'right@example.com', age: null });
});

test('a consent on paper is recorded with what the parent gave, and the age of a pupil who signed up as older', async () => {
  const { user } = await show({ ...missing, state: 'not-needed', parentEmail: null, asksAge: true });
  const consent = { ...missing, state: 'given', answeredAt: '2026-06-10T12:00:00.000Z' } as const;
  const sent = recordBodies(recordUserConsent, { consent });
  await user.click(await screen.findByRole('button', { name: 'Record a consent on paper' }));
  const record = await form('Record a consent on paper');
  await user.click(record.getByRole('button', { name: 'Record the consent' }));
  expect(await record.findByText('Please enter a parent’s e-mail address')).toBeVisible();
  expect(record.getByText('Please choose the age')).toBeVisible();
  expect(record.getByText('Please choose what you have from the parent')).toBeVisible();
  await user.type(record.getByLabelText(/^The parent’s e-mail address/), 'parent@example.com');
  await user.selectOptions(record.getByLabelText(/^The pupil’s age/), '11');
  await user.selectOptions(record.getByLabelText(/^What do you have/), 'A form that the parent signed');
  await user.click(record.getByRole('button', { name: 'Record the consent' }));
  expect(await screen.findByText('Given')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull());
  expect(sent).toHaveBeenCalledExactlyOnceWith({ parentEmail: 'parent@example.com', age: 11, proof: 'form' });
});

test('a withdrawn consent can only be given again by the parent', async () => {
  await show({ ...missing, state: 'withdrawn', answeredAt: '2026-06-10T12:00:00.000Z' });
  expect(await screen.findByText(/^The parent withdrew the consent on 10 Jun/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});
