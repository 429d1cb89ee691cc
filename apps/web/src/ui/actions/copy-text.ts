import { showToast } from '../feedback/show-toast.tsx';

/** Copies a text, and shows which. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', 'Copied', text);
  } catch {
    // Without HTTPS the browser offers no clipboard; the toast shows the text, so that it can be copied manually.
    showToast('error', 'This browser does not allow copying', text);
  }
}
