import type { Duplicate } from '@markwell/shared/admin/upload/duplicates';
import { Banner } from '../../../components/ui/feedback/banner.tsx';
import { Checkbox } from '../../../components/ui/inputs/checkbox.tsx';

interface RepeatsNoticeProps {
  existing: readonly { number: number; topicName: string }[];
  repeats: readonly Duplicate[];
  /** The server's error about duplicates, shown when the check before the upload failed. */
  refusal: string | undefined;
  allowed: boolean;
  problem: string | undefined;
  onAllow: (allowed: boolean) => void;
}

/** The number of lines shown; the rest is counted. */
const maxLines = 5;

/** Lists duplicates. Nothing is uploaded unless the administrator confirms them. */
export function DuplicatesBanner({
  existing,
  repeats,
  refusal,
  allowed,
  problem,
  onAllow,
}: RepeatsNoticeProps) {
  const lines = [
    ...repeats.map(({ number, sameAs }) => `Q${String(number)} is the same as Q${String(sameAs)}`),
    ...existing.map(
      ({ number, topicName }) => `Q${String(number)} is already in the question bank (${topicName})`,
    ),
  ];
  if (lines.length === 0 && refusal !== undefined) lines.push(refusal);
  if (lines.length === 0) return null;
  const hidden = lines.length - maxLines;
  return (
    <Banner tone="warning" title="Some questions are not new">
      <ul>
        {lines.slice(0, maxLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {hidden > 0 && <p>and {hidden} more</p>}
      <Checkbox
        name="allowRepeats"
        label="Upload anyway"
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
