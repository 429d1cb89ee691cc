import { nameKey } from '@markwell/shared/text/name-key';
import { z } from 'zod';

/** Choices that another page passes in the router state; invalid ones are ignored. */
const stateSchema = z
  .object({
    subjectId: z.string().optional().catch(undefined),
    /** The subject's name. */
    subject: z.string().optional().catch(undefined),
  })
  .catch({});

interface SubjectName {
  id: string;
  name: string;
}

/** The subject from the router state or the address (`?subject=`, a name or an id), if there is one. */
export function preselectedSubject<Subject extends SubjectName>(
  subjects: readonly Subject[],
  routerState: unknown,
  query: string | null,
): Subject | undefined {
  const state = stateSchema.parse(routerState);
  const requested = [state.subjectId, state.subject, query].flatMap((text) => (text ? [nameKey(text)] : []));
  return subjects.find(({ id, name }) => requested.includes(id) || requested.includes(nameKey(name)));
}
