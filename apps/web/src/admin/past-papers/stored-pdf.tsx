import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDelete } from '../../components/admin/confirm-delete.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { IconButton } from '../../components/ui/actions/icon-button.tsx';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { mediaUrl } from '../../lib/api/base-url.ts';
import { formatBytes } from '../../lib/format.ts';
import { useDownloadPdf, useRemovePdf } from './past-papers.queries.ts';

/** The paper's stored PDF, to download or remove. */
export function StoredPdf({ paper }: { paper: AdminPaperDto }) {
  const [asking, setAsking] = useState(false);
  const download = useDownloadPdf(paper.id);
  const remove = useRemovePdf(paper.id);
  const { pdfBytes } = paper.files;
  if (pdfBytes === null) return <p className="text-ink-soft">This paper has no PDF yet.</p>;

  function save() {
    download.mutate(undefined, {
      onSuccess: ({ url }) =>
        // Files are served as attachments, so this does not leave the page.
        window.location.assign(mediaUrl(url)),
      onError: (error) => showToast('error', messageOf(error, 'Failed to download PDF. Please try again.')),
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="figures-tabular mr-auto">PDF, {formatBytes(pdfBytes)}</p>
      <Button variant="quiet" size="dense" pending={download.isPending} onClick={save}>
        {!download.isPending && <Download aria-hidden className="size-4" />}
        Download
      </Button>
      <IconButton
        icon={Trash2}
        label="Remove the PDF"
        className="text-wrong"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDelete
          title="Remove the PDF?"
          description="Pupils cannot download this paper until you upload another one."
          confirmLabel="Remove PDF"
          deletion={remove}
          target={undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
