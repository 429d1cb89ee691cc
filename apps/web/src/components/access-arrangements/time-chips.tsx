import { breakMinutesChoices, extraTimePercents } from '@markwell/shared/vocabulary/access-arrangements';

export const extraTimeChoices = extraTimePercents.map((percent) => ({
  value: percent,
  label: percent === 0 ? 'None' : `${String(percent)}%`,
}));

export const breakChoices = breakMinutesChoices.map((minutes) => ({
  value: minutes,
  label: minutes === 0 ? 'None' : `${String(minutes)} min per half hour`,
}));
