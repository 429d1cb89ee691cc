import { X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { FiltersButton } from '../../ui/actions/filters-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { SearchForm } from '../../ui/inputs/search-form.tsx';
import { Select, type SelectChoice } from '../../ui/inputs/select.tsx';
import { useCurriculum } from '../use-curriculum.ts';
import type { UrlFilters } from './use-url-filters.ts';

/** Stage, subject and perhaps topic, by their names in the address. */
interface ClassificationFilter<Name extends string> {
  stage: Name;
  subject: Name;
  topic?: Name | undefined;
  /** The search ignores them: they are disabled, and show that everything is searched. */
  isIgnored?: boolean | undefined;
}

/** Selects: stage and subject together, or one alone. */
type SelectFilter<Name extends string> =
  | ClassificationFilter<Name>
  /** `every` is the label of the empty choice: 'All roles'. */
  | { name: Name; label: string; every: string; choices: readonly SelectChoice[] };

interface SearchFilter<Name extends string> {
  search: Name;
  label: string;
  placeholder: string;
  maxLength: number;
}

/** A filter of a list, by its name in the address. */
export type ListFilter<Name extends string> = SearchFilter<Name> | SelectFilter<Name>;

interface ListFiltersProps<Filters> {
  /** The accessible name of what is filtered: 'Questions'. */
  label: string;
  address: UrlFilters<Filters>;
  filters: readonly ListFilter<keyof Filters & string>[];
  /** Buttons behind the filters. */
  actions?: ReactNode;
}

/** With more selects than these, which are one row on a phone, a button opens them there. */
const maxSelectsOnPhone = 2;

/** The filters above a list, in one row where there is space. On a phone a button opens them if they are many. */
export function ListFilters<Filters>({ label, address, filters, actions }: ListFiltersProps<Filters>) {
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const searches = filters.filter((filter) => 'search' in filter);
  const selects = filters.filter(isSelect);
  const isFolding = selectNamesOf(selects).length > maxSelectsOnPhone;
  const notCounted = [
    ...searches.map(({ search }) => search),
    ...selectNamesOf(selects.filter((filter) => 'stage' in filter && filter.isIgnored === true)),
  ];
  return (
    <div
      role="group"
      aria-label={`${label}: filters`}
      className={classNames(
        'mb-3 items-end gap-2 sm:flex sm:flex-wrap [&_:is(input,select)]:text-ellipsis [&_input]:min-h-11 [&_input]:text-sm [&_select]:min-h-11 [&_select]:py-0 md:[&_input]:min-h-10 md:[&_select]:min-h-10 [&_select]:text-sm',
        isFolding ? 'flex flex-wrap max-sm:[&>form]:basis-40' : 'grid grid-cols-2',
      )}
    >
      {searches.map(({ search, ...texts }) => (
        <SearchForm key={search} {...address.searchBy(search)} {...texts} />
      ))}
      {isFolding && (
        <FiltersButton
          size="small"
          className="sm:hidden"
          panelId={panelId}
          isOpen={isOpen}
          count={address.inUse.filter((name) => !notCounted.includes(name)).length}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
      <div
        id={panelId}
        className={classNames(
          'sm:contents',
          !isFolding && 'contents',
          isFolding && (isOpen ? 'grid basis-full grid-cols-2 items-end gap-2' : 'max-sm:hidden'),
        )}
      >
        {selects.map((filter) => {
          if ('stage' in filter)
            return <ClassificationFilters key={filter.stage} address={address} {...filter} />;
          const { name, ...rest } = filter;
          return <FilterSelect key={name} {...address.selectBy(name)} {...rest} />;
        })}
        {actions}
        {address.inUse.length > 0 && (
          <Button
            variant="subtle"
            size="dense"
            className="min-h-10 justify-self-start"
            onClick={({ currentTarget }) => {
              // The button disappears; the focus goes to the first filter.
              currentTarget.closest('[role=group]')?.querySelector<HTMLElement>('input, select')?.focus();
              address.clear();
            }}
          >
            <X aria-hidden className="size-4" />
            Clear Filters
          </Button>
        )}
      </div>
    </div>
  );
}

const isSelect = <Name extends string>(filter: ListFilter<Name>): filter is SelectFilter<Name> =>
  !('search' in filter);

const selectNamesOf = <Name extends string>(filters: readonly SelectFilter<Name>[]): Name[] =>
  filters.flatMap((filter) =>
    'stage' in filter
      ? [filter.stage, filter.subject, ...(filter.topic === undefined ? [] : [filter.topic])]
      : [filter.name],
  );

interface ClassificationFiltersProps<Filters> extends ClassificationFilter<keyof Filters & string> {
  address: UrlFilters<Filters>;
}

/** Each is enabled once the one before is chosen; another choice clears those after it. */
function ClassificationFilters<Filters>(props: ClassificationFiltersProps<Filters>) {
  const { address, stage, subject, topic, isIgnored = false } = props;
  const byStage = address.selectBy(stage, subject, ...(topic === undefined ? [] : [topic]));
  const bySubject = address.selectBy(subject, ...(topic === undefined ? [] : [topic]));
  const { stages, subjects, topics } = useCurriculum({
    examTypeId: byStage.value,
    subjectId: bySubject.value,
  });
  const shown = isIgnored ? { value: '', disabled: true } : {};
  return (
    <>
      <FilterSelect {...byStage} label="Stage" every="All stages" choices={stages} {...shown} />
      <FilterSelect
        {...bySubject}
        label="Subject"
        every="All subjects"
        choices={subjects}
        disabled={byStage.value === ''}
        {...shown}
      />
      {topic !== undefined && (
        <FilterSelect
          {...address.selectBy(topic)}
          label="Topic"
          every="All topics"
          choices={topics}
          disabled={bySubject.value === ''}
          {...shown}
        />
      )}
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
