import { drawnFromSchema } from '@markwell/shared/assignments/assignments.contract';
import { SegmentedChoice } from '#ui/inputs/segmented-choice.tsx';
import { countOf } from '#lib/format.ts';
import { useCountForClass } from '../assignments.queries.ts';
import type { AssignmentValues } from './assignment-values.ts';

interface ReserveChoiceProps {
  questions: Pick<AssignmentValues['questions'], 'subjectId' | 'topicIds' | 'difficulties' | 'fromReserve'> &
    Pick<AssignmentValues, 'answerMode'>;
  onChange: (fromReserve: boolean) => void;
}

const choices = [
  { value: 'open', label: 'Open questions' },
  { value: 'reserved', label: 'Reserved questions' },
] as const;

const meanings = {
  open: 'Anyone outside the class can meet these in practice at any time; your class cannot while the assignment is open.',
  reserved:
    'Pupils meet these in assignments only, never in practice or search, and not after the results are released either.',
};

/** Whether questions are drawn and searched among those that practice has too, or among the reserved ones. */
export function ReserveChoice({ questions, onChange }: ReserveChoiceProps) {
  const choice = drawnFromSchema.safeParse(questions);
  const { data: counts } = useCountForClass(choice.data);
  const value = questions.fromReserve ? 'reserved' : 'open';
  const available =
    choice.success && counts
      ? ` There ${counts[value] === 1 ? 'is' : 'are'} ${countOf(counts[value], 'question')} for this choice.`
      : '';
  return (
    <SegmentedChoice
      legend="Take them from"
      hint={`${meanings[value]}${available}`}
      choices={choices}
      value={value}
      onChange={(chosen) => onChange(chosen === 'reserved')}
    />
  );
}
