import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import type { z } from 'zod';

/** Every field has a default in `.catch(…)`, for a missing or invalid value in the address. */
type FilterSchema = z.ZodObject<Record<string, z.ZodCatch<z.ZodType<string | number | boolean>>>>;

interface ChangeOptions {
  /** Replaces the history entry, for example while the user types. */
  replace?: boolean;
}

export interface UrlFilters<Filters> {
  filters: Filters;
  /** Writes the change to the address; values equal to the default are omitted. */
  change: (change: Partial<Filters>, options?: ChangeOptions) => void;
  /** Resets all filters to their defaults. */
  clear: () => void;
  /** The filters that differ from their default. The page number is not a filter. */
  inUse: NameOf<Filters>[];
  /** The page of a list, from 1. Always 1 if the schema has no `page`. */
  page: number;
  toPage: (page: number, options?: ChangeOptions) => void;
  /** The props that connect a SearchForm to a filter. A search returns to the first page. */
  searchBy: (name: NameOf<Filters>) => { value: string; onSearch: (text: string) => void };
  /** The props that connect a select to a filter. A choice returns to the first page, and clears the `dependent` ones. */
  selectBy: (
    name: NameOf<Filters>,
    ...dependent: NameOf<Filters>[]
  ) => { value: string; onChoose: (text: string) => void };
}

type NameOf<Filters> = keyof Filters & string;

/**
 * The parameters that were set since a location was rendered, the newest last. A second quick change must include the
 * first, which the router has not rendered yet, also when it comes from another component.
 */
const pending = new WeakMap<Location, URLSearchParams[]>();

/** When the first of several quick changes is rendered, those after it are still to come. */
function keepPending(before: Location, location: Location, parameters: URLSearchParams): void {
  const set = pending.get(before) ?? [];
  const rendered = set.findIndex((each) => each.toString() === parameters.toString());
  if (before === location || rendered === -1 || pending.has(location)) return;
  pending.set(location, set.slice(rendered + 1));
}

/**
 * The filters of an admin section, kept in the address, so that links and the Back button work. The schema
 * must be defined outside the component.
 */
export function useUrlFilters<Schema extends FilterSchema>(schema: Schema): UrlFilters<z.output<Schema>> {
  type Filters = z.output<Schema>;
  type Name = NameOf<Filters>;
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const rendered = useRef({ location, parameters });
  useEffect(() => {
    keepPending(rendered.current.location, location, parameters);
    rendered.current = { location, parameters };
  }, [location, parameters]);
  const filters = useMemo(() => schema.parse(Object.fromEntries(parameters)), [schema, parameters]);
  const untouched = useMemo(() => schema.parse({}), [schema]);
  const isUntouched = (name: Name) => filters[name] === untouched[name];

  const change = useCallback(
    (changed: Partial<Filters>, { replace = false }: ChangeOptions = {}) => {
      const from = rendered.current;
      const set = pending.get(from.location) ?? [];
      const next = new URLSearchParams(set.at(-1) ?? from.parameters);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined || value === untouched[name as keyof Filters]) next.delete(name);
        else next.set(name, String(value));
      }
      pending.set(from.location, [...set, next]);
      setParameters(next, { replace, preventScrollReset: true });
    },
    [setParameters, untouched],
  );
  const clear = useCallback(() => change(untouched), [change, untouched]);

  const toPage = useCallback(
    (page: number, options?: ChangeOptions) => change({ page } as unknown as Partial<Filters>, options),
    [change],
  );

  const textOf = (name: Name) => (isUntouched(name) ? '' : String(filters[name]));
  function set(texts: Partial<Record<Name, string>>, options?: ChangeOptions) {
    const changed: Record<string, unknown> = 'page' in untouched ? { page: untouched['page'] } : {};
    for (const [name, text] of Object.entries(texts)) {
      changed[name] = text === '' ? untouched[name as Name] : schema.shape[name]?.parse(text);
    }
    change(changed as Partial<Filters>, options);
  }

  return {
    filters,
    change,
    clear,
    inUse: (Object.keys(untouched) as Name[]).filter((name) => name !== 'page' && !isUntouched(name)),
    page: 'page' in filters ? Number(filters['page']) : 1,
    toPage,
    searchBy: (name) => ({
      value: textOf(name),
      onSearch: (text) => set({ [name]: text } as Partial<Record<Name, string>>, { replace: true }),
    }),
    selectBy: (name, ...dependent) => ({
      value: textOf(name),
      onChoose: (text) => {
        const cleared = Object.fromEntries(dependent.map((each) => [each, '']));
        set({ ...cleared, [name]: text } as Partial<Record<Name, string>>);
      },
    }),
  };
}

/** The filters that are set, without '' and 0. */
export const chosenFilters = <Filters extends Record<keyof Filters, string | number>>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '' && value !== 0)) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], '' | 0>;
  };
