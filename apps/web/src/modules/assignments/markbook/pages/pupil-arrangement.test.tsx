import {
  confirmArrangement,
  readConfirmedArrangement,
} from '@markwell/shared/access-arrangements/access-arrangements.contract';
import { readMarkbookOfPupil } from '@markwell/shared/assignments/markbook.contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { resetBrowser, signIn } from '#testing/browser.ts';
import { buildId, buildUser } from '#testing/builders.ts';
import { buildClassPupil } from '#testing/class-builders.ts';
import { renderRoutes } from '#testing/render.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';
import { classMarkbookRoutes } from '../markbook.routes.tsx';

startServer();

const schoolClass = { id: buildId(), name: '10B' };
const pupil = buildClassPupil();
const nothing = {
  extraTimePercent: 0 as const,
  breakMinutes: 0 as const,
  hasReader: false,
  confirmedBy: null,
  confirmedAt: null,
};

beforeEach(() => {
  resetBrowser();
  signIn(buildUser({ role: 'TEACHER' }));
  answer(readMarkbookOfPupil, { class: schoolClass, pupil, assignments: [] });
});

const open = () => renderRoutes(classMarkbookRoutes, `/classes/${schoolClass.id}/markbook/${pupil.id}`);
const section = () => screen.findByRole('form', { name: 'Access arrangements' });
const chip = async (group: string, name: string) =>
  within(within(await section()).getByRole('group', { name: group })).getByRole('radio', { name });

it('a teacher confirms extra time, breaks and a reader, and sees who did and when', async () => {
  answer(readConfirmedArrangement, nothing);
  const sent: unknown[] = [];
  answer(confirmArrangement, ({ body, params }) => {
    sent.push({ ...body, ...params });
    return { ...body, confirmedBy: 'Ms Green', confirmedAt: '2026-03-07T16:00:00.000Z' };
  });
  const { user } = open();
  expect(await screen.findByText('Nothing is confirmed yet.')).toBeVisible();
  await user.click(await chip('Extra time', '25%'));
  await user.click(await chip('Rest breaks', '5 min per half hour'));
  await user.click(within(await section()).getByRole('checkbox', { name: /^Reader/u }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Confirmed by Ms Green on 7 March 2026.')).toBeVisible();
  expect(sent).toEqual([{ extraTimePercent: 25, breakMinutes: 5, hasReader: true, pupilId: pupil.id }]);
  expect(await chip('Extra time', '25%')).toBeChecked();
});

it('shows what is confirmed, and keeps the choice when it cannot be saved', async () => {
  answer(readConfirmedArrangement, {
    ...nothing,
    extraTimePercent: 50,
    hasReader: true,
    confirmedBy: null,
    confirmedAt: '2026-03-07T16:00:00.000Z',
  });
  answer(confirmArrangement, () => refuse('NOT_FOUND', 'This pupil does not exist'));
  const { user } = open();
  expect(await screen.findByText('Confirmed by a former teacher on 7 March 2026.')).toBeVisible();
  expect(await chip('Extra time', '50%')).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Reader/u })).toBeChecked();
  await user.click(await chip('Extra time', 'None'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('This pupil does not exist')).toBeVisible();
  expect(await chip('Extra time', 'None')).toBeChecked();
});

it('asks before unsaved changes are lost', async () => {
  answer(readConfirmedArrangement, nothing);
  const { user, router } = open();
  await user.click(await chip('Extra time', '25%'));
  await user.click(screen.getByRole('link', { name: 'Markbook' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toContain(pupil.id);
});

it('says that the arrangements did not load', async () => {
  answer(readConfirmedArrangement, () => refuse('NOT_FOUND', 'No'));
  open();
  expect(await screen.findByText(/access arrangements did not load/u)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Aisha Khan' })).toBeVisible();
});
