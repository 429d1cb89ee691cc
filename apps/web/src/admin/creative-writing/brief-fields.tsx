import {
  ageGroups,
  creativeDifficulties,
  creativeDifficultyNames,
  estimatedTimeLimits,
} from '@markwell/shared/vocabulary/creative-writing';
import type { FieldProps } from './field-props.ts';
import { TypedField } from './text-field.tsx';

const { minimum, maximum } = estimatedTimeLimits;

/** The title, the brief, and the pupils it is for. */
export function AboutFields(props: FieldProps) {
  return (
    <fieldset className="grid min-w-0 items-start gap-4 sm:grid-cols-6">
      <legend className="sr-only">The brief</legend>
      <TypedField {...props} name="title" label="Title" required className="sm:col-span-3" />
      <TypedField {...props} name="theme" label="Theme" className="sm:col-span-3" />
      <TypedField
        {...props}
        name="brief"
        label="Brief"
        required
        rows={4}
        hint="Four lines: where and when, who, what happens, what the writing must show"
        className="col-span-full"
      />
      <TypedField
        {...props}
        name="difficulty"
        className="sm:col-span-2"
        label="Difficulty"
        choices={creativeDifficulties.map((name) => [name, creativeDifficultyNames[name]])}
      />
      <TypedField
        {...props}
        name="ageGroup"
        className="sm:col-span-2"
        label="Age group"
        choices={ageGroups.map((name) => [name, name])}
      />
      <TypedField
        {...props}
        name="estimatedTime"
        className="sm:col-span-2"
        label="Estimated time (seconds)"
        hint={`${String(minimum)} to ${String(maximum)}`}
        number={estimatedTimeLimits}
      />
    </fieldset>
  );
}
