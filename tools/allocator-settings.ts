/**
 * Settings that the C library reads before a program starts. By default glibc keeps up to eight arenas a core, and what
 * the threads of libvips freed in them is not given back: after a burst of pictures the API kept 200 MB more.
 */
export const allocatorSettings = { MALLOC_ARENA_MAX: '2' };

/** On Linux, replaces this process by the same one with those settings, unless the environment has them already. */
export function restartWithAllocatorSettings(): void {
  if (process.platform !== 'linux' || process.env['MALLOC_ARENA_MAX'] !== undefined || !process.execve)
    return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    ...allocatorSettings,
  });
}
