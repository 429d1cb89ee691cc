/** The brief, line by line. */
export function Brief({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className="grid gap-1 rounded-md border-l-4 border-royal bg-sunk px-4 py-3">
      {lines.map((line, index) => (
        <p key={index} className="max-w-read">
          {line}
        </p>
      ))}
    </div>
  );
}
