import {
  changeSchoolRequirement,
  changeTeachersRequirement,
  listRequirements,
  type Requirements,
} from '@markwell/shared/accounts/second-factor-requirements.contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#testing/browser.ts';
import { buildId } from '#testing/builders.ts';
import { renderPage } from '#testing/render.tsx';
import { answer, failWithNetworkError, recordBodies, startServer } from '#testing/server.ts';
import { RequirementsPage } from './requirements-page.tsx';

startServer();

const school = {
  id: buildId(),
  name: 'Hollybrook',
  startsOn: '2020-09-01',
  staffCount: 12,
  withoutAppCount: 3,
};
const requirements: Requirements = {
  administrators: 'super-admins',
  teachers: { startsOn: null, staffCount: 60, withoutAppCount: 48 },
  schools: [school],
};

function open(role: 'ADMIN' | 'SUPER_ADMIN') {
  signIn({ role });
  return renderPage(<RequirementsPage />, '/admin/sign-in-codes');
}
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

test('a super-administrator requires codes of every teacher, and no longer of a school', async () => {
  answer(listRequirements, requirements);
  const teachers = recordBodies(changeTeachersRequirement, { startsOn: '2026-12-28' });
  const ofSchool = recordBodies(changeSchoolRequirement, { startsOn: null });
  const { user } = open('SUPER_ADMIN');
  expect((await rowOf('Staff of Hollybrook')).getByText('Since 1 September 2020')).toBeVisible();
  expect(screen.getByText(/requires them of super-administrators/)).toBeVisible();
  const everyone = await rowOf('Every teacher');
  expect(everyone.getByText('Not required')).toBeVisible();
  expect(everyone.getByText('48')).toBeVisible();

  await user.click(everyone.getByRole('button', { name: 'Change: Every teacher' }));
  await user.click(screen.getByRole('radio', { name: 'In 30 days' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Required from 28 December 2026')).toBeVisible();
  expect(teachers).toHaveBeenCalledWith({ graceDays: 30 });

  await user.click(screen.getByRole('button', { name: 'Change: Staff of Hollybrook' }));
  await user.click(screen.getByRole('radio', { name: 'Not required' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Sign-in codes are not required')).toBeVisible();
  expect(ofSchool).toHaveBeenCalledWith({ graceDays: null });
});

test('an administrator sees who must use them, and cannot change it', async () => {
  answer(listRequirements, requirements);
  open('ADMIN');
  expect(await screen.findByText(/Only a super-administrator can change/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Change/ })).toBeNull();
});

test('can be loaded again after a failure', async () => {
  failWithNetworkError(listRequirements);
  const { user } = open('ADMIN');
  expect(await screen.findByText('The sign-in codes could not be loaded.')).toBeVisible();
  answer(listRequirements, requirements);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Every teacher')).toBeVisible();
});
