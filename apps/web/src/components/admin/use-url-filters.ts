import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

/** Every field says with `.catch(…)` what it is when the address does not say, or says nonsense. */
export type FilterSchema = z.ZodObject<Record<string, z.ZodCatch<z.ZodType<string | number | boolean>>>>;

interface ChangeOptions {
  /** No step of its own for the way back: while somebody types. */
  replace?: boolean;
}

export interface UrlFilters<Filters> {
  filters: Filters;
  /** Puts the change into the address; what is as the schema's `.catch` has it is left out. */
  change: (change: Partial<Filters>, options?: ChangeOptions) => void;
  /** Everything as it is without an address. */
  clear: () => void;
  /** Whether anything is other than that. */
  isFiltered: boolean;
}

/** The filters of a room, kept in the address: a link opens them, the way back undoes them. The schema stands outside the component. */
export function useUrlFilters<Schema extends FilterSchema>(schema: Schema): UrlFilters<z.output<Schema>> {
  type Filters = z.output<Schema>;
  const [parameters, setParameters] = useSearchParams();
  // Two changes in a moment build on one another: the router shows the first only after the second was asked for.
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

  // A page further on is no filter.
  const isFiltered = !Object.keys(untouched).every((name) => name === 'page' || isUntouched(name));
  return { filters, change, clear, isFiltered };
}
