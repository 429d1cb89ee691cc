import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { IconTile } from '#ui/display/icon-tile.tsx';
import { SubjectTab } from '#ui/navigation/subject-tab.tsx';
import type { StageStyle } from '../stage-style.ts';
import { Banner } from '#ui/feedback/banner.tsx';

interface ChoiceCardProps {
  look: StageStyle;
  name: string;
  /** A line under the name: an age range or a code. */
  detail?: string | undefined;
  description: string;
  isCurrent: boolean;
  pending: boolean;
  disabled: boolean;
  onChoose: () => void;
  children?: ReactNode;
}

/** One stage or exam board with its button; a click anywhere on the card chooses it. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { look, name, detail, description, isCurrent, pending, disabled, onChoose, children } = props;
  const nameId = useId();
  const buttonId = useId();
  return (
    <Card asChild interactive className={`subject-${look.color} relative flex flex-col`}>
      <li>
        <SubjectTab color={look.color} />
        <div className="flex flex-wrap items-start justify-between gap-3">
          <IconTile icon={look.icon} tone="subject" className="mt-1" />
          {isCurrent && (
            <Badge tone="royal">
              <Check aria-hidden /> Your choice
            </Badge>
          )}
        </div>
        <h2 id={nameId} className="mt-4 text-2xl wrap-anywhere">
          {name}
        </h2>
        {detail !== undefined && <p className="text-sm font-medium text-subject">{detail}</p>}
        <p className="mt-2 text-ink-soft">{description}</p>
        {children}
        <div className="grow" />
        <Button
          id={buttonId}
          aria-labelledby={`${buttonId} ${nameId}`}
          variant="quiet"
          pending={pending}
          disabled={disabled}
          onClick={onChoose}
          className="mt-5 w-full after:absolute after:inset-0 after:content-['']"
        >
          {isCurrent ? 'Keep' : 'Choose'}
        </Button>
      </li>
    </Card>
  );
}

interface ChoiceListProps {
  /** Whether the last choice could not be saved. */
  hasFailed: boolean;
  /** The cards. */
  children: ReactNode;
}

/** The stages or exam boards to choose from. */
export function ChoiceList({ hasFailed, children }: ChoiceListProps) {
  return (
    <div className="grid gap-4">
      {hasFailed && <Banner tone="error">Failed to save your selection. Please try again.</Banner>}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">{children}</ul>
    </div>
  );
}

interface SavedChoice<Item> {
  mutate: (item: Item) => void;
  isPending: boolean;
  variables: Item | undefined;
}

/** The props of a card's button: while one choice is saved, the others are disabled. */
export function buttonOf<Item extends { id: string | null }>(choice: SavedChoice<Item>, item: Item) {
  const isChosen = choice.variables?.id === item.id;
  return {
    pending: choice.isPending && isChosen,
    disabled: choice.isPending && !isChosen,
    onChoose: () => choice.mutate(item),
  };
}
