import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { restoreVersion } from "#features/blog/editing/commands.server.ts";
import type { FieldChange, TextChange, VersionLine } from "#features/blog/editing/details.ts";
import { postProblems } from "#features/blog/editing/messages.ts";
import { readRevision } from "#features/blog/editing/schema.ts";
import { changesBetween, findVersion, versionsOf } from "#features/blog/editing/versions.server.ts";
import { toLocal, zoneOf } from "#features/blog/editing/zone.ts";
import { dropPages, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { columnWords } from "#values/text/column-words.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/versions.ts";
import styles from "./versions/versions.css?url";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db } = services(args.context);
  const { id } = args.params;
  const post = await versionsOf({ db }, id);
  if (!post) throw seeOtherSaying(href("/admin/blog"), postProblems["not-loaded"]);
  const { searchParams } = args.url;
  const to = readRevision(searchParams.get("to")) ?? post.versions[0]?.revision ?? 0;
  const from = readRevision(searchParams.get("from")) ?? to - 1;
  const [before, after] = await Promise.all([
    findVersion({ db }, id, from),
    findVersion({ db }, id, to),
  ]);
  const changes = before && after ? await changesBetween({ db }, before, after) : null;
  return { ...post, id, from, to, changes, zone: zoneOf(args.request) };
}

/** `POST`: takes a version back. */
export async function action(args: Route.ActionArgs) {
  const admin = await requireAdmin(args);
  const { id } = args.params;
  const revision = readRevision((await formOf(args.request)).get("revision")) ?? -1;
  const done = await restoreVersion(services(args.context), admin, { postId: id, revision });
  if (done.problem === "no-post") {
    return seeOtherSaying(href("/admin/blog"), postProblems["no-post"]);
  }
  if (done.problem !== null) {
    return data({ problem: postProblems[done.problem] }, done.problem === "no-version" ? 404 : 500);
  }
  dropPages(args.context);
  return seeOtherSaying(
    href("/admin/blog/edit/:id/versions", { id }),
    `Version ${revision} is back, as a new version.`,
  );
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: Route.MetaFunction = () => officeMeta("Versions of a Blog Post", "en");

/** What was saved of a post, what changed between two versions, and the way back to one. */
export default function PostVersions({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, revision, versions, from, to, changes, zone } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const options = versions.map((version) => ({
    value: String(version.revision),
    label: `Version ${version.revision}`,
  }));
  return (
    <>
      <BackLink to={href("/admin/blog/edit/:id", { id })}>Back to the post</BackLink>
      <ToolHeading lead={title}>Versions</ToolHeading>
      {actionData && <Notice kind="problem">{actionData.problem}</Notice>}
      {versions.length === 0 ? (
        <EmptyState title="No versions yet">Each save keeps a version from now on.</EmptyState>
      ) : (
        <div className="grid gap-8">
          <VersionTable
            id={id}
            versions={versions}
            current={revision}
            zone={zone}
            isBusy={isBusy}
          />
          <section aria-labelledby="compare" className="grid gap-4">
            <h2 id="compare" className="text-xl">
              Compare
            </h2>
            <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
              <Select
                label="From"
                name="from"
                className="min-w-36"
                defaultValue={String(from)}
                options={options}
              />
              <Select
                label="To"
                name="to"
                className="min-w-36"
                defaultValue={String(to)}
                options={options}
              />
              <Button type="submit" look="quiet">
                Compare
              </Button>
            </Form>
            {changes ? (
              <FieldChanges changes={changes} />
            ) : (
              <p className="text-muted">Choose two versions to see what changed between them.</p>
            )}
          </section>
        </div>
      )}
    </>
  );
}

/** The differences between two versions, marked by more than color. */
function FieldChanges({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <p className="text-muted">These versions are the same.</p>;
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        <ins className="version-added">underlined</ins>: added ·{" "}
        <del className="version-removed">struck through</del>: removed
      </p>
      {changes.map(({ name, changes: pieces }) => (
        <section key={name} aria-label={columnWords(name, "en")} className="card p-5">
          <h3 className="mb-2 text-lg">{columnWords(name, "en")}</h3>
          <p className="whitespace-pre-wrap wrap-anywhere">
            {pieces.map((piece, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have their place as their name
              <Piece key={at} {...piece} />
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}

function Piece({ kind, text }: TextChange) {
  if (kind === "same") return text;
  const isAdded = kind === "added";
  const Mark = isAdded ? "ins" : "del";
  return (
    <Mark className={isAdded ? "version-added" : "version-removed"}>
      <span className="sr-only">{isAdded ? "[added: " : "[removed: "}</span>
      {text}
      <span className="sr-only">]</span>
    </Mark>
  );
}

/** The saved versions of a post, the latest first. */
function VersionTable({
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
              <span className="whitespace-nowrap">{formatDay(day, "en")},</span> {time}
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
              size="row"
              to={withQuery(page, { from: revision, to: current })}
              preventScrollReset
            >
              <span className="sr-only">Version {revision}: </span>Compare with now
            </ButtonLink>
            <Form method="post" action={page}>
              <input type="hidden" name="revision" value={revision} />
              <Button type="submit" look="plain" size="row" busy={isBusy}>
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
