import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** A picture that is being dragged to its place. */
interface DraggedPicture {
  field: 'questionImages' | 'solutionImages';
  url: string;
}

interface PictureDrag {
  dragged: DraggedPicture | null;
  setDragged: (picture: DraggedPicture | null) => void;
  /** Gives the dragged picture its place: Q3, Q3A, S3. */
  drop: (place: string) => void;
}

const PictureDragContext = createContext<PictureDrag>({
  dragged: null,
  setDragged: () => undefined,
  drop: () => undefined,
});

export const usePictureDrag = (): PictureDrag => use(PictureDragContext);

interface PictureDragProviderProps {
  onPlace: (field: DraggedPicture['field'], url: string, place: string) => void;
  children: ReactNode;
}

/** Lets pictures be dragged from the form to a question in the preview. */
export function PictureDragProvider({ onPlace, children }: PictureDragProviderProps) {
  const [dragged, setDragged] = useState<DraggedPicture | null>(null);
  const drag = useMemo(
    () => ({
      dragged,
      setDragged,
      drop: (place: string) => {
        if (dragged) onPlace(dragged.field, dragged.url, place);
        setDragged(null);
      },
    }),
    [dragged, onPlace],
  );
  return <PictureDragContext value={drag}>{children}</PictureDragContext>;
}
