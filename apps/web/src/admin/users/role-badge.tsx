import { roleNames } from '@markwell/shared/vocabulary/role-names';
import type { Role } from '@markwell/shared/vocabulary/roles';
import { Badge, type BadgeTone } from '../../components/ui/display/badge.tsx';

const tones: Record<Role, BadgeTone> = {
  SUPER_ADMIN: 'wrong',
  ADMIN: 'warning',
  TEACHER: 'correct',
  STUDENT: 'royal',
  PARENT: 'caution',
};

export const RoleBadge = ({ role }: { role: Role }) => <Badge tone={tones[role]}>{roleNames[role]}</Badge>;
