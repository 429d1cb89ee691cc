import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SetupPreset } from '../setup-preset.ts';
import { DashboardPage } from './dashboard-page.tsx';

/** The dashboard with the callback that opens the mock test setup (spec 1 §2). */
export function DashboardRoute() {
  const navigate = useNavigate();
  const openTestSetup = useCallback(
    (preset?: SetupPreset) => void navigate('/test/setup', { state: preset ?? null }),
    [navigate],
  );
  return <DashboardPage openTestSetup={openTestSetup} />;
}
