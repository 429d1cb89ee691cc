import { NavLink, useLocation } from 'react-router-dom';
import { NavItem } from '../navigation/nav-item.tsx';
import { useCurrentInView } from '../navigation/use-current-in-view.ts';

interface PageTabsProps {
  label: string;
  /** The paths of the others are longer than the first's, which is current at its own path only. */
  tabs: readonly { label: string; path: string }[];
}

/** The pages below one heading, as tabs. */
export function PageTabs({ label, tabs }: PageTabsProps) {
  const row = useCurrentInView(useLocation().pathname);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="relative flex gap-1 overflow-x-auto border-b border-line print:hidden"
    >
      {tabs.map(({ label: name, path }, index) => (
        <NavItem key={path} asChild>
          <NavLink to={path} end={index === 0}>
            {name}
          </NavLink>
        </NavItem>
      ))}
    </nav>
  );
}
