import { Copy } from 'lucide-react';
import { Button } from '#components/ui/actions/button.tsx';
import { showToast } from '#components/ui/feedback/show-toast.tsx';

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', 'Copied', text);
  } catch {
    // Without HTTPS the browser offers no clipboard; the toast shows the text, so that it can be copied manually.
    showToast('error', 'This browser does not allow copying', text);
  }
}

export const CopyButton = ({ label, text }: { label: string; text: string }) => (
  <Button variant="quiet" onClick={() => void copy(text)}>
    <Copy aria-hidden className="size-5" /> {label}
  </Button>
);
