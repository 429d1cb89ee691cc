import { QuestionImage } from '../question/question-image.tsx';
import { FullScreenDialog } from '../ui/full-screen-dialog.tsx';

export interface Picture {
  url: string;
  alt: string;
}

interface LightboxProps {
  title: string;
  /** Null while the dialog is closed. */
  picture: Picture | null;
  onClose: () => void;
}

/** Shows one picture in full screen; Escape closes it. */
export function Lightbox({ title, picture, onClose }: LightboxProps) {
  if (!picture) return null;
  return (
    <FullScreenDialog title={title} onClose={onClose}>
      <div className="grid min-h-0 flex-1 place-items-center overflow-auto p-4">
        <QuestionImage url={picture.url} alt={picture.alt} className="max-h-full min-w-0" />
      </div>
    </FullScreenDialog>
  );
}
