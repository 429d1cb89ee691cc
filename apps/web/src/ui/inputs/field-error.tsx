import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldErrorProps {
  id?: string | undefined;
  children: ReactNode;
}

/** What is wrong with an input. Has to be inside an element with the role alert, which announces it. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-wrong">
    <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
);
