import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import type { PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDelete } from '#ui/admin/confirm-delete.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { toastError } from '#ui/feedback/show-toast.tsx';
import { mediaUrl } from '#lib/api/base-url.ts';
import { formatBytes } from '#lib/format.ts';
import { useDownloadPdf, useRemovePdf } from './past-papers.queries.ts';

interface StoredPdfProps {
  paper: AdminPaperDto;
  document: PaperDocument;
  /** What the PDF is called. */
  name: string;
  byteSize: number;
}

/** A stored PDF of a paper, to download or remove. */
export function StoredPdf({ paper, document, name, byteSize }: StoredPdfProps) {
  const [asking, setAsking] = useState(false);
  const download = useDownloadPdf(paper.id, document);
  const remove = useRemovePdf(paper.id, document);

  function save() {
    download.mutate(undefined, {
      onSuccess: ({ url }) =>
        // Files are served as attachments, so this does not leave the page.
        window.location.assign(mediaUrl(url)),
      onError: toastError('Failed to download PDF. Please try again.'),
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="figures-tabular mr-auto">PDF, {formatBytes(byteSize)}</p>
      <Button variant="quiet" size="dense" pending={download.isPending} onClick={save}>
        {!download.isPending && <Download aria-hidden className="size-4" />}
        Download
      </Button>
      <IconButton
        icon={Trash2}
        label={`Remove the ${name}`}
        className="text-wrong"
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDelete
          title={`Remove the ${name}?`}
          description={`Pupils cannot download the ${name} until you upload another one.`}
          confirmLabel={`Remove ${name}`}
          deletion={remove}
          target={undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
