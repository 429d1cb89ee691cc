import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/** Every field has a default in `.catch(…)`, for a missing or invalid value in the address. */
export type FilterSchema = z.ZodObject<Record<string, z.ZodCatch<z.ZodType<string | number | boolean>>>>;

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
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
}

/**
 * The filters of an admin section, kept in the address, so that links and the Back button work. The schema
 * must be defined outside the component.
 */
export function useUrlFilters<Schema extends FilterSchema>(schema: Schema): UrlFilters<z.output<Schema>> {
  type Filters = z.output<Schema>;
  const [parameters, setParameters] = useSearchParams();
  // A second quick change must include the first, which the router has not rendered yet.
  const asked = useRef(parameters);
  useEffect(() => {
    asked.current = parameters;
  }, [parameters]);
  const filters = useMemo(() => schema.parse(Object.fromEntries(parameters)), [schema, parameters]);
  const untouched = useMemo(() => schema.parse({}), [schema]);
  const isUntouched = (name: string) => filters[name as keyof Filters] === untouched[name as keyof Filters];

  const change = useCallback(
    (changed: Partial<Filters>, { replace = false }: ChangeOptions = {}) => {
      const next = new URLSearchParams(asked.current);
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined || value === untouched[name as keyof Filters]) next.delete(name);
        else next.set(name, String(value));
      }
      asked.current = next;
      setParameters(next, { replace, preventScrollReset: true });
    },
    [setParameters, untouched],
  );
  const clear = useCallback(() => {
    change(untouched);
  }, [change, untouched]);

  // The page number is not a filter.
  const isFiltered = !Object.keys(untouched).every((name) => name === 'page' || isUntouched(name));
  return { filters, change, clear, isFiltered };
}
