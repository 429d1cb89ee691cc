import { ownMemberships } from '@markwell/shared/classes/classes.contract';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { endpointQuery } from '../../lib/query/cache-keys.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import type { NavigationGroup } from './links.ts';

const classwork: NavigationGroup = {
  title: 'Classes',
  links: [{ label: 'Assignments', path: '/assignments', icon: ClipboardCheck }],
};

/** These groups, for a pupil who is in a class with their assignments. Only an open menu asks. */
export function useMenuGroups(groups: NavigationGroup[]): NavigationGroup[] {
  const { user } = useAuth();
  const { data } = useQuery({ ...endpointQuery(ownMemberships), enabled: user?.role === 'STUDENT' });
  return data && data.classes.length > 0 ? [...groups, classwork] : groups;
}
