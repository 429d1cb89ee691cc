import { NavLink } from 'react-router-dom';
import type { OpenedOnDemandProps } from '#ui/actions/use-opened-on-demand.ts';
import { NavItem } from '#ui/navigation/nav-item.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { useAuth } from '../../lib/session/auth-context.ts';
import type { NavigationGroup } from './links.ts';
import { SearchBox } from './search-box.tsx';
import { StreakBadge } from './streak-badge.tsx';
import { useMenuGroups } from './use-menu-groups.ts';

export type MobileMenuPanelProps = OpenedOnDemandProps & { groups: NavigationGroup[] };

export function MobileMenuPanel({ isOpen, onOpenChange, groups }: MobileMenuPanelProps) {
  const { user } = useAuth();
  const close = () => onOpenChange(false);
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent title="Menu">
        {user?.role !== 'PARENT' && (
          <>
            <SearchBox className="px-1 pb-3" onSearch={close} />
            <div className="px-3">
              <StreakBadge />
            </div>
          </>
        )}
        <nav aria-label="Menu">
          {useMenuGroups(groups).map(({ title, links }) => (
            <div key={title} className="pt-3">
              <h3 className="px-3 pb-1 font-sans text-sm font-semibold tracking-normal text-ink-soft">
                {title}
              </h3>
              {links.map(({ label, path, icon: Icon }) => (
                <NavItem key={path} asChild layout="list">
                  <NavLink to={path} onClick={close}>
                    <Icon aria-hidden /> {label}
                  </NavLink>
                </NavItem>
              ))}
            </div>
          ))}
        </nav>
      </SheetContent>
    </Sheet>
  );
}
