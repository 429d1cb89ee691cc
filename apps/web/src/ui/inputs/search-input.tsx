import type { ComponentProps } from 'react';
import { Search } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { TextInput } from './text-input.tsx';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type' | 'aria-label'> & { label: string };

/** A search box. Its label is for screen readers; others see the icon and the placeholder. */
export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <div className={classNames('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-[18px] text-ink-soft"
      />
      <TextInput {...rest} type="search" aria-label={label} className="pl-10.5" />
    </div>
  );
}
