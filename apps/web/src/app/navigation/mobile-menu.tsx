import { Menu } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { IconButton } from '../../components/ui/actions/icon-button.tsx';
import { NavItem } from '../../components/ui/navigation/nav-item.tsx';
import { Sheet, SheetContent, SheetTrigger } from '../../components/ui/overlays/sheet.tsx';
import type { NavigationGroup } from './links.ts';
import { SearchBox } from './search-box.tsx';
import { StreakBadge } from './streak-badge.tsx';

/** The whole navigation in a panel that slides in, where the bar has no space for it. */
export function MobileMenu({ groups, className }: { groups: NavigationGroup[]; className: string }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <IconButton icon={Menu} label="Menu" className={`-ml-2.5 text-ink ${className}`} />
      </SheetTrigger>
      <SheetContent title="Menu">
        <SearchBox className="px-1 pb-3" onSearch={close} />
        <div className="px-3">
          <StreakBadge />
        </div>
        <nav aria-label="Menu">
          {groups.map(({ title, links }) => (
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
