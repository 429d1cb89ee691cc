import type { AdminSubjectDto } from '@markwell/shared/subjects/subjects-admin.contract';
import { visibilityNames } from '@markwell/shared/curriculum/subjects.vocabulary';
import { ListTree, Pencil, Trash2, type LucideIcon } from 'lucide-react';
import { shortStageName } from '#modules/curriculum/use-curriculum.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { countOf } from '#lib/format.ts';

const visibilityTones: Record<AdminSubjectDto['visibility'], BadgeTone> = {
  PUBLIC: 'correct',
  SCHOOL_PRIVATE: 'royal',
  DRAFT: 'caution',
};

interface SubjectCardProps {
  subject: AdminSubjectDto;
  onTopics: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A subject: its visibility, its contents and its actions. */
export function SubjectCard({ subject, onTopics, onEdit, onDelete }: SubjectCardProps) {
  const { name, stage, code, color, icon, description, visibility, _count: count } = subject;
  return (
    <Card asChild padding="small" className={`subject-${color} flex flex-col gap-3`}>
      <li>
        <div className="flex flex-wrap items-start gap-3">
          <IconTile icon={icon} tone="subject" />
          <div className="min-w-0 grow basis-32">
            <h2 className="text-base leading-snug font-bold wrap-anywhere">{name}</h2>
            <p className="text-ink-soft">{shortStageName(stage.displayName)}</p>
          </div>
          <Badge tone={visibilityTones[visibility]}>{visibilityNames[visibility]}</Badge>
        </div>
        {description !== '' && <p className="line-clamp-2 text-ink-soft">{description}</p>}
        <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
          <div className="figures-tabular">
            <dt className="sr-only">Contents</dt>
            <dd>
              {countOf(count.topics, 'topic')} · {countOf(count.questions, 'question')} with drafts
            </dd>
          </div>
          <div>
            <dt className="sr-only">Code</dt>
            <dd className="text-xs break-all">{code}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <CardAction
            icon={ListTree}
            label="Topics"
            hint={`Topics of ${name}`}
            variant="quiet"
            onClick={onTopics}
          />
          <CardAction icon={Pencil} label="Edit" hint={`Edit ${name}`} onClick={onEdit} />
          <CardAction
            icon={Trash2}
            label="Delete"
            hint={`Delete ${name}`}
            className="ml-auto text-wrong"
            onClick={onDelete}
          />
        </div>
      </li>
    </Card>
  );
}

interface CardActionProps {
  icon: LucideIcon;
  label: string;
  hint: string;
  variant?: 'quiet' | 'subtle';
  className?: string;
  onClick: () => void;
}

const CardAction = ({
  icon: Icon,
  label,
  hint,
  variant = 'subtle',
  className = '',
  onClick,
}: CardActionProps) => (
  <Button variant={variant} size="small" className={`px-3! ${className}`} onClick={onClick} aria-label={hint}>
    <Icon aria-hidden className="size-4" />
    {label}
  </Button>
);
