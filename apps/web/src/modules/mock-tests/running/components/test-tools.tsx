import { ALargeSmall, Bookmark, Keyboard, Pause } from 'lucide-react';
import { useSingleKeys } from '#lib/use-keyboard-shortcuts.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import {
  DropdownMenu,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '#ui/actions/dropdown-menu.tsx';
import { classNames } from '#ui/class-names.ts';
import { Kbd } from '#ui/display/kbd.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { readerShortcutHelp, shortcutHelp } from '../test-shortcuts.ts';
import type { TextSize } from '../text-size.ts';

interface TestToolsProps {
  isToCheck: boolean;
  onToggleToCheck: () => void;
  textSize: TextSize;
  onTextSize: (size: TextSize) => void;
  onShowHelp: () => void;
  /** Whether the pupil may have rest breaks. */
  hasBreaks: boolean;
  isBreakLeft: boolean;
  onBreak: () => void;
}

const sizes: readonly { value: TextSize; label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
];

/** What helps while answering: mark the question to check, the size of the text, the keys. */
export function TestTools(props: TestToolsProps) {
  const { isToCheck, onToggleToCheck, textSize, onTextSize, onShowHelp } = props;
  const { hasBreaks, isBreakLeft, onBreak } = props;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isToCheck}
        aria-keyshortcuts="M"
        onClick={onToggleToCheck}
        className={classNames(
          'px-3!',
          isToCheck && 'border-ink! bg-marker-wash! forced-colors:border-4! forced-colors:bg-[Highlight]!',
        )}
      >
        <Bookmark aria-hidden className={classNames('size-4 shrink-0', isToCheck && 'fill-current')} />
        Mark to check
      </Button>
      {hasBreaks && (
        <Button variant="quiet" size="small" className="px-3!" disabled={!isBreakLeft} onClick={onBreak}>
          <Pause aria-hidden className="size-4 shrink-0" />
          {isBreakLeft ? 'Break' : 'No breaks left'}
        </Button>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton icon={ALargeSmall} label="Text size" className="max-sm:ml-auto" />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuChoices label="Text size" choices={sizes} value={textSize} onChoose={onTextSize} />
        </DropdownMenuContent>
      </DropdownMenu>
      <IconButton
        icon={Keyboard}
        label="Keyboard shortcuts"
        aria-keyshortcuts="?"
        onClick={onShowHelp}
        className="pointer-coarse:hidden"
      />
    </div>
  );
}

interface ShortcutHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  hasReader: boolean;
}

export function ShortcutHelp({ open, onOpenChange, hasReader }: ShortcutHelpProps) {
  const [areSingleKeysOn, setSingleKeysOn] = useSingleKeys();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Keyboard shortcuts" size="small">
        <dl className="grid gap-3">
          {(hasReader ? [...shortcutHelp, ...readerShortcutHelp] : shortcutHelp).map(({ keys, action }) => (
            <div key={action} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <dt>{action}</dt>
              <dd className="flex gap-1">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <Checkbox
          label="Use single letters and signs"
          hint="Switch this off if they are pressed by mistake, for example by speech input."
          checked={areSingleKeysOn}
          onChange={({ target }) => setSingleKeysOn(target.checked)}
          className="mt-5"
        />
      </DialogContent>
    </Dialog>
  );
}
