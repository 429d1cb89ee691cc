import {
  Atom,
  Backpack,
  BookOpen,
  Calculator,
  Dna,
  DraftingCompass,
  FlaskConical,
  FlaskRound,
  Globe,
  GraduationCap,
  Laptop,
  MessageSquareText,
  MessagesSquare,
  Microscope,
  Monitor,
  Palette,
  PenLine,
  Shapes,
  Sigma,
  Target,
  type LucideIcon,
} from 'lucide-react';

/** The emoji of subjects and stages as icons of our own set, because many machines have no font for them. */
const drawn: Partial<Record<string, { Icon: LucideIcon; name: string }>> = {
  '🔢': { Icon: Calculator, name: 'Calculator' },
  '📐': { Icon: DraftingCompass, name: 'Compasses' },
  '∫': { Icon: Sigma, name: 'Sigma' },
  '🎯': { Icon: Target, name: 'Target' },
  '📖': { Icon: BookOpen, name: 'Book' },
  '📝': { Icon: PenLine, name: 'Pen' },
  '💬': { Icon: MessageSquareText, name: 'Speech bubble' },
  '🗣': { Icon: MessagesSquare, name: 'Conversation' },
  '🔷': { Icon: Shapes, name: 'Shapes' },
  '🔬': { Icon: Microscope, name: 'Microscope' },
  '🧪': { Icon: FlaskConical, name: 'Flask' },
  '⚗': { Icon: FlaskRound, name: 'Round flask' },
  '🧬': { Icon: Dna, name: 'DNA' },
  '⚛': { Icon: Atom, name: 'Atom' },
  '💻': { Icon: Laptop, name: 'Laptop' },
  '🖥': { Icon: Monitor, name: 'Monitor' },
  '🌍': { Icon: Globe, name: 'Globe' },
  '🎨': { Icon: Palette, name: 'Palette' },
  '🎒': { Icon: Backpack, name: 'School bag' },
  '🎓': { Icon: GraduationCap, name: 'Graduation cap' },
};

const variationSelector = /\uFE0F/gu;
const drawingOf = (icon: string) => drawn[icon.replaceAll(variationSelector, '')];

/** What the icon shows, for screen readers; an emoji without a drawing is its own name. */
export const subjectIconName = (icon: string): string => drawingOf(icon)?.name ?? icon;

interface SubjectIconProps {
  /** The emoji that a subject or a stage has in the database. */
  icon: string;
  className?: string | undefined;
}

/** The icon of a subject or a stage; an emoji without a drawing is shown as it is. */
export function SubjectIcon({ icon, className = 'size-6' }: SubjectIconProps) {
  const drawing = drawingOf(icon);
  return drawing ? (
    <drawing.Icon aria-hidden strokeWidth={1.9} className={className} />
  ) : (
    <span aria-hidden className="text-2xl leading-none">
      {icon}
    </span>
  );
}
