/**
 * Fetches the code of the dashboard. For a signed-in user who opens Markwell, index.html requests the same files beside the
 * application's own.
 */
export const loadDashboard = () =>
  Promise.all([
    import('../../lib/api/send.ts'),
    import('../page-frame.tsx'),
    import('../dashboard/pages/dashboard-page.tsx'),
  ]);
