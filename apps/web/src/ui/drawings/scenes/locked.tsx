import { Quill } from '../quill.tsx';

/** At the foot of the steps; the highest has a padlock. */
export function LockedScene() {
  return (
    <>
      <path className="stroke-line-strong" d="M10 165H230" />
      <path className="fill-marker" d="M22 139H94V165H22Z" />
      <path className="fill-scene-page" d="M94 113H158V165H94Z" />
      <path className="fill-scene-page" d="M158 87H222V165H158Z" />
      <path
        className="stroke-scene-grid"
        strokeWidth={1.5}
        d="M96 126H156M96 139H156M96 152H156M107 115V163M120 115V163M133 115V163M146 115V163M160 100H220M160 113H220M160 126H220M160 139H220M160 152H220M171 89V163M184 89V163M197 89V163M210 89V163"
      />
      <Quill transform="translate(16 63) scale(.78)" eye="up" />
      <path strokeWidth={6} d="M177 52V38C177 18 203 18 203 38V52" />
      <path
        className="fill-scene-blue"
        d="M168 50H212C214 50 215 51 215 53V84C215 86 214 87 212 87H168C166 87 165 86 165 84V53C165 51 166 50 168 50Z"
      />
      <path className="stroke-scene-white" strokeWidth={5} d="M190 65V73" />
    </>
  );
}
