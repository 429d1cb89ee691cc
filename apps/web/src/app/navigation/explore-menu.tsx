import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../components/ui/actions/dropdown-menu.tsx';
import { NavItem } from '../../components/ui/navigation/nav-item.tsx';
import type { NavigationGroup } from './links.ts';

export function ExploreMenu({ groups }: { groups: NavigationGroup[] }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <NavItem>
          Explore <ChevronDown aria-hidden className="!size-4" />
        </NavItem>
      </DropdownMenuTrigger>
      <DropdownMenuContent inPlace>
        {groups.map(({ title, links }) => (
          <DropdownMenuGroup key={title} label={title}>
            {links.map(({ label, path, icon: Icon }) => (
              <DropdownMenuItem key={path} asChild>
                <Link to={path}>
                  <Icon aria-hidden /> {label}
                </Link>
              </DropdownMenuItem>
            ))}
          </DropdownMenuGroup>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
