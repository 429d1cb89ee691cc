/** A smaller difference between the two clocks of the device is noise. */
const ignoredDifferenceMs = 3_000;

export interface DeviceClock {
  /** Milliseconds since the epoch: what the device's clock said at first, plus the time that has passed since. */
  now: () => number;
  /** What the device's clock says now; it may have been set. */
  shown: () => number;
  /** Whether the device's clock was set, or the device was in standby, since it was last followed. */
  hasJumped: () => boolean;
  /** Takes over what the device's clock says. */
  follow: () => void;
}

/**
 * The clock of a running test. It runs on the time since the page opened, so that a correction of the device's clock
 * neither ends a test nor adds time. In standby that time may stand still, which looks the same: `hasJumped` says that one
 * of both has happened.
 */
export function createDeviceClock(shown = () => Date.now(), passed = () => performance.now()): DeviceClock {
  let offset = shown() - passed();
  return {
    now: () => offset + passed(),
    shown,
    hasJumped: () => Math.abs(shown() - passed() - offset) >= ignoredDifferenceMs,
    follow() {
      offset = shown() - passed();
    },
  };
}
