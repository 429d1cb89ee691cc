import { updateArrangement } from '@markwell/shared/access-arrangements/access-arrangements.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answerSettingsPage, openSettings } from '#testing/settings-page.tsx';
import { answer, refuse, startServer } from '#testing/server.ts';

startServer();

/** Opens the settings. What is saved is added to the returned list. */
async function openWithSaves(): Promise<unknown[]> {
  answerSettingsPage();
  const saved: unknown[] = [];
  answer(updateArrangement, ({ body }) => {
    saved.push(body);
    return body;
  });
  await openSettings();
  return saved;
}

it('saves extra time and breaks as soon as they are chosen, and keeps the rest', async () => {
  const saved = await openWithSaves();
  const extraTime = await screen.findByRole('group', { name: 'Extra time' });
  await userEvent.click(within(extraTime).getByRole('radio', { name: '25%' }));
  const breaks = screen.getByRole('group', { name: 'Rest breaks' });
  await userEvent.click(within(breaks).getByRole('radio', { name: '5 min per half hour' }));
  await expect
    .poll(() => saved)
    .toMatchObject([
      { extraTimePercent: 25, breakMinutes: 0, textSize: 100 },
      { extraTimePercent: 25, breakMinutes: 5, textSize: 100 },
    ]);
});

const shownStyle = () => {
  const { textSize, spacing, font, paperColour } = document.documentElement.dataset;
  return { textSize, spacing, font, paperColour };
};

it('shows the page in the chosen style immediately, keeps it on the device, and removes it at sign-out', async () => {
  const saved = await openWithSaves();
  const choose = async (group: string, choice: string) => {
    const radios = await screen.findByRole('group', { name: group });
    await userEvent.click(within(radios).getByRole('radio', { name: choice }));
  };
  await choose('Text size', '150%');
  await choose('Space between letters, words and lines', 'Wide');
  await choose('Font', 'OpenDyslexic');
  await choose('Paper colour', 'Cream');
  const style = { textSize: 150, spacing: 'WIDE', font: 'OPENDYSLEXIC', paperColour: 'CREAM' };
  expect(shownStyle()).toEqual({ ...style, textSize: '150' });
  expect(JSON.parse(localStorage.getItem('markwell.arrangement') ?? '')).toMatchObject(style);
  await expect.poll(() => saved.at(-1)).toMatchObject(style);

  localStorage.removeItem('token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  await expect.poll(() => localStorage.getItem('markwell.arrangement')).toBeNull();
  expect(Object.values(shownStyle())).toEqual(['', '', '', '']);
});

it('switches the reader on', async () => {
  const saved = await openWithSaves();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Read aloud/u }));
  await expect.poll(() => saved).toMatchObject([{ hasReader: true }]);
  expect(screen.getByRole('checkbox', { name: /^Read aloud/u })).toBeChecked();
});

it('takes a style back that could not be saved', async () => {
  answerSettingsPage();
  answer(updateArrangement, () => refuse('CONFLICT', 'No'));
  await openSettings();
  const papers = await screen.findByRole('group', { name: 'Paper colour' });
  await userEvent.click(within(papers).getByRole('radio', { name: 'Rose' }));
  await expect.poll(() => shownStyle().paperColour).toBe('STANDARD');
  expect(within(papers).getByRole('radio', { name: 'Standard' })).toBeChecked();
});
