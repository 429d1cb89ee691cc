import { classNames } from '#ui/class-names.ts';
import { useOpenedOnDemand } from '#ui/actions/use-opened-on-demand.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { useAuth } from '../../lib/session/auth-context.ts';
import { displayNameOf } from '../../lib/session/session-user.ts';

const load = async () => (await import('./user-menu-content.tsx')).UserMenuContent;

export function UserMenu() {
  const { user } = useAuth();
  const name = displayNameOf(user);
  const { Content, contentProps, buttonProps } = useOpenedOnDemand({
    kind: 'menu',
    load,
    failure: 'The menu didn’t load',
  });
  return (
    <div className="relative">
      <button
        {...buttonProps}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-transparent"
      >
        <Avatar name={name} />
        <VisuallyHidden>Your account: {name}</VisuallyHidden>
      </button>
      {Content && <Content {...contentProps} />}
    </div>
  );
}

/** The first letters of the first and the last name; one letter for a single name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word).at(0) ?? '')
    .join('')
    .toUpperCase();
}

/** Decoration next to a name. Name a button around it by sr-only text: an aria-label contradicts it. */
function Avatar({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden
      data-initials
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-full bg-royal-wash text-sm font-bold text-royal',
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
