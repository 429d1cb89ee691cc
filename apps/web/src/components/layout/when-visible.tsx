import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenVisibleProps {
  /** Shown until then: of the same height as the content. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Shows its content once the pupil has scrolled near it, so that its code is loaded only by those who look at it. */
export function WhenVisible({ placeholder, children }: WhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => {
      observer.disconnect();
    };
  }, [isNear]);
  return <div ref={place}>{isNear ? children : placeholder}</div>;
}
