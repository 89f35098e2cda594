const words: Record<string, string> = { published: "Published", draft: "Draft" };

const colors: Record<string, string> = {
  published: "border-pine text-pine",
  draft: "border-ochre text-ochre",
};

/** Whether visitors see a podcast; a status that is not known is grey. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={`chip font-medium ${colors[status] ?? "border-edge text-muted"}`}>
      {words[status] ?? status}
    </span>
  );
}
