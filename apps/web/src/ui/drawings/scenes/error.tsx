import { Quill } from '../quill.tsx';

/** The ink has been knocked over. */
export function ErrorScene() {
  return (
    <>
      <path className="stroke-line-strong" d="M16 165H224" />
      <path
        className="fill-scene-blue"
        strokeWidth={0}
        d="M150 130C142 146 134 152 118 155C96 158 96 172 122 172H190C206 172 204 162 190 160Z"
      />
      <path className="fill-scene-page" d="M158 122H170V156H158Z" />
      <path
        className="fill-scene-page"
        d="M170 114H206C212 114 216 118 216 124V158C216 162 213 165 209 165H170C166 165 168 161 168 158V120C168 117 167 114 170 114Z"
      />
      <path className="fill-marker" d="M184 114H202V165H184Z" />
      <path className="fill-scene-line" d="M148 122H158V156H148Z" />
      <Quill transform="translate(14 68)" wing="raised" />
    </>
  );
}
