import type { ManagedUserDto } from '@markwell/shared/users/users.contract';
import type { ReactNode } from 'react';
import { TitledSection } from '#ui/admin/titled-section.tsx';

export interface SettingProps {
  user: ManagedUserDto;
  /** Called with the changed user. */
  onChanged: (user: ManagedUserDto) => void;
}

/** One setting of a user with its heading. */
export const UserSetting = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledSection title={title} level={3} className="grid gap-2.5 border-t border-line pt-4">
    {children}
  </TitledSection>
);
