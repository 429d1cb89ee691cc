import { useId, type ComponentProps, type ReactNode } from 'react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';

/** Not modal: a modal menu would hide focusable elements of the page from screen readers. */
export function DropdownMenu(props: ComponentProps<typeof RadixMenu.Root>) {
  return <RadixMenu.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = RadixMenu.Trigger;

type DropdownMenuContentProps = ComponentProps<typeof RadixMenu.Content> & {
  /** Renders the menu inside its landmark. For the navigation's menus, where no parent cuts it off. */
  inPlace?: boolean | undefined;
};

export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const { align = 'start', inPlace = false, className, ...rest } = props;
  const content = (
    <RadixMenu.Content
      {...rest}
      align={align}
      sideOffset={8}
      collisionPadding={12}
      className={classNames(
        'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise overflow-y-auto rounded-lg border border-line bg-card p-1.5 text-ink shadow-lift',
        className,
      )}
    />
  );
  return inPlace ? content : <RadixMenu.Portal>{content}</RadixMenu.Portal>;
}

/** One entry; with asChild it applies its look to a router link. Icons inside are royal blue. */
export function DropdownMenuItem({ className, ...rest }: ComponentProps<typeof RadixMenu.Item>) {
  return (
    <RadixMenu.Item
      {...rest}
      className={classNames(
        'flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 outline-none select-none data-disabled:text-ink-soft data-highlighted:bg-royal-wash data-highlighted:shadow-[inset_3px_0_0_var(--royal)] [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-royal',
        className,
      )}
    />
  );
}

/** A labelled group of entries. */
export function DropdownMenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const labelId = useId();
  return (
    <RadixMenu.Group
      aria-labelledby={labelId}
      className="not-first:mt-1.5 not-first:border-t not-first:border-line not-first:pt-1.5"
    >
      <RadixMenu.Label id={labelId} className="px-3 py-1.5 text-sm font-semibold text-ink-soft">
        {label}
      </RadixMenu.Label>
      {children}
    </RadixMenu.Group>
  );
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="my-1.5 h-px bg-line" />;
}

interface DropdownMenuChoicesProps<Value extends string> {
  label: ReactNode;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A few settings, one of them ticked. The menu stays open, so that the effect can be seen. */
export function DropdownMenuChoices<Value extends string>(props: DropdownMenuChoicesProps<Value>) {
  const { label, choices, value, onChoose } = props;
  const labelId = useId();
  return (
    <RadixMenu.RadioGroup aria-labelledby={labelId} value={value}>
      <RadixMenu.Label id={labelId} className="px-3 py-1.5 text-sm font-semibold text-ink-soft">
        {label}
      </RadixMenu.Label>
      {choices.map((choice) => (
        <RadixMenu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={(event) => {
            event.preventDefault();
            onChoose(choice.value);
          }}
          className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-1.5 outline-none select-none data-highlighted:bg-royal-wash data-highlighted:shadow-[inset_3px_0_0_var(--royal)]"
        >
          <span className="grid size-5 place-items-center text-royal">
            <RadixMenu.ItemIndicator>
              <Check aria-hidden className="size-5" />
            </RadixMenu.ItemIndicator>
          </span>
          {choice.label}
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
