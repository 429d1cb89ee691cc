export const names = ['sin', 'cos', 'tan'] as const;
