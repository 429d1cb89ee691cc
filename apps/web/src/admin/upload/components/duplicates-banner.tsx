import type { Duplicate } from '@markwell/shared/admin/upload/duplicates';
import { Banner } from '../../../components/ui/banner.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';

interface RepeatsNoticeProps {
  existing: readonly { number: number; topicName: string }[];
  repeats: readonly Duplicate[];
  /** What the server said when it would not have them, for when the look into the bank before failed. */
  refusal: string | undefined;
  allowed: boolean;
  problem: string | undefined;
  onAllow: (allowed: boolean) => void;
}

/** Lines shown; the rest is counted. */
const mostLines = 5;

/** Questions that are in the bank, or come twice: nothing is written unless that is meant. */
export function DuplicatesBanner({
  existing,
  repeats,
  refusal,
  allowed,
  problem,
  onAllow,
}: RepeatsNoticeProps) {
  const lines = [
    ...repeats.map(({ number, sameAs }) => `Q${String(number)} says the same as Q${String(sameAs)}`),
    ...existing.map(
      ({ number, topicName }) => `Q${String(number)} is in the question bank already (${topicName})`,
    ),
  ];
  if (lines.length === 0 && refusal !== undefined) lines.push(refusal);
  if (lines.length === 0) return null;
  const hidden = lines.length - mostLines;
  return (
    <Banner tone="warning" title="Some questions are not new">
      <ul>
        {lines.slice(0, mostLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hidden > 0 && <p>and {hidden} more</p>}
      <Checkbox
        name="allowRepeats"
        label="Upload them all the same"
        checked={allowed}
        onChange={({ target }) => {
          onAllow(target.checked);
        }}
      />
      <div role="alert" className="empty:hidden">
        {problem !== undefined && <p className="font-medium text-wrong">{problem}</p>}
      </div>
    </Banner>
  );
}
