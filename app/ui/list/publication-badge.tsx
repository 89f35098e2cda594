const words: Record<string, string> = {
  published: "Published",
  scheduled: "Scheduled",
  draft: "Draft",
};

const looks: Record<string, string> = {
  published: "border-pine text-pine",
  scheduled: "border-dashed border-pine text-pine",
  draft: "border-ochre text-ochre",
};

/** Whether visitors see a post or a podcast; a state that is not known is grey. */
export function PublicationBadge({ state }: { state: string }) {
  return (
    <span className={`chip font-medium ${looks[state] ?? "border-edge text-muted"}`}>
      {words[state] ?? state}
    </span>
  );
}
