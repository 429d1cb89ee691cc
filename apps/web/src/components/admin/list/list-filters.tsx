import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { SearchForm } from '../../ui/inputs/search-form.tsx';
import { Select, type SelectChoice } from '../../ui/inputs/select.tsx';
import { useCurriculum } from '../use-curriculum.ts';
import type { UrlFilters } from './use-url-filters.ts';

/** A filter of a list, by its name in the address: a search, stage and subject together, or a select. */
export type ListFilter<Name extends string> =
  | { search: Name; label: string; placeholder: string; maxLength: number }
  | { stage: Name; subject: Name }
  /** `every` is the label of the empty choice: 'All roles'. */
  | { name: Name; label: string; every: string; choices: readonly SelectChoice[] };

interface ListFiltersProps<Filters> {
  /** The accessible name of what is filtered: 'Questions'. */
  label: string;
  address: UrlFilters<Filters>;
  filters: readonly ListFilter<keyof Filters & string>[];
  /** Buttons behind the filters. */
  actions?: ReactNode;
}

/** The filters above a list, in one row where there is space. */
export function ListFilters<Filters>({ label, address, filters, actions }: ListFiltersProps<Filters>) {
  return (
    <div
      role="group"
      aria-label={`${label}: filters`}
      className="mb-3 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap [&_input]:min-h-10 [&_input]:text-sm [&_select]:min-h-10 [&_select]:py-0 [&_select]:text-sm"
    >
      {filters.map((filter) => {
        if ('search' in filter) {
          const { search, ...texts } = filter;
          return <SearchForm key={search} {...address.searchBy(search)} {...texts} />;
        }
        if ('stage' in filter)
          return <ClassificationFilters key={filter.stage} address={address} {...filter} />;
        const { name, ...rest } = filter;
        return <FilterSelect key={name} {...address.selectBy(name)} {...rest} />;
      })}
      {actions}
      {address.isFiltered && (
        <Button variant="subtle" size="dense" className="min-h-10 justify-self-start" onClick={address.clear}>
          <X aria-hidden className="size-4" />
          Clear Filters
        </Button>
      )}
    </div>
  );
}

interface ClassificationFiltersProps<Filters> {
  address: UrlFilters<Filters>;
  stage: keyof Filters & string;
  subject: keyof Filters & string;
}

/** Stage and subject. The subject is enabled once a stage is chosen; another stage clears it. */
function ClassificationFilters<Filters>({ address, stage, subject }: ClassificationFiltersProps<Filters>) {
  const byStage = address.selectBy(stage, subject);
  const bySubject = address.selectBy(subject);
  const { stages, subjects } = useCurriculum({ examTypeId: byStage.value, subjectId: bySubject.value });
  return (
    <>
      <FilterSelect {...byStage} label="Stage" every="All stages" choices={stages} />
      <FilterSelect
        {...bySubject}
        label="Subject"
        every="All subjects"
        choices={subjects}
        disabled={byStage.value === ''}
      />
    </>
  );
}

interface FilterSelectProps {
  label: string;
  every: string;
  value: string;
  choices: readonly SelectChoice[];
  onChoose: (value: string) => void;
  disabled?: boolean | undefined;
}

/** A value from the address that is not in the list is shown as 'Not in this list'. */
function FilterSelect({ label, every, value, choices, onChoose, disabled = false }: FilterSelectProps) {
  const isUnknown = value !== '' && !choices.some((choice) => choice.value === value);
  return (
    <Field label={label} labelHidden className="min-w-0 sm:max-w-60">
      <Select
        value={value}
        disabled={disabled}
        choices={choices}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{every}</option>
        {isUnknown && <option value={value}>Not in this list</option>}
      </Select>
    </Field>
  );
}
