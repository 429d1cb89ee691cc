import { LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../components/ui/display/avatar.tsx';
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
