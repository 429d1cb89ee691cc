/** A DATE column as Prisma reads and writes it: midnight UTC of the day. Days are YYYY-MM-DD of Europe/London. */
export function toDateColumn(day: string): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

export function fromDateColumn(date: Date): string {
  return date.toISOString().slice(0, 10);
}
