import type { UploadBatchDto } from '@markwell/shared/question-editing/upload-batches.contract';
import { PackageOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminPageHeader } from '#ui/admin/admin-page-header.tsx';
import { ConfirmDelete } from '#ui/admin/confirm-delete.tsx';
import { ListPage, type ListTexts } from '#ui/admin/list/list-page.tsx';
import { Button } from '#ui/actions/button.tsx';
import { countOf } from '#lib/format.ts';
import { batchColumns } from './batch-columns.tsx';
import { usePublishBatch, useTakeBackBatch, useUploadBatches } from './upload-batches.queries.ts';

const texts: ListTexts = {
  label: 'Uploads',
  more: { label: 'Show older uploads', failure: 'Older uploads could not be loaded.' },
  failure: 'The uploads could not be loaded.',
  empty: { icon: PackageOpen, title: 'No uploads yet', text: 'Each upload of questions will appear here' },
};

/** The uploads of questions, to publish drafts and to take back a whole upload. */
export function UploadBatchesPage() {
  const uploads = useUploadBatches();
  const publish = usePublishBatch();
  const [takingBack, setTakingBack] = useState<UploadBatchDto | null>(null);
  const { mutate, isPending, variables } = publish;
  const publishingId = isPending ? variables : null;
  const columns = useMemo(
    () =>
      batchColumns({
        publishingId,
        onPublish: ({ id }) => mutate(id),
        onTakeBack: setTakingBack,
      }),
    [mutate, publishingId],
  );
  return (
    <>
      <AdminPageHeader
        title="Uploads"
        lead="Questions that were uploaded together, newest first."
        actions={
          <Button asChild size="small">
            <Link to="/admin">Upload questions</Link>
          </Button>
        }
      />
      <ListPage {...texts} query={uploads} columns={columns} />
      {takingBack && <TakeBack upload={takingBack} onClose={() => setTakingBack(null)} />}
    </>
  );
}

/** Asks before all questions of an upload are removed, and says what happens to those that pupils have been given. */
function TakeBack({ upload, onClose }: { upload: UploadBatchDto; onClose: () => void }) {
  const count = upload.drafts + upload.published + upload.reserved;
  return (
    <ConfirmDelete
      title="Take back this upload?"
      description={
        <>
          <p>
            This deletes <strong>{countOf(count, 'question')}</strong> of {upload.subject.name},{' '}
            {upload.topicName}, with their pictures. It cannot be undone.
          </p>
          <p className="mt-2">
            Questions that pupils have already been given in a test or a quiz are archived instead: pupils no
            longer get them, and their results stay readable.
          </p>
        </>
      }
      confirmLabel="Take back"
      deletion={useTakeBackBatch()}
      target={upload.id}
      onClose={onClose}
    />
  );
}
