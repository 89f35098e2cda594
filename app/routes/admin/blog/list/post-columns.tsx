import { href } from "react-router";
import type { ListedPost } from "#features/blog/editing/listing.ts";
import { toLocal } from "#features/blog/editing/zone.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { RecordColumn } from "#ui/list/records.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { DeletePostLink } from "./delete-post-link.tsx";
import { PublicationCell } from "./publication-cell.tsx";

/** The columns of the list, with times of a zone; the last one leads back to the address `here`. */
export function postColumnsFor(here: string, zone: string): RecordColumn<ListedPost>[] {
  return [
    {
      title: "Post",
      isHead: true,
      cell: ({ id, title, tags, hasWork }) => (
        <span className="grid justify-items-start gap-1">
          <TextLink
            look="strong"
            to={href("/admin/blog/edit/:id", { id })}
            className="wrap-anywhere"
          >
            {title}
          </TextLink>
          {tags.length > 0 && (
            <span className="font-normal text-sm text-muted wrap-anywhere">{tags.join(", ")}</span>
          )}
          {hasWork && <span className="chip border-gold font-medium">Unsaved work</span>}
        </span>
      ),
    },
    {
      title: "Status",
      cell: (post) => <PublicationCell post={post} at={(moment) => toLocal(moment, zone)} />,
    },
    {
      title: "Created",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt.toISOString()} className="tabular whitespace-nowrap">
          {formatDay(toLocal(createdAt, zone).slice(0, 10))}
        </time>
      ),
    },
    {
      title: "Author",
      cell: ({ authorName }) => <span className="break-words">{authorName}</span>,
    },
    {
      title: "Races",
      isNumber: true,
      cell: ({ races, changedRaces }) => (
        <>
          {races}
          {changedRaces > 0 && <p className="text-sm whitespace-nowrap">{changedRaces} changed</p>}
        </>
      ),
    },
    {
      title: "What to do",
      isPlain: true,
      hideTitle: true,
      cell: (post) => <PostActions post={post} here={here} />,
    },
  ];
}

function PostActions({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const editor = href("/admin/blog/edit/:id", { id });
  return (
    <div className="office-acts">
      <ButtonLink look="quiet" size="small" to={withQuery(editor, { view: "preview" })}>
        View<span className="sr-only"> {title}</span>
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={editor}>
        Edit<span className="sr-only"> {title}</span>
      </ButtonLink>
      {publication === "published" && (
        <ButtonLink look="plain" size="small" to={href("/blog/:id", { id })}>
          View live<span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      <DeletePostLink post={post} here={here} />
    </div>
  );
}
