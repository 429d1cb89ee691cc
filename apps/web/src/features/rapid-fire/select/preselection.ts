import { nameKey } from '@markwell/shared/rules/name-key';
import { z } from 'zod';

/** What another page may hand over in the router state; whatever makes no sense is left out. */
const stateSchema = z
  .object({
    subjectId: z.string().optional().catch(undefined),
    /** The subject's name. */
    subject: z.string().optional().catch(undefined),
  })
  .catch({});

interface Named {
  id: string;
  name: string;
}

/** The subject that the router state or the address (`?subject=`, a name or an id) has chosen; undefined when none is. */
export function preselectedSubject<Subject extends Named>(
  subjects: readonly Subject[],
  routerState: unknown,
  query: string | null,
): Subject | undefined {
  const state = stateSchema.parse(routerState);
  const wanted = [state.subjectId, state.subject, query].flatMap((text) => (text ? [nameKey(text)] : []));
  return subjects.find(({ id, name }) => wanted.includes(id) || wanted.includes(nameKey(name)));
}
