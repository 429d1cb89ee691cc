import { Menu } from 'lucide-react';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useOpenedOnDemand } from '#ui/actions/use-opened-on-demand.ts';
import type { NavigationGroup } from './links.ts';
import type { MobileMenuPanelProps } from './mobile-menu-panel.tsx';

const load = async () => (await import('./mobile-menu-panel.tsx')).MobileMenuPanel;

/** The whole navigation in a panel that slides in, where the bar has no space for it. */
export function MobileMenu({ groups, className }: { groups: NavigationGroup[]; className: string }) {
  const { Content, contentProps, buttonProps } = useOpenedOnDemand<MobileMenuPanelProps>({
    kind: 'dialog',
    load,
    failure: 'The menu didn’t load',
  });
  return (
    <>
      <IconButton {...buttonProps} icon={Menu} label="Menu" className={`-ml-2.5 text-ink ${className}`} />
      {Content && <Content {...contentProps} groups={groups} />}
    </>
  );
}
