import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button, type ButtonProps } from '../actions/button.tsx';

type StepButtonProps = Omit<ButtonProps, 'variant' | 'asChild' | 'children'>;

/** Goes one page or question back. */
export function PreviousButton(props: StepButtonProps) {
  return (
    <Button variant="quiet" size="small" {...props}>
      <ChevronLeft aria-hidden className="size-4" />
      Previous
    </Button>
  );
}

/** Goes one page or question on. */
export function NextButton(props: StepButtonProps) {
  return (
    <Button variant="quiet" size="small" {...props}>
      Next
      <ChevronRight aria-hidden className="size-4" />
    </Button>
  );
}
