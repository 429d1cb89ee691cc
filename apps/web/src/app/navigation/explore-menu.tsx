import { ChevronDown } from 'lucide-react';
import { useOpenedOnDemand } from '#ui/actions/use-opened-on-demand.ts';
import { NavItem } from '#ui/navigation/nav-item.tsx';
import type { ExploreMenuContentProps } from './explore-menu-content.tsx';
import type { NavigationGroup } from './links.ts';

const load = async () => (await import('./explore-menu-content.tsx')).ExploreMenuContent;

export function ExploreMenu({ groups }: { groups: NavigationGroup[] }) {
  const { Content, contentProps, buttonProps } = useOpenedOnDemand<ExploreMenuContentProps>({
    kind: 'menu',
    load,
    failure: 'The menu didn’t load',
  });
  return (
    <div className="relative">
      <NavItem {...buttonProps}>
        Explore <ChevronDown aria-hidden className="!size-4" />
      </NavItem>
      {Content && <Content {...contentProps} groups={groups} />}
    </div>
  );
}
