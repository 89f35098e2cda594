/** Bytes that all requests hold together, and how many of them one holder may have. */
export type Budget = {
  /** Takes more for a holder, or nothing at all. */
  take(holder: string, bytes: number): boolean;
  give(holder: string, bytes: number): void;
};

export function openBudget({ together, each = together }: { together: number; each?: number }) {
  let held = 0;
  const byHolder = new Map<string, number>();
  return {
    take(holder, bytes) {
      const own = (byHolder.get(holder) ?? 0) + bytes;
      if (held + bytes > together || own > each) return false;
      held += bytes;
      byHolder.set(holder, own);
      return true;
    },
    give(holder, bytes) {
      held -= bytes;
      const own = (byHolder.get(holder) ?? 0) - bytes;
      if (own > 0) byHolder.set(holder, own);
      else byHolder.delete(holder);
    },
  } satisfies Budget;
}
