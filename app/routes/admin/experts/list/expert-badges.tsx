import type { ListedExpert } from "#features/experts/editing/listing.ts";

/** What is special about an expert: hidden from visitors, or kept by an account. */
export function ExpertBadges({ expert: { isActive, isLinked } }: { expert: ListedExpert }) {
  if (isActive && !isLinked) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {!isActive && <span className="chip border-edge font-semibold">Inactive</span>}
      {isLinked && <span className="chip">Linked account</span>}
    </p>
  );
}
