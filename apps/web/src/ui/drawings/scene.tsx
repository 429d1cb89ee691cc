import { lazy, Suspense, type ComponentType } from 'react';
import { classNames } from '../class-names.ts';

/** Without network a drawing does not load; the page is complete without it. */
const drawing = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => () => null) }));

const scenes = {
  empty: drawing(async () => (await import('./scenes/empty.tsx')).EmptyScene),
  'first-day': drawing(async () => (await import('./scenes/first-day.tsx')).FirstDayScene),
  medal: drawing(async () => (await import('./scenes/medal.tsx')).MedalScene),
  locked: drawing(async () => (await import('./scenes/locked.tsx')).LockedScene),
  done: drawing(async () => (await import('./scenes/done.tsx')).DoneScene),
  search: drawing(async () => (await import('./scenes/search.tsx')).SearchScene),
  offline: drawing(async () => (await import('./scenes/offline.tsx')).OfflineScene),
  error: drawing(async () => (await import('./scenes/error.tsx')).ErrorScene),
};

/** Loads the drawing of a page without network while there is one. Never fails. */
export const preloadOfflineScene = () => import('./scenes/offline.tsx').catch(() => undefined);

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
