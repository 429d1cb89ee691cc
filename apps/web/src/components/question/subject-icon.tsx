import {
  Atom,
  BookOpen,
  Calculator,
  DraftingCompass,
  FlaskConical,
  Laptop,
  MessageSquareText,
  MessagesSquare,
  Microscope,
  Monitor,
  PenLine,
  Shapes,
  Sigma,
  Target,
  type LucideIcon,
} from 'lucide-react';

/** Subjects' emoji icons as drawings, because many machines have no font for them. */
const drawn: Partial<Record<string, LucideIcon>> = {
  '🔢': Calculator,
  '📐': DraftingCompass,
  '∫': Sigma,
  '🎯': Target,
  '📖': BookOpen,
  '📝': PenLine,
  '💬': MessageSquareText,
  '🗣': MessagesSquare,
  '🔷': Shapes,
  '🔬': Microscope,
  '🧪': FlaskConical,
  '⚛': Atom,
  '💻': Laptop,
  '🖥': Monitor,
};

const variationSelector = /\uFE0F/gu;

/** A subject's icon next to its name; an emoji without a drawing is shown as it is. */
export function SubjectIcon({
  icon,
  className = 'size-6',
}: {
  icon: string;
  className?: string | undefined;
}) {
  const Drawn = drawn[icon.replaceAll(variationSelector, '')];
  return Drawn ? (
    <Drawn aria-hidden strokeWidth={1.9} className={className} />
  ) : (
    <span aria-hidden className="text-2xl leading-none">
      {icon}
    </span>
  );
}
