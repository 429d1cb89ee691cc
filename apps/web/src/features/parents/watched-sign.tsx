import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '#components/ui/display/visually-hidden.tsx';
import { listOf } from '#lib/format.ts';
import { useOwnParents } from './parents.queries.ts';

/**
 * The sign on every page that someone can see the pupil's results (ICO Children's Code, standard 11). It covers the edge
 * of the avatar, so that nothing moves when it appears.
 */
export function WatchedSign() {
  const { data } = useOwnParents();
  const names =
    data?.links.flatMap(({ state, name }) => (state === 'ACTIVE' && name !== null ? [name] : [])) ?? [];
  if (names.length === 0) return null;
  const text = `${listOf(names)} can see your results`;
  return (
    <Link
      to="/who-can-see-my-work"
      title={text}
      className="absolute -bottom-1 -left-1.5 grid size-6 place-items-center rounded-full border border-card bg-marker text-on-marker"
    >
      <Eye aria-hidden className="size-4" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Link>
  );
}
