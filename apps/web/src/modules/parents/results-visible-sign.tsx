import { Eye } from 'lucide-react';
import { listOf } from '#lib/format.ts';
import { useOwnParents } from './parents.queries.ts';

/**
 * The sign on every page that someone can see the pupil's results (ICO Children's Code, standard 11). It covers the edge
 * of the avatar, whose menu leads to 'Who can see my work', so that nothing moves when it appears.
 */
export function ResultsVisibleSign() {
  const { data } = useOwnParents();
  const names =
    data?.links.flatMap(({ state, name }) => (state === 'ACTIVE' && name !== null ? [name] : [])) ?? [];
  if (names.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={`${listOf(names)} can see your results`}
      className="pointer-events-none absolute -right-0.5 -bottom-0.5 grid size-5 place-items-center rounded-full border border-card bg-marker text-on-marker"
    >
      <Eye aria-hidden className="size-3.5" />
    </span>
  );
}
