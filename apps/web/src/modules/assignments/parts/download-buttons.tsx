import { useState } from 'react';
import { downloadFile } from '#lib/download.ts';
import { Button } from '#ui/actions/button.tsx';
import { toastError } from '#ui/feedback/show-toast.tsx';

interface DownloadButtonsProps {
  /** What the file is named after: 'markbook-10B'. */
  name: string;
  /** Each format is loaded when it is asked for. */
  writeXlsx: () => Promise<Blob>;
  writeCsv: () => Promise<string>;
  /** 'The markbook was not saved' */
  failure: string;
}

/** Saves a table as a file for Excel or as CSV. */
export function DownloadButtons({ name, writeXlsx, writeCsv, failure }: DownloadButtonsProps) {
  const [pending, setPending] = useState<string>();
  const formats = [
    { label: 'Download for Excel', ending: 'xlsx', write: writeXlsx },
    {
      label: 'Download as CSV',
      ending: 'csv',
      write: async () => new Blob([await writeCsv()], { type: 'text/csv;charset=utf-8' }),
    },
  ];
  async function save({ ending, write }: (typeof formats)[number]) {
    setPending(ending);
    try {
      downloadFile(`${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.${ending}`, await write());
    } catch (error) {
      toastError(failure)(error as Error);
    } finally {
      setPending(undefined);
    }
  }
  return (
    <div className="mb-4 flex flex-wrap gap-3 print:hidden">
      {formats.map((format) => (
        <Button
          key={format.ending}
          variant="quiet"
          pending={pending === format.ending}
          disabled={pending !== undefined}
          onClick={() => void save(format)}
        >
          {format.label}
        </Button>
      ))}
    </div>
  );
}
