import type { ListedExpert } from "#features/experts/editing/listing.ts";

/** Whether visitors see an expert, and whether an account keeps the profile. */
export function ExpertBadges({ expert: { isActive, isLinked } }: { expert: ListedExpert }) {
  return (
    <>
      <span
        className={`chip font-medium ${isActive ? "border-pine text-pine" : "border-danger text-danger"}`}
      >
        {isActive ? "Active" : "Inactive"}
      </span>
      {isLinked && <span className="block text-sm text-muted">Linked account</span>}
    </>
  );
}
