import {
  BookOpen,
  ClipboardList,
  FileText,
  PenLine,
  Shield,
  Trophy,
  Zap,
  type LucideIcon,
} from 'lucide-react';

export interface NavigationLink {
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

/** The groups of the Explore menu; the last one only for administrators (spec 1 §2). */
export const groupsFor = (isAdministrator: boolean): NavigationGroup[] =>
  isAdministrator ? [...exploreGroups, administration] : exploreGroups;

export const directLinks = [
  { label: 'Practice', path: '/practice' },
  { label: 'Mock Tests', path: '/test/setup' },
  { label: 'Rapid-Fire', path: '/rapid-fire' },
  { label: 'Achievements', path: '/achievements' },
];
