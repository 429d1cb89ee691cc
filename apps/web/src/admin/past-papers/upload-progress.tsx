import { ProgressBar } from '../../components/ui/progress-bar.tsx';

/** How much has left, 0-1; then the server is at work. */
export function UploadProgress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={label} value={percent} />
      <p className="figures-tabular text-sm text-ink-soft">
        {percent < 100 ? `${String(percent)} % sent` : 'Checking and saving…'}
      </p>
    </div>
  );
}
