import type { Duplicate } from '@markwell/shared/question-editing/upload/duplicates';
import { useId } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/inputs/checkbox.tsx';
import type { UploadForm } from '../upload-form.ts';

interface DuplicatesBannerProps {
  form: UploadForm;
  existing: readonly { number: number; topicName: string }[];
  repeats: readonly Duplicate[];
  /** The server's error about duplicates, shown when the check before the upload failed. */
  refusal: string | undefined;
  disabled: boolean;
}

/** The number of lines shown; the rest is counted. */
const maxLines = 5;

/** Lists duplicates. Nothing is uploaded unless the administrator confirms them. */
export function DuplicatesBanner(props: DuplicatesBannerProps) {
  const { form, existing, repeats, refusal, disabled } = props;
  const problemId = useId();
  const lines = [
    ...repeats.map(({ number, sameAs }) => `Q${String(number)} is the same as Q${String(sameAs)}`),
    ...existing.map(
      ({ number, topicName }) => `Q${String(number)} is already in the question bank (${topicName})`,
    ),
  ];
  if (lines.length === 0 && refusal !== undefined) lines.push(refusal);
  if (lines.length === 0) return null;
  const { error, binding } = form.field('allowDuplicates');
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
        {...binding}
        label="Upload anyway"
        disabled={disabled}
        aria-describedby={problemId}
        {...(error !== undefined && { 'aria-invalid': true })}
      />
      <div id={problemId} role="alert" className="empty:hidden">
        {error !== undefined && <p className="font-medium text-wrong">{error}</p>}
      </div>
    </Banner>
  );
}
