import { href } from "react-router";
import type { ListedPost } from "#features/blog/editing/listing.ts";
import { momentIn, toLocal } from "#features/blog/editing/zone.ts";
import { PublicationBadge } from "#ui/list/publication-badge.tsx";
import { type RecordColumn, RecordLine, RecordLink } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { DeletionLink } from "#ui/overlay/deletion-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { PostDeletion } from "./post-deletion.tsx";

/** The columns of the list, with times of a zone; the last one leads back to the address `here`. */
export function postColumnsFor(here: string, zone: string): RecordColumn<ListedPost>[] {
  return [
    {
      title: "Post",
      isHead: true,
      room: 100,
      cell: ({ id, title, tags, hasWork }) => (
        <>
          <span className="record-lead">
            <RecordLink to={href("/admin/blog/edit/:id", { id })}>{title}</RecordLink>
            {hasWork && (
              <span className="chip flex-none border-gold font-medium">Unsaved work</span>
            )}
          </span>
          {tags.length > 0 && <RecordLine isQuiet>{tags.join(", ")}</RecordLine>}
        </>
      ),
    },
    {
      title: "Created",
      room: "whole",
      isPlain: true,
      cell: ({ authorName, createdAt }) => (
        <span className="record-stack">
          {authorName}
          <time dateTime={createdAt.toISOString()} className="tabular text-sm text-muted">
            {formatDay(toLocal(createdAt, zone).slice(0, 10), "en")}
          </time>
        </span>
      ),
    },
    {
      title: "Races",
      isNumber: true,
      cell: ({ races, changedRaces }) => (
        <>
          {races}{" "}
          {changedRaces > 0 && (
            <span className="record-line record-quiet">{changedRaces} changed</span>
          )}
        </>
      ),
    },
    {
      title: "Status",
      room: "whole",
      isPlain: true,
      cell: (post) => <PublicationCell post={post} zone={zone} />,
    },
    menuColumn((post) => <PostMenu post={post} here={here} />),
  ];
}

function PostMenu({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const editor = href("/admin/blog/edit/:id", { id });
  return (
    <RowMenu name={title}>
      <RowLink to={withQuery(editor, { view: "preview" })} about={title}>
        View
      </RowLink>
      <RowLink to={editor} about={title}>
        Edit
      </RowLink>
      {publication === "published" && (
        <RowLink to={href("/blog/:id", { id })} about={title}>
          View live
        </RowLink>
      )}
      <DeletePostLink post={post} here={here} />
    </RowMenu>
  );
}

/** Asks in a dialog before a post of the list is deleted. */
function DeletePostLink({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const deleted = { title, isPublished: publication !== "draft" };
  return (
    <DeletionLink
      page={withQuery(href("/admin/blog/edit/:id/delete", { id }), { to: here })}
      here={here}
      title="Delete this post?"
      size="small"
      form={(frame, problem) => <PostDeletion {...frame} post={deleted} problem={problem} />}
    >
      Delete<span className="sr-only"> {title}</span>
    </DeletionLink>
  );
}

/** What readers see of a post, and since when or from when on. */
function PublicationCell({
  post: { publication, publishedAt },
  zone,
}: {
  post: ListedPost;
  zone: string;
}) {
  return (
    <span className="record-stack">
      <PublicationBadge state={publication} />
      {publishedAt && publication !== "draft" && (
        <time dateTime={publishedAt.toISOString()} className="tabular text-sm text-muted">
          {publication === "scheduled"
            ? momentIn(publishedAt, zone)
            : formatDay(toLocal(publishedAt, zone).slice(0, 10), "en")}
        </time>
      )}
    </span>
  );
}
