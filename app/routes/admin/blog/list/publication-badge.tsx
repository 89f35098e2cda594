import type { ListedPost } from "#features/blog/editing/listing.ts";
import { formatDay } from "#values/day.ts";

const labels = { draft: "Draft", scheduled: "Scheduled", published: "Published" } as const;

/** What readers see of a post, and since when or from when on. */
export function PublicationBadge({
  post: { publication, publishedAt },
  at,
}: {
  post: ListedPost;
  /** A moment as the administrator's clock shows it. */
  at: (moment: Date) => string;
}) {
  const look = { draft: "", scheduled: "border-gold", published: "chip-solid" }[publication];
  const local = publishedAt && at(publishedAt);
  return (
    <span className="grid justify-items-start gap-1">
      <span className={`chip font-semibold ${look}`.trim()}>{labels[publication]}</span>
      {publishedAt && local && publication !== "draft" && (
        <time dateTime={publishedAt.toISOString()} className="tabular text-sm text-muted">
          {formatDay(local.slice(0, 10))}
          {publication === "scheduled" && `, ${local.slice(11)}`}
        </time>
      )}
    </span>
  );
}
