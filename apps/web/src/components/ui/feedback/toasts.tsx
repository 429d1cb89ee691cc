import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';

/** Milliseconds that the exit animation takes (specification 1 §4); toasts.css has the same number. */
const exitDuration = 300;

/**
 * Starts the toast's clock when it appears, and removes it after its exit animation. The library's own transitions
 * start the clock after the enter animation, and collapse the toast after the exit animation.
 */
function ToastTransition(props: ToastTransitionProps) {
  const { isIn, done, nodeRef, preventExitTransition, children } = props;
  const startClock = useEffectEvent(() => {
    props.playToast();
  });
  const leave = useEffectEvent(() => {
    nodeRef.current?.classList.add('toast-leaving');
    setTimeout(done, preventExitTransition ? 0 : exitDuration);
  });
  useLayoutEffect(() => {
    startClock();
  }, []);
  useEffect(() => {
    if (!isIn) leave();
  }, [isIn]);
  return children;
}

/**
 * Toasts at the top right. Dragging by 80% dismisses one; Alt+T moves the focus to them. Their clock stops while the
 * pointer or the focus is on them, and while another window is in front.
 */
export function Toasts() {
  return (
    <div
      role="presentation"
      onFocus={() => {
        toast.pause();
      }}
      onBlur={() => {
        toast.play();
      }}
    >
      <ToastContainer
        position="top-right"
        role="alert"
        draggable
        draggablePercent={80}
        transition={ToastTransition}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        closeOnClick={false}
        newestOnTop
        pauseOnHover
        pauseOnFocusLoss
        aria-label="Notifications Alt+T"
      />
    </div>
  );
}
