import { useId, useState } from 'react';
import { ChoiceGroup } from '#ui/inputs/choice-group.tsx';
import { FieldError } from '#ui/inputs/field-error.tsx';
import { Field } from '#ui/inputs/field.tsx';
import { Select } from '#ui/inputs/select.tsx';

interface BirthMonthFieldProps {
  /** Of a month and a year that do not fit. What is missing is named here. */
  error: string | undefined;
  /** Called with YYYY-MM, or with '' while month or year is missing. */
  onChoose: (birthMonth: string) => void;
}

const monthName = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long' });
const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: monthName.format(new Date(Date.UTC(2000, index, 1))),
}));

/** The ages in years that the list of years covers. */
const [youngest, oldest] = [4, 25];

/** Asked once, with the first code or invitation. Two lists, because not every browser has a control for a month. */
export function BirthMonthField({ error, onChoose }: BirthMonthFieldProps) {
  const [chosen, setChosen] = useState({ month: '', year: '' });
  const errorId = useId();
  const problem = error === undefined ? undefined : problemOf(chosen, error);
  const marked = { 'aria-invalid': true, 'aria-describedby': errorId } as const;
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = Array.from({ length: oldest - youngest + 1 }, (_, index) => {
    const year = String(thisYear - youngest - index);
    return { value: year, label: year };
  });

  function choose(change: Partial<typeof chosen>) {
    const next = { ...chosen, ...change };
    setChosen(next);
    onChoose(next.month === '' || next.year === '' ? '' : `${next.year}-${next.month}`);
  }

  return (
    <ChoiceGroup
      legend="Month and year of your birth"
      hint="We ask once. It tells us who decides: under 13 your parent, then you, and from 18 nobody else sees your results."
    >
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <Field label="Month" required>
          <Select
            {...(problem?.month && marked)}
            value={chosen.month}
            choices={months}
            onChange={({ target }) => choose({ month: target.value })}
          >
            <option value="">Choose</option>
          </Select>
        </Field>
        <Field label="Year" required>
          <Select
            {...(problem?.year && marked)}
            value={chosen.year}
            choices={years}
            onChange={({ target }) => choose({ year: target.value })}
          >
            <option value="">Choose</option>
          </Select>
        </Field>
      </div>
      <div role="alert" className="mt-1.5 empty:hidden">
        {problem && <FieldError id={errorId}>{problem.message}</FieldError>}
      </div>
    </ChoiceGroup>
  );
}

/** Which lists are wrong, and why: those without a choice, otherwise both. */
function problemOf({ month, year }: { month: string; year: string }, error: string) {
  if (month !== '' && year !== '') return { month: true, year: true, message: error };
  const missing = [...(month === '' ? ['the month'] : []), ...(year === '' ? ['the year'] : [])];
  return { month: month === '', year: year === '', message: `Please choose ${missing.join(' and ')}` };
}
