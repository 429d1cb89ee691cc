/** Calls the function whenever the network or the tab is back, until what it returns is called. */
export function onReturn(callback: () => void): () => void {
  const whenVisible = () => {
    if (!document.hidden) callback();
  };
  addEventListener('online', callback);
  document.addEventListener('visibilitychange', whenVisible);
  return () => {
    removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}
