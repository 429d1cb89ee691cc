import type { AdminPaperDto } from '@markwell/shared/admin/past-papers/past-papers.contract';
import { maxPdfBytes } from '@markwell/shared/vocabulary/past-papers';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '../../components/admin/file-drop.tsx';
import { Button } from '../../components/ui/actions/button.tsx';
import { Card } from '../../components/ui/display/card.tsx';
import { showToast } from '../../components/ui/feedback/show-toast.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { formatBytes } from '../../lib/format.ts';
import { useUploadPdf } from './past-papers.queries.ts';
import { StoredPdf } from './stored-pdf.tsx';
import { UploadProgress } from './upload-progress.tsx';

const notOne = 'Please select exactly one PDF file';

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/iu.test(name);

function problemWith(files: readonly File[]): string | undefined {
  const [file] = files;
  if (!file || files.length > 1 || !isPdf(file)) return notOne;
  return file.size > maxPdfBytes ? `${file.name} is larger than 50 MB` : undefined;
}

/** The paper's PDF: shows it, and uploads or replaces it. */
export function PdfSection({ paper }: { paper: AdminPaperDto }) {
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const upload = useUploadPdf(paper.id);

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
        showToast('success', 'PDF uploaded');
      },
    });
  }

  const failure = upload.error && messageOf(upload.error, 'Upload failed');
  const hasPdf = paper.files.pdfBytes !== null;
  return (
    <Card asChild>
      <section aria-labelledby="pdf-heading" className="grid gap-3">
        <h2 id="pdf-heading" className="text-xl">
          PDF
        </h2>
        <StoredPdf paper={paper} />
        <FileDrop
          label={hasPdf ? 'Replacement PDF' : 'PDF file'}
          hint="One file of at most 50 MB, without password and scripts."
          prompt={file ? `${file.name} · ${formatBytes(file.size)}` : 'Choose a PDF'}
          icon={FileText}
          name="pdf"
          accept="application/pdf,.pdf"
          multiple
          error={problem ?? failure ?? undefined}
          onFiles={choose}
        />
        {upload.isPending && <UploadProgress label="PDF upload" share={upload.share} />}
        <Button pending={upload.isPending} className="justify-self-start" onClick={send}>
          {upload.isPending ? 'Uploading…' : hasPdf ? 'Replace PDF' : 'Upload PDF'}
        </Button>
      </section>
    </Card>
  );
}
