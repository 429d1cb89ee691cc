import { Eye, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenuChoices, DropdownMenuItem, DropdownMenuSeparator } from '#ui/actions/dropdown-menu.tsx';
import { MenuOnDemand } from '#ui/actions/menu-on-demand.tsx';
import type { OpenedOnDemandProps } from '#ui/actions/use-opened-on-demand.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { displayNameOf } from '../../lib/session/session-user.ts';
import { chooseTheme, themeLabels } from '../../lib/theme.ts';
import { useTheme } from '../../lib/use-theme.ts';

export function UserMenuContent(menu: OpenedOnDemandProps) {
  const { user } = useAuth();
  const theme = useTheme();
  return (
    <MenuOnDemand {...menu} align="end">
      <div className="max-w-72 px-3 py-2">
        <p className="font-semibold">{displayNameOf(user)}</p>
        <p className="truncate text-sm text-ink-soft">{user?.email}</p>
      </div>
      <DropdownMenuSeparator />
      <DropdownMenuChoices label="Theme" choices={themeLabels} value={theme} onChoose={chooseTheme} />
      <DropdownMenuSeparator />
      {user?.role === 'STUDENT' && (
        <DropdownMenuItem asChild>
          <Link to="/who-can-see-my-work">
            <Eye aria-hidden /> Who can see my work
          </Link>
        </DropdownMenuItem>
      )}
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
    </MenuOnDemand>
  );
}
