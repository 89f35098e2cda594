import type { ListedPost } from "#features/blog/editing/listing.ts";
import { PublicationBadge } from "#ui/list/publication-badge.tsx";
import { formatDay } from "#values/day.ts";

/** What readers see of a post, and since when or from when on. */
export function PublicationCell({
  post: { publication, publishedAt },
  at,
}: {
  post: ListedPost;
  /** A moment as the administrator's clock shows it. */
  at: (moment: Date) => string;
}) {
  const local = publishedAt && at(publishedAt);
  return (
    <span className="record-stack">
      <PublicationBadge state={publication} />
      {publishedAt && local && publication !== "draft" && (
        <time dateTime={publishedAt.toISOString()} className="tabular text-sm text-muted">
          {formatDay(local.slice(0, 10))}
          {publication === "scheduled" && `, ${local.slice(11)}`}
        </time>
      )}
    </span>
  );
}
