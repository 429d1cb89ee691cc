import { SlidersHorizontal } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

interface FiltersButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** The id of what it opens. */
  panelId: string;
  isOpen: boolean;
  /** How many filters are in use. */
  count: number;
  onToggle: () => void;
}

/** Opens and closes the filters of a list. */
export const FiltersButton = ({ panelId, isOpen, count, onToggle, ...rest }: FiltersButtonProps) => (
  <Button variant="quiet" {...rest} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
    <SlidersHorizontal aria-hidden className="size-[18px]" />
    {count > 0 ? `Filters (${String(count)})` : 'Filters'}
  </Button>
);
