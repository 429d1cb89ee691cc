import { X } from 'lucide-react';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button.tsx';
import { FiltersButton } from '../../actions/filters-button.tsx';
import { classNames } from '../../class-names.ts';
import { Field } from '../../inputs/field.tsx';
import { SearchForm } from '../../inputs/search-form.tsx';
import { Select, type SelectChoice } from '../../inputs/select.tsx';
import type { UrlFilters } from './use-url-filters.ts';

/** The props that connect a select to a filter; a choice clears the dependent filters. */
export type SelectBy<Name extends string> = (
  name: Name,
  ...dependent: Name[]
) => { value: string; onChoose: (text: string) => void };

/** Selects of which one depends on another, for example a stage and its subjects. */
export interface SelectGroup<Name extends string> {
  names: readonly Name[];
  /** The search ignores them: they are disabled, and show that everything is searched. */
  isIgnored?: boolean | undefined;
  render: (selectBy: SelectBy<Name>) => ReactNode;
}

type SelectFilter<Name extends string> =
  | SelectGroup<Name>
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
    ...selectNamesOf(selects.filter((filter) => 'render' in filter && filter.isIgnored === true)),
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
          if ('render' in filter)
            return <Fragment key={filter.names[0]}>{filter.render(address.selectBy)}</Fragment>;
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
  filters.flatMap((filter) => ('render' in filter ? filter.names : [filter.name]));

interface FilterSelectProps {
  label: string;
  every: string;
  value: string;
  choices: readonly SelectChoice[];
  onChoose: (value: string) => void;
  disabled?: boolean | undefined;
}

/** A value from the address that is not in the list is shown as 'Not in this list'. */
export function FilterSelect({
  label,
  every,
  value,
  choices,
  onChoose,
  disabled = false,
}: FilterSelectProps) {
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
