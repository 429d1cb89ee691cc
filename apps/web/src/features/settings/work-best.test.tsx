import { updateArrangement } from '@markwell/shared/features/access-arrangements/access-arrangements.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerSettingsPage, openSettings } from '../../testing/settings-page.tsx';
import { answer, startServer } from '../../testing/server.ts';

startServer();

it('saves extra time and breaks as soon as they are chosen, and keeps the rest', async () => {
  answerSettingsPage();
  const saved: unknown[] = [];
  answer(updateArrangement, ({ body }) => {
    saved.push(body);
    return body;
  });
  await openSettings();
  const extraTime = await screen.findByRole('group', { name: 'Extra time' });
  await userEvent.click(within(extraTime).getByRole('radio', { name: '25 %' }));
  const breaks = screen.getByRole('group', { name: 'Rest breaks' });
  await userEvent.click(within(breaks).getByRole('radio', { name: '5 min per half hour' }));
  await expect
    .poll(() => saved)
    .toMatchObject([
      { extraTimePercent: 25, breakMinutes: 0, textSize: 100 },
      { extraTimePercent: 25, breakMinutes: 5, textSize: 100 },
    ]);
});
