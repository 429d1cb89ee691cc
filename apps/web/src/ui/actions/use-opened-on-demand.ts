import { useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { whenIdle } from '#lib/use-idle.ts';
import { showToast } from '../feedback/show-toast.tsx';

/** What the loaded content of a menu or panel gets. */
export interface OpenedOnDemandProps {
  id: string;
  button: React.RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** It was opened by a key, so its first entry gets the focus. */
  isOpenedByKey: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface OnDemand<Props> {
  /** 'menu': opens when the pointer goes down; 'dialog': when it is pressed. */
  kind: 'menu' | 'dialog';
  /** Declare it outside of the component: for another function the code is fetched again. */
  load: () => Promise<ComponentType<Props>>;
  /** The title of the toast when the code could not be fetched. */
  failure: string;
}

const openingKeys = ['Enter', ' ', 'ArrowDown'];

/**
 * A menu or panel whose code is fetched when the page is idle, or earlier if a pointer or the focus is on its button. A
 * press before it is there opens it when it arrives. The button stays the same element, so the focus does not move until the content takes it.
 */
export function useOpenedOnDemand<Props extends OpenedOnDemandProps>(given: OnDemand<Props>) {
  const { kind, load, failure } = given;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isOpenedByKey, setOpenedByKey] = useState(false);
  const [Content, setContent] = useState<ComponentType<Props>>();
  const queryClient = useQueryClient();
  useEffect(() => whenIdle(queryClient, () => void load().catch(() => undefined)), [queryClient, load]);

  function change(opens: boolean, byKey = false) {
    setOpen(opens);
    if (!opens) return;
    setOpenedByKey(byKey);
    if (Content) return;
    load().then(
      (loaded) => setContent(() => loaded),
      () => {
        setOpen(false);
        showToast('error', failure, 'Check your connection and try again.');
      },
    );
  }
  const fetchCode = () => void load().catch(() => undefined);
  const isShown = isOpen && Content !== undefined;
  const pressed =
    kind === 'dialog'
      ? {
          onClick: () => {
            button.current?.focus(); // Safari does not focus what is pressed, and the dialog gives the focus back
            change(!isOpen);
          },
        }
      : {
          onPointerDown(event: PointerEvent) {
            if (event.button !== 0 || event.ctrlKey) return;
            if (!isOpen) event.preventDefault(); // the menu takes the focus, not the button
            change(!isOpen);
          },
          onKeyDown(event: KeyboardEvent) {
            if (!openingKeys.includes(event.key)) return;
            event.preventDefault();
            change(event.key === 'ArrowDown' || !isOpen, true);
          },
        };
  return {
    Content,
    contentProps: {
      id,
      button,
      isOpen,
      isOpenedByKey,
      onOpenChange: change,
    } satisfies OpenedOnDemandProps,
    buttonProps: {
      ref: button,
      id: `${id}-button`,
      type: 'button',
      'aria-haspopup': kind,
      'aria-expanded': isShown,
      'aria-controls': isShown ? id : undefined,
      'data-state': isShown ? 'open' : 'closed',
      onPointerEnter: fetchCode,
      onFocus: fetchCode,
      ...pressed,
    } as const,
  };
}
