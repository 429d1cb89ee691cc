import { Quill } from '../quill.tsx';

/** Everything is ticked, and there is tea. */
export function DoneScene() {
  return (
    <>
      <path className="stroke-line-strong" d="M16 165H224" />
      <g transform="rotate(-5 66 96)">
        <path className="fill-scene-page" d="M24 28H104V164H24Z" />
        <path className="stroke-margin-rule" strokeWidth={2} d="M54 30V162" />
        <path className="stroke-scene-grid" strokeWidth={4} d="M64 52H94M64 84H90M64 116H78" />
        <path
          className="stroke-correct"
          strokeWidth={5}
          d="M32 52 38 58 47 45M32 84 38 90 47 77M32 116 38 122 47 109"
        />
      </g>
      <Quill transform="translate(82 68)" eye="closed" />
      <path d="M210 136C226 132 226 156 209 154" />
      <path
        className="fill-scene-blue"
        d="M178 128H212L209 160C209 163 207 165 204 165H186C183 165 181 163 181 160Z"
      />
      <path
        className="stroke-line-strong"
        d="M188 116C182 108 194 104 188 94M202 116C196 108 208 104 202 94"
      />
    </>
  );
}
