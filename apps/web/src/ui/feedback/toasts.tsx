import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';

/** How long the exit animation takes; toasts.css has the same number. */
const exitMs = 300;

/**
 * Starts the toast's clock when it appears, and removes it after its exit animation. The library's own transitions
 * start the clock after the enter animation, and collapse the toast after the exit animation.
 */
function ToastTransition(props: ToastTransitionProps) {
  const { isIn, done, nodeRef, preventExitTransition, children } = props;
  const startClock = useEffectEvent(() => props.playToast());
  const leave = useEffectEvent(() => {
    nodeRef.current?.classList.add('toast-leaving');
    setTimeout(done, preventExitTransition ? 0 : exitMs);
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
 * Toasts at the top right, with the role alert. Dragging by 80% dismisses one; Alt+T moves the focus to them. These are
 * the library's defaults. Their clocks stop while the pointer or the focus is on one, and while another window is in
 * front.
 */
export function Toasts() {
  useEffect(() => {
    // Loaded on demand: the page needs its own code first. Without it, the library stops the clocks for the pointer.
    import('./toast-clocks.ts').then(
      (module) => module.followUseOfToasts(),
      () => undefined,
    );
  }, []);
  return <ToastContainer draggable transition={ToastTransition} closeOnClick={false} newestOnTop />;
}
