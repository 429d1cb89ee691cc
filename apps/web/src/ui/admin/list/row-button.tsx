import { Button, type ButtonProps } from '../../actions/button.tsx';

interface RowButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'aria-label'> {
  /** The accessible name, with the row's: 'Edit Fractions'. */
  label: string;
}

/** A button in a row of a DataTable. */
export const RowButton = ({ label, ...rest }: RowButtonProps) => (
  <Button {...rest} variant="subtle" size="dense" aria-label={label} />
);
