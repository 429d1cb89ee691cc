import { ProgressBar } from '#ui/feedback/progress-bar.tsx';

/** The share that has been sent, from 0 to 1; at 1 the server is processing the files. */
export function UploadProgress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={label} value={percent} />
      <p className="figures-tabular text-sm text-ink-soft">
        {percent < 100 ? `${String(percent)}% sent` : 'Checking and saving…'}
      </p>
    </div>
  );
}
