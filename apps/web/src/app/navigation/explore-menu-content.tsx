import { Link } from 'react-router-dom';
import { DropdownMenuGroup, DropdownMenuItem } from '#ui/actions/dropdown-menu.tsx';
import { MenuOnDemand } from '#ui/actions/menu-on-demand.tsx';
import type { OpenedOnDemandProps } from '#ui/actions/use-opened-on-demand.ts';
import type { NavigationGroup } from './links.ts';
import { useMenuGroups } from './use-menu-groups.ts';

export type ExploreMenuContentProps = OpenedOnDemandProps & { groups: NavigationGroup[] };

export function ExploreMenuContent({ groups, ...menu }: ExploreMenuContentProps) {
  return (
    <MenuOnDemand {...menu}>
      {useMenuGroups(groups).map(({ title, links }) => (
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
    </MenuOnDemand>
  );
}
