import { useNavigation } from 'react-router-dom';

/** A page that takes its time to arrive shows that it is on its way; a quick one does not flicker. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Opening the page"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-[appear_200ms_200ms_backwards] bg-royal"
    />
  );
}
