import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field.tsx';
import { inputClasses } from './input-classes.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input {...useFieldControl()} {...rest} type={type} className={classNames(inputClasses, className)} />
  );
}
