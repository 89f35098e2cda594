/** The bib of a member: the name of the plan. */
export function MemberBadge({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <span className="member-badge">
      {name}
      <span className="sr-only"> member</span>
    </span>
  );
}
