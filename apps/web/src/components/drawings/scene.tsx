import { lazy, Suspense, type ComponentType } from 'react';
import { classNames } from '../ui/class-names.ts';
import ErrorScene from './scenes/error.tsx';
import Offline from './scenes/offline.tsx';

/** Without network a drawing does not load; the page is complete without it. */
const drawing = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));

const scenes = {
  empty: drawing(() => import('./scenes/empty.tsx')),
  'first-day': drawing(() => import('./scenes/first-day.tsx')),
  medal: drawing(() => import('./scenes/medal.tsx')),
  locked: drawing(() => import('./scenes/locked.tsx')),
  done: drawing(() => import('./scenes/done.tsx')),
  search: drawing(() => import('./scenes/search.tsx')),
  // Shown when nothing can be loaded, so they are loaded before.
  offline: Offline,
  error: ErrorScene,
};

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

interface SceneProps {
  name: SceneName;
  /** In pixels, from 80 to 240; the height is three quarters of it. */
  width?: number | undefined;
  className?: string | undefined;
}

/** A drawing of Quill, our character, for a state of a page. Says nothing that the text beside it does not say. */
export function Scene({ name, width = 176, className }: SceneProps) {
  const Drawing = scenes[name];
  return (
    <svg
      aria-hidden
      data-scene={name}
      viewBox="0 0 240 180"
      width={width}
      height={(width * 3) / 4}
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0 stroke-scene-line', className)}
    >
      <Suspense>
        <Drawing />
      </Suspense>
    </svg>
  );
}
