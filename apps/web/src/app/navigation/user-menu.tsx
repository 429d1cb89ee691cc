import { LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classNames } from '../../components/ui/class-names.ts';
import {
  DropdownMenu,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../components/ui/actions/dropdown-menu.tsx';
import { VisuallyHidden } from '../../components/ui/display/visually-hidden.tsx';
import { useAuth } from '../../lib/session/auth-context.ts';
import { displayNameOf } from '../../lib/session/session-user.ts';
import { chooseTheme, themeLabels } from '../../lib/theme.ts';
import { useTheme } from '../../lib/use-theme.ts';

export function UserMenu() {
  const { user } = useAuth();
  const theme = useTheme();
  const name = displayNameOf(user);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger className="grid size-11 shrink-0 place-items-center rounded-full">
        <Avatar name={name} />
        <VisuallyHidden>Your account: {name}</VisuallyHidden>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" inPlace>
        <div className="max-w-72 px-3 py-2">
          <p className="font-semibold">{name}</p>
          <p className="truncate text-sm text-ink-soft">{user?.email}</p>
        </div>
        <DropdownMenuSeparator />
        <DropdownMenuChoices label="Theme" choices={themeLabels} value={theme} onChoose={chooseTheme} />
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/settings">
            <Settings aria-hidden /> Settings
          </Link>
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/logout">
            <LogOut aria-hidden /> Sign Out
          </Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
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
