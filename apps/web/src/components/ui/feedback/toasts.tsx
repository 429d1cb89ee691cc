import { ToastContainer } from 'react-toastify/unstyled';

/** Toasts at the top right. Dragging by 80 % dismisses one; Alt+T moves the focus to them. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      role="alert"
      draggable
      draggablePercent={80}
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      closeOnClick={false}
      newestOnTop
      pauseOnFocusLoss
      aria-label="Notifications Alt+T"
    />
  );
}
