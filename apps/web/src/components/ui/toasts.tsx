import { ToastContainer } from 'react-toastify/unstyled';

/** Where toasts appear: top right, dragged away past 80 %, reached with Alt+T, announced as alerts. */
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
