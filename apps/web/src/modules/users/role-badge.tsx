import { roleNames } from '@markwell/shared/accounts/role-names.vocabulary';
import type { Role } from '@markwell/shared/accounts/roles.vocabulary';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const tones: Record<Role, BadgeTone> = {
  SUPER_ADMIN: 'wrong',
  ADMIN: 'warning',
  TEACHER: 'correct',
  STUDENT: 'royal',
  PARENT: 'caution',
};

export const RoleBadge = ({ role }: { role: Role }) => <Badge tone={tones[role]}>{roleNames[role]}</Badge>;
