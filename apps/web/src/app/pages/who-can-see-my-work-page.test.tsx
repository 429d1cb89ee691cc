import { ownParents, ownParentViews } from '@markwell/shared/parents/parents.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '../../testing/browser.ts';
import { renderPage } from '../../testing/render.tsx';
import { answer, refuse, startServer } from '../../testing/server.ts';
import { WhoCanSeeMyWorkPage } from './who-can-see-my-work-page.tsx';

startServer();

const noParents = { links: [], needsBirthMonth: true, isYoung: false, mayLink: true };
const sections = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('its sections appear together, so that none moves another', async () => {
  signIn();
  answer(ownParents, noParents);
  const views = Promise.withResolvers<{ views: [] }>();
  const asked = Promise.withResolvers<undefined>();
  answer(ownParentViews, () => {
    asked.resolve(undefined);
    return views.promise;
  });
  renderPage(<WhoCanSeeMyWorkPage />);
  await asked.promise;
  expect(screen.getByText('Loading who can see your work…')).toBeVisible();
  expect(sections()).toEqual([]);
  views.resolve({ views: [] });
  expect(await screen.findByText('No parent has looked at your results yet.')).toBeVisible();
  expect(sections()).toEqual(['Parents and guardians', 'When they looked', 'My classes']);
});

test('a section that cannot be loaded does not keep back the others', async () => {
  signIn();
  answer(ownParents, noParents);
  answer(ownParentViews, refuse('NOT_FOUND', 'Something went wrong'));
  renderPage(<WhoCanSeeMyWorkPage />);
  expect(await screen.findByText('This list did not load.')).toBeVisible();
  expect(screen.getByText('You are not in a class, so no teacher sees your work.')).toBeVisible();
});
