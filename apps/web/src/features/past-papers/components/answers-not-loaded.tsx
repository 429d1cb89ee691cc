import { NotLoaded } from '#components/layout/load-on-demand.tsx';
import { Page } from '#components/layout/page.tsx';
import { FullScreenDialog } from '#components/ui/overlays/full-screen-dialog.tsx';
import type { AnswersViewerProps } from './answers-viewer.tsx';

/** In place of the viewer when its code could not be fetched: closing leads back to the list. */
export function AnswersNotLoaded({ paper, onClose }: AnswersViewerProps) {
  return (
    <FullScreenDialog title={paper.title} onClose={onClose}>
      <Page width="narrow" className="grid grow content-center">
        <NotLoaded />
      </Page>
    </FullScreenDialog>
  );
}
