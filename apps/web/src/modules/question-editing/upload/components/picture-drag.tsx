import { createContext, use, useMemo, useState, type HTMLAttributes, type ReactNode } from 'react';

/** A picture that is being dragged to its place. */
interface DraggedPicture {
  field: 'questionImages' | 'solutionImages';
  url: string;
}

type DragProps = Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart' | 'onDragEnd'>;
type DropProps = Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDrop'>;

interface PictureDrag {
  dragged: DraggedPicture | null;
  /** Props of an element that drags this picture. Its place can be typed too, so no key is needed for it. */
  dragProps: (picture: DraggedPicture) => DragProps;
  /** Props of an element that gives a dragged picture this place: Q3, Q3A, S3. */
  dropProps: (place: string) => DropProps;
}

const PictureDragContext = createContext<PictureDrag>({
  dragged: null,
  dragProps: () => ({}),
  dropProps: () => ({}),
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
    (): PictureDrag => ({
      dragged,
      dragProps: (picture) => ({
        draggable: true,
        onDragStart: ({ dataTransfer }) => {
          // Firefox drags nothing without data.
          dataTransfer.setData('text/plain', picture.url);
          setDragged(picture);
        },
        onDragEnd: () => setDragged(null),
      }),
      dropProps: (place) => ({
        onDragOver: (event) => event.preventDefault(),
        onDrop: (event) => {
          event.preventDefault();
          if (dragged) onPlace(dragged.field, dragged.url, place);
          setDragged(null);
        },
      }),
    }),
    [dragged, onPlace],
  );
  return <PictureDragContext value={drag}>{children}</PictureDragContext>;
}
