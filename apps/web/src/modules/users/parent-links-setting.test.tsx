import { endUserParentLink, listUserParentLinks } from '@markwell/shared/users/user-parent-links.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { buildManagedUser } from '#testing/admin-builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, startServer } from '#testing/server.ts';
import { ParentLinksSetting } from './parent-links-setting.tsx';

startServer();

test('an administrator chooses a reason and ends a link', async () => {
  signIn({ role: 'ADMIN' });
  const link = {
    id: buildId(),
    userIs: 'child',
    state: 'ACTIVE',
    name: 'Imran Rahman',
    email: 'imran@example.com',
    since: '2026-03-04T12:00:00Z',
  } as const;
  answer(listUserParentLinks, { links: [link] });
  const sent: unknown[] = [];
  answer(endUserParentLink, ({ params, body }) => {
    sent.push([params.id, body.reason]);
    answer(listUserParentLinks, { links: [] });
    return {};
  });
  const { user } = renderPage(<ParentLinksSetting user={buildManagedUser()} />);
  await user.click(screen.getByRole('button', { name: 'Show the links' }));
  expect(await screen.findByText('Parent: Imran Rahman')).toBeVisible();
  expect(screen.getByText('The parent sees the results')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End the link with Imran Rahman' }));
  expect(await screen.findByText(/^Aisha Rahman and Imran Rahman are notified/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('Please choose a reason')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Reason'), 'A court order');
  await user.click(screen.getByRole('button', { name: 'End the link' }));
  expect(await screen.findByText('There are no links.')).toBeVisible();
  expect(sent).toEqual([[link.id, 'court-order']]);
});
