/** Which files of the build a page loads. */
import * as path from 'node:path';
import type { Rolldown } from 'vite';

/** Addresses on our own origin, each once. */
interface LoadedFiles {
  scripts: string[];
  /** What the scripts bring: stylesheets, and the fonts that those name. */
  styles: string[];
  assets: string[];
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

/** The files that every page loads. */
export const filesOfEntries = (bundle: Rolldown.OutputBundle): LoadedFiles =>
  filesOf(
    bundle,
    chunksOf(bundle).filter(({ isEntry }) => isEntry),
  );

/** The files of these modules, named by their path below apps/web, and of all that they import. */
export function filesOfModules(bundle: Rolldown.OutputBundle, modules: readonly string[]): LoadedFiles {
  const starts = modules.map((module) => {
    const file = path.join(import.meta.dirname, module);
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(file));
    if (!chunk) throw new Error(`The build has no ${module}.`);
    return chunk;
  });
  return filesOf(bundle, starts);
}

function filesOf(bundle: Rolldown.OutputBundle, starts: readonly Rolldown.OutputChunk[]): LoadedFiles {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): void => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(bundle[imported]);
  };
  starts.forEach(visit);
  const chunks = [...found];
  const addressesOf = (names: readonly string[]) => [...new Set(names.map((name) => `/${name}`))];
  return {
    scripts: addressesOf(chunks.map(({ fileName }) => fileName)),
    styles: addressesOf(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    assets: addressesOf(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? [])])),
  };
}
