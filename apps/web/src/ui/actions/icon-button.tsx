import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button.tsx';

type IconButtonProps = Omit<ButtonProps, 'children' | 'size' | 'asChild' | 'aria-label'> & {
  icon: LucideIcon;
  /** The action, for screen readers. */
  label: string;
};

export function IconButton({ icon: Icon, label, variant = 'subtle', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size="icon" aria-label={label}>
      {rest.pending ? null : <Icon aria-hidden className="size-5" />}
    </Button>
  );
}
