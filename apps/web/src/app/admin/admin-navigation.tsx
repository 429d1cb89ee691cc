import { NavLink } from 'react-router-dom';
import { NavItem } from '#ui/navigation/nav-item.tsx';
import { useCurrentInView } from '#ui/navigation/use-current-in-view.ts';
import { adminTabs, sectionPath, sectionsBesideTabs, type AdminSection } from './admin-sections.ts';

/** The last query string of each section, by path. */
export type SectionSearchParams = Readonly<Record<string, string>>;

interface AdminNavigationProps {
  current: AdminSection | undefined;
  searches: SectionSearchParams;
}

function SectionLinks({
  sections,
  current,
  searches,
}: AdminNavigationProps & { sections: readonly AdminSection[] }) {
  return (
    <ul className="flex shrink-0 gap-1 lg:flex-col lg:gap-0.5">
      {sections.map((section) => (
        <li key={section.path}>
          <NavItem asChild layout="list" className="text-left whitespace-nowrap lg:whitespace-normal">
            <NavLink
              to={{
                pathname: sectionPath(section),
                // Returning to a section restores its filters; clicking the current section resets them.
                search: section === current ? '' : (searches[section.path] ?? ''),
              }}
              end={section.path === ''}
            >
              {section.label}
            </NavLink>
          </NavItem>
        </li>
      ))}
    </ul>
  );
}

/** The sections of the Admin Panel: a column at the side, or a row that scrolls on narrow screens. */
export function AdminNavigation(props: AdminNavigationProps) {
  const { current } = props;
  const row = useCurrentInView(current?.path);
  return (
    <nav
      ref={row}
      aria-label="Admin Panel"
      className="relative flex gap-1 overflow-x-auto border-b border-line bg-card px-2 py-1.5 lg:sticky lg:top-0 lg:max-h-dvh lg:min-h-[calc(100dvh-4rem)] lg:flex-col lg:gap-3 lg:overflow-x-visible lg:overflow-y-auto lg:border-r lg:border-b-0 lg:px-3 lg:py-5"
    >
      <p className="hidden px-3 font-heading text-lg font-bold lg:block">Admin Panel</p>
      <SectionLinks sections={adminTabs} {...props} />
      {sectionsBesideTabs.length > 0 && (
        <div className="flex border-l border-line pl-1 lg:block lg:border-t lg:border-l-0 lg:pt-3 lg:pl-0">
          <SectionLinks sections={sectionsBesideTabs} {...props} />
        </div>
      )}
    </nav>
  );
}
