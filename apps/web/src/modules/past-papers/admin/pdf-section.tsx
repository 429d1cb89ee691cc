import type { AdminPaperDto } from '@markwell/shared/past-papers/past-papers-admin.contract';
import { maxPdfBytes, type PaperDocument } from '@markwell/shared/past-papers/past-papers.vocabulary';
import { FileText } from 'lucide-react';
import { useId, useState } from 'react';
import { FileDrop } from '#ui/admin/file-drop.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { showToast } from '#ui/feedback/show-toast.tsx';
import { messageOf } from '#lib/api/api-error.ts';
import { formatBytes } from '#lib/format.ts';
import { useUploadPdf } from './past-papers.queries.ts';
import { StoredPdf } from './stored-pdf.tsx';
import { UploadProgress } from './upload-progress.tsx';

const notOne = 'Please select exactly one PDF file';

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/iu.test(name);

function problemWith(files: readonly File[]): string | undefined {
  const [file] = files;
  if (!file || files.length > 1 || !isPdf(file)) return notOne;
  return file.size > maxPdfBytes
    ? `${file.name} is larger than 50 MB. Scan it at a lower resolution, or save it with smaller pictures, and choose it again.`
    : undefined;
}

/** What a PDF is called, and what it is called at the start of a sentence. */
const names: Record<PaperDocument, { name: string; atStart: string }> = {
  paper: { name: 'PDF', atStart: 'PDF' },
  'mark-scheme': { name: 'mark scheme', atStart: 'Mark scheme' },
};

interface PdfSectionProps {
  paper: AdminPaperDto;
  document: PaperDocument;
}

/** The paper's PDF or its mark scheme: shows it, and uploads or replaces it. */
export function PdfSection({ paper, document }: PdfSectionProps) {
  const { name, atStart } = names[document];
  const headingId = useId();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const upload = useUploadPdf(paper.id, document);

  function choose(files: readonly File[]) {
    const wrong = problemWith(files);
    upload.reset();
    setProblem(wrong);
    setFile(wrong === undefined ? files[0] : undefined);
  }

  function send() {
    if (!file) {
      setProblem(notOne);
      return;
    }
    upload.mutate(file, {
      onSuccess: () => {
        setFile(undefined);
        showToast('success', `${atStart} uploaded`);
      },
    });
  }

  const failure = upload.error && messageOf(upload.error, 'Upload failed');
  const byteSize = paper.files[document === 'paper' ? 'pdfBytes' : 'markSchemeBytes'];
  return (
    <Card asChild>
      <section aria-labelledby={headingId} className="grid gap-3">
        <h2 id={headingId} className="text-xl">
          {atStart}
        </h2>
        {byteSize === null ? (
          <p className="text-ink-soft">This paper has no {name} yet.</p>
        ) : (
          <StoredPdf paper={paper} document={document} name={name} byteSize={byteSize} />
        )}
        <FileDrop
          label={byteSize === null ? `${atStart} file` : `Replacement ${name}`}
          hint="One file of at most 50 MB, without password and scripts."
          prompt={file ? `${file.name} · ${formatBytes(file.size)}` : 'Choose a PDF'}
          icon={FileText}
          name={document}
          accept="application/pdf,.pdf"
          multiple
          error={problem ?? failure ?? undefined}
          onFiles={choose}
        />
        {upload.isPending && <UploadProgress label={`${atStart} upload`} share={upload.share} />}
        <Button pending={upload.isPending} className="justify-self-start" onClick={send}>
          {upload.isPending ? 'Uploading…' : `${byteSize === null ? 'Upload' : 'Replace'} ${name}`}
        </Button>
      </section>
    </Card>
  );
}
