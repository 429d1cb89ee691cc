import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { useId, type ReactNode } from 'react';

export interface SettingProps {
  user: ManagedUserDto;
  /** Gets the user as they are once the change is made. */
  onChanged: (user: ManagedUserDto) => void;
}

/** One thing that can be changed, under its name. */
export function UserSetting({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2.5 border-t border-line pt-4">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
