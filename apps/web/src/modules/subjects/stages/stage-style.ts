import { subjectColors, type SubjectColor } from '@markwell/shared/curriculum/subjects.vocabulary';
import {
  Backpack,
  Blocks,
  Building2,
  FileCheck2,
  GraduationCap,
  Landmark,
  Layers,
  PencilRuler,
  School,
  Shapes,
  Sparkles,
  type LucideIcon,
} from 'lucide-react';

export interface StageStyle {
  icon: LucideIcon;
  color: SubjectColor;
}

const stageIcons: Partial<Record<string, LucideIcon>> = {
  ELEVEN_PLUS: Backpack,
  GCSE: PencilRuler,
  A_LEVEL: GraduationCap,
};

/** A stage's icon, and its own colour. */
export function stageStyle(stage: { code: string; color: string }): StageStyle {
  const color = subjectColors.find((each) => each === stage.color);
  return { icon: stageIcons[stage.code] ?? School, color: color ?? 'slate' };
}

const boardLooks: Partial<Record<string, StageStyle>> = {
  CEM: { icon: Shapes, color: 'violet' },
  GL: { icon: FileCheck2, color: 'blue' },
  SET: { icon: Layers, color: 'teal' },
  CSSE: { icon: Landmark, color: 'brick' },
  ISEB: { icon: Building2, color: 'green' },
  INDEPENDENT: { icon: Sparkles, color: 'ochre' },
};

/** The icon and colour of an exam board; an unknown code gets the default. */
export const examBoardStyle = (code: string): StageStyle =>
  boardLooks[code] ?? { icon: Blocks, color: 'slate' };

/** The text before the first parenthesis: 11+ of '11+ (Eleven Plus)'. */
export const shortName = (name: string): string => name.split('(')[0]?.trim() ?? name;
