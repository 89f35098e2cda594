import { Form, href } from "react-router";
import type { VersionLine } from "#features/blog/editing/version.ts";
import { toLocal } from "#features/blog/editing/zone.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { formatCount } from "#values/text/count.ts";

/** The saved versions of a post, the latest first. */
export function VersionTable({
  id,
  versions,
  current,
  zone,
  isBusy,
}: {
  id: string;
  versions: readonly VersionLine[];
  /** The revision that the post has now. */
  current: number;
  zone: string;
  isBusy: boolean;
}) {
  const page = href("/admin/blog/edit/:id/versions", { id });
  const columns: RecordColumn<VersionLine>[] = [
    {
      title: "Version",
      isHead: true,
      cell: ({ revision }) => (
        <>
          Version {revision}
          {revision === current && <span className="chip ml-2 font-medium">Now</span>}
        </>
      ),
    },
    {
      title: "Saved",
      cell: ({ savedAt, savedByName }) => {
        const [day = "", time = ""] = toLocal(savedAt, zone).split("T");
        return (
          <>
            <time dateTime={savedAt.toISOString()} className="tabular">
              <span className="whitespace-nowrap">{formatDay(day)},</span> {time}
            </time>
            <p className="text-sm text-muted wrap-anywhere">by {savedByName}</p>
          </>
        );
      },
    },
    {
      title: "Title",
      cell: ({ title, letters }) => (
        <>
          <span className="wrap-anywhere">{title}</span>
          <p className="text-sm text-muted">{formatCount(letters)} letters</p>
        </>
      ),
    },
    {
      title: "What to do",
      isPlain: true,
      hideTitle: true,
      cell: ({ revision }) =>
        revision === current ? null : (
          <div className="office-acts">
            <ButtonLink
              look="quiet"
              size="small"
              to={withQuery(page, { from: revision, to: current })}
              preventScrollReset
            >
              <span className="sr-only">Version {revision}: </span>Compare with now
            </ButtonLink>
            <Form method="post" action={page}>
              <input type="hidden" name="revision" value={revision} />
              <Button type="submit" look="plain" size="small" busy={isBusy}>
                <span className="sr-only">Version {revision}: </span>Take back
              </Button>
            </Form>
          </div>
        ),
    },
  ];
  return (
    <Records
      caption="Versions"
      columns={columns}
      rows={versions}
      keyOf={({ revision }) => String(revision)}
    />
  );
}
