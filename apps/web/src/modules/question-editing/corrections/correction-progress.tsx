import type { CorrectionRunDto } from '@markwell/shared/question-editing/corrections.contract';
import { formatNumber } from '#lib/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { outcomeOf } from './correction-texts.ts';

/** How far a correction is, or what it has changed. It goes on when the page is left. */
export function CorrectionProgress({ run }: { run: CorrectionRunDto }) {
  const { pupils, correctedPupils, finishedAt } = run;
  if (finishedAt !== null)
    return (
      <Banner tone="success" title="The results are corrected">
        {outcomeOf(run)}
      </Banner>
    );
  const text = `${formatNumber(correctedPupils)} of ${formatNumber(pupils)} pupils`;
  return (
    <Banner tone="info" title="The results are being corrected">
      {/* The progress bar has the same text, and is not read out with every change. */}
      <p aria-hidden className="figures-tabular">
        {text}
      </p>
      <ProgressBar label="Correction" value={correctedPupils} max={pupils} valueText={text} />
    </Banner>
  );
}
