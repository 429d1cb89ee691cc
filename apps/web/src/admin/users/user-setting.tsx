import type { ManagedUserDto } from '@markwell/shared/admin/users/users.contract';
import { useId, type ReactNode } from 'react';

export interface SettingProps {
  user: ManagedUserDto;
  /** Called with the changed user. */
  onChanged: (user: ManagedUserDto) => void;
}

/** One setting of a user with its heading. */
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
