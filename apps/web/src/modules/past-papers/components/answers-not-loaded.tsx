import { NotLoaded } from '#ui/layout/load-on-demand.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FullScreenDialog } from '#ui/overlays/full-screen-dialog.tsx';
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
