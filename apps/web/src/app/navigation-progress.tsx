import { useNavigation } from 'react-router-dom';

/** Shows that a page is loading, if it takes a while. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="fixed inset-x-0 top-0 z-50 h-1 animate-[appear_200ms_200ms_backwards] bg-royal"
    />
  );
}
