import { readArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import { currentUser } from '@markwell/shared/accounts/auth.contract';
import { readEmailPreferences } from '@markwell/shared/notifications/emails.contract';
import { listSessions } from '@markwell/shared/accounts/sessions.contract';
import { stageOfUser } from '@markwell/shared/subjects/stages.contract';
import { ownStats } from '@markwell/shared/settings/users.contract';
import { screen } from '@testing-library/react';
import { SettingsPage } from '#modules/settings/pages/settings-page.tsx';
import { buildArrangement } from './arrangement-builders.ts';
import { buildStage, buildStats, buildToken, buildUser } from './builders.ts';
import { renderPage } from './render.tsx';
import { answer } from './server.ts';
import { stubSystemTheme } from './system-theme.ts';

export const person = buildUser({ firstName: 'Aisha', grade: 'Year 5' });
const daySeconds = 86_400;
/** A token that was issued now and is valid for this many days. */
export const tokenOfDays = (days: number) =>
  buildToken({ iat: Math.floor(Date.now() / 1000) }, days * daySeconds);

/** Signs a pupil with a password in on an empty browser. */
export function answerSettingsPage(): void {
  localStorage.clear();
  stubSystemTheme();
  localStorage.setItem('token', tokenOfDays(1));
  answer(currentUser, person);
  answer(stageOfUser, { stage: buildStage({ code: 'GCSE' }) });
  answer(readEmailPreferences, { emailNotifications: true, weeklyReports: true, parentReports: true });
  answerAccount({ hasPassword: true, deletionDueAt: null });
  answer(readArrangement, buildArrangement());
  answer(listSessions, { sessions: [] });
}

export function answerAccount(account: { hasPassword: boolean; deletionDueAt: string | null }): void {
  answer(ownStats, { name: person.name, stats: buildStats(), week: [], account });
}

/** Opens the settings and waits until all sections are shown. */
export async function openSettings(hash = '') {
  const view = renderPage(<SettingsPage />, { pathname: '/settings', hash });
  await screen.findByRole('heading', { level: 2, name: 'Profile' });
  await screen.findByRole('heading', { level: 3, name: 'Delete my account' });
  return view;
}
