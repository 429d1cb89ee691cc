import {
  breakMinutesChoices,
  extraTimePercents,
  type BreakMinutes,
  type ExtraTimePercent,
} from '@markwell/shared/accounts/access-arrangements.vocabulary';
import { RadioChips } from '#ui/inputs/chips.tsx';

const extraTimeChoices = extraTimePercents.map((percent) => ({
  value: percent,
  label: percent === 0 ? 'None' : `${String(percent)}%`,
}));

const breakChoices = breakMinutesChoices.map((minutes) => ({
  value: minutes,
  label: minutes === 0 ? 'None' : `${String(minutes)} min per half hour`,
}));

interface TimeChipsProps<Value> {
  hint?: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** The extra time of an access arrangement. */
export const ExtraTimeChips = (props: TimeChipsProps<ExtraTimePercent>) => (
  <RadioChips {...props} legend="Extra time" choices={extraTimeChoices} />
);

/** Its rest breaks. */
export const RestBreakChips = (props: TimeChipsProps<BreakMinutes>) => (
  <RadioChips {...props} legend="Rest breaks" choices={breakChoices} />
);
