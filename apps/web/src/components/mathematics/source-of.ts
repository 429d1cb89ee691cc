/** A formula as its author wrote it. */
export const sourceOf = (tex: string) => `$${tex}$`;
