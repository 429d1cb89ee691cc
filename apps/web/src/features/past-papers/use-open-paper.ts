import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const name = 'answers';

/**
 * Keeps the paper whose answers are open in the address, as a separate history entry: Back closes the viewer
 * and keeps the list's scroll position.
 */
export function useOpenPaper() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const navigate = useNavigate();
  return {
    paperId: search.get(name),
    open: (paperId: string) => {
      const next = new URLSearchParams(search);
      next.set(name, paperId);
      setSearch(next, { state: { openedHere: true }, preventScrollReset: true });
    },
    close: () => {
      if (state?.openedHere) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(search);
      next.delete(name);
      setSearch(next, { replace: true, preventScrollReset: true });
    },
  };
}
