import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { TextInput } from './text-input.tsx';

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className={classNames('pr-13', className)} />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </div>
  );
}
