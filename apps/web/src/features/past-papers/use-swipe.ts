import { useRef, type TouchEvent } from 'react';

/** The pixels a finger must move sideways (spec 2 §9). */
const threshold = 50;

interface Swipe {
  enabled: boolean;
  onLeft: () => void;
  onRight: () => void;
}

/** Touch handlers that distinguish a swipe from a tap and from scrolling. */
export function useSwipe({ enabled, onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = enabled && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!start.current || !touch) return;
      const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(right) <= threshold || Math.abs(right) < Math.abs(down)) return;
      if (right < 0) onLeft();
      else onRight();
    },
  };
}
