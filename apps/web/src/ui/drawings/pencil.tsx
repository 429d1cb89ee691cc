/** A pencil of 12 × 100 units, standing on its tip at the origin. */
export function Pencil({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className="fill-scene-white" d="M-7-18 0 0 7-18Z" />
      <path className="fill-marker" d="M-7-18V-84H7V-18C4-22 2-22 0-18C-2-22-4-22-7-18Z" />
      <path className="fill-scene-page" d="M-7-84H7V-92H-7Z" />
      <path className="fill-margin-rule" d="M-7-92C-7-102 7-102 7-92Z" />
      <path strokeWidth={2} d="M0-24V-80" />
      <path className="fill-scene-line" strokeWidth={1} d="M-2.5-6 0 0 2.5-6Z" />
    </g>
  );
}
