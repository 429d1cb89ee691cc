interface QuillProps {
  /** Its position in the scene: an SVG transform of its own 100 × 100 square. */
  transform: string;
  eye?: 'open' | 'up' | 'closed' | undefined;
  wing?: 'folded' | 'raised' | undefined;
}

/** Our character: a small garden bird in the colours of the exercise book, ink-blue above and highlighter-yellow below. */
export function Quill({ transform, eye = 'open', wing = 'folded' }: QuillProps) {
  return (
    <g transform={transform}>
      <path d="M45 84v13m-7 0h13M57 84v13m-7 0h13" />
      {wing === 'raised' && (
        <path className="fill-scene-blue" d="M58 50C66 38 78 27 95 22C95 40 84 56 66 64Z" />
      )}
      <path
        className="fill-marker"
        d="M75.5 32C75 18 66 9 54 9C42 9 34.5 18 34 30C33.5 41 24 50 19 64L5 83L15 90L28 80C37 88 50 89 60 85C74 79 81 64 77 49C75.5 44 75.5 42 75.5 39Z"
      />
      <path
        className="fill-scene-blue"
        strokeWidth={0}
        d="M34 31C33.5 41 24 50 19 64L5 83L15 90L28 80C44 76 52 66 51 54C46 46 38 40 34 31Z"
      />
      <path
        className="fill-scene-white"
        strokeWidth={0}
        d="M75.5 32C75 18 66 9 54 9C42 9 34.5 18 34 30C34 35 35.5 39 38 42C48 51 65 51 76 43L75.5 39Z"
      />
      <path
        className="fill-scene-blue"
        strokeWidth={0}
        d="M71 20C68 13 62 9 54 9C45 9 38 14 35.5 22C46 16 59 15 71 20Z"
      />
      <path className="stroke-scene-detail" d="M36 42C47 52 64 52 76 44M35 29C44 29 66 29 75 33" />
      <path d="M75.5 32C75 18 66 9 54 9C42 9 34.5 18 34 30C33.5 41 24 50 19 64L5 83L15 90L28 80C37 88 50 89 60 85C74 79 81 64 77 49C75.5 44 75.5 42 75.5 39" />
      {wing === 'folded' ? (
        <>
          <path
            className="fill-scene-blue"
            d="M33 50C45 47 56 54 54 65C51 75 34 79 15 86C16 72 23 58 33 50Z"
          />
          <path className="stroke-scene-white" strokeWidth={2.5} d="M31 62C37 60 43 61 47 64" />
        </>
      ) : (
        <path className="fill-scene-blue" d="M50 56C40 42 27 32 8 30C10 48 24 64 46 68Z" />
      )}
      <path className="fill-scene-detail" strokeWidth={2.5} d="M75.5 31L87 36L75.5 40Z" />
      {eye === 'closed' ? (
        <>
          <circle className="fill-scene-white" strokeWidth={0} cx="62" cy="30" r="6.5" />
          <path className="stroke-scene-detail" d="M56 28C58 34 66 34 68 29" />
        </>
      ) : (
        <>
          <circle className="fill-scene-detail" strokeWidth={0} cx="62" cy="29" r="5" />
          <circle
            className="fill-scene-white"
            strokeWidth={0}
            cx="63.5"
            cy={eye === 'up' ? 26.5 : 27.5}
            r="1.7"
          />
        </>
      )}
    </g>
  );
}
