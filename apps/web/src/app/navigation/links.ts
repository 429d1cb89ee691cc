import { adminRoles, type ClientRole } from '@markwell/shared/accounts/roles.vocabulary';
import {
  BookOpen,
  ClipboardList,
  FileText,
  PenLine,
  School,
  Shield,
  Trophy,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';

interface NavigationLink {
  label: string;
  path: string;
  icon: LucideIcon;
}

export interface NavigationGroup {
  title: string;
  links: NavigationLink[];
}

const exploreGroups: NavigationGroup[] = [
  {
    title: 'Learning',
    links: [
      { label: 'Practice Questions', path: '/practice', icon: BookOpen },
      { label: 'Past Papers', path: '/past-papers', icon: FileText },
      { label: 'Creative Writing', path: '/creative-writing', icon: PenLine },
    ],
  },
  {
    title: 'Tests & Progress',
    links: [
      { label: 'Mock Tests', path: '/test/setup', icon: ClipboardList },
      { label: 'Rapid-Fire Quiz', path: '/rapid-fire', icon: Zap },
      { label: 'Achievements', path: '/achievements', icon: Trophy },
    ],
  },
];

const administration: NavigationGroup = {
  title: 'Administration',
  links: [{ label: 'Admin Panel', path: '/admin', icon: Shield }],
};

const teaching: NavigationGroup = {
  title: 'Teaching',
  links: [
    { label: 'Classes', path: '/classes', icon: Users },
    { label: 'School Subjects', path: '/school-subjects', icon: School },
  ],
};

/** The groups of the Explore menu; the last one only for teachers or administrators. */
export function groupsFor(role: ClientRole | undefined): NavigationGroup[] {
  if (role === 'PARENT') return [children];
  if (role === 'TEACHER') return [...exploreGroups, teaching];
  return role !== undefined && adminRoles.includes(role) ? [...exploreGroups, administration] : exploreGroups;
}

const children: NavigationGroup = {
  title: 'Parents',
  links: [{ label: 'Children', path: '/children', icon: Users }],
};

const pupilLinks = [
  { label: 'Practice', path: '/practice' },
  { label: 'Mock Tests', path: '/test/setup' },
  { label: 'Rapid-Fire', path: '/rapid-fire' },
  { label: 'Achievements', path: '/achievements' },
];

/** The links of the bar itself. */
export const directLinksFor = (role: ClientRole | undefined) =>
  role === 'PARENT' ? children.links : pupilLinks;
