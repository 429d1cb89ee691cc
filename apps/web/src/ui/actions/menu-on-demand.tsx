import { useEffect, useRef, type ReactNode } from 'react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx';
import type { OpenedOnDemandProps } from './use-opened-on-demand.ts';
import { useReturnFocusToButton } from './use-return-focus-to-button.ts';

type MenuOnDemandProps = OpenedOnDemandProps & {
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
};

/** The menu below a button of `useOpenedOnDemand`. Render it beside the button, in an element with a position. */
export function MenuOnDemand(props: MenuOnDemandProps) {
  const { id, button, isOpen, isOpenedByKey, onOpenChange, align, children } = props;
  const content = useRef<HTMLDivElement>(null);
  const returnFocus = useReturnFocusToButton(button);
  useEffect(() => {
    if (!isOpen || !isOpenedByKey) return;
    content.current?.querySelector<HTMLElement>('[role^=menuitem]')?.focus({ preventScroll: true });
  }, [isOpen, isOpenedByKey]);
  return (
    <DropdownMenu open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        {/* Radix places the menu below its own trigger, which is not on the page before the menu is loaded. */}
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        ref={content}
        id={id}
        aria-labelledby={`${id}-button`}
        align={align}
        inPlace
        {...returnFocus}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
