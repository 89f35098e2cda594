import { href, useLocation, useNavigation } from "react-router";
import { studioProblems } from "#features/podcasts/studio/messages.ts";
import type { EpisodeDraft, LibraryEpisode, StudioStep } from "#features/podcasts/studio/studio.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { PublicationBadge } from "#ui/list/publication-badge.tsx";
import {
  dayColumn,
  type RecordColumn,
  RecordLine,
  RecordLink,
  Records,
} from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { SkeletonCards } from "#ui/list/skeleton-cards.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullMoment } from "#values/day.ts";
import type { Page } from "#values/form/paging.ts";
import { formatTotal } from "#values/text/count.ts";
import { studioAddress } from "./addresses.ts";
import { DeleteLink } from "./delete-link.tsx";

/** All podcasts, with the drafts of the administrator on top. */
export function PodcastLibrary({
  words,
  episodes,
  drafts,
}: {
  words: string;
  /** `null` where they could not be read. */
  episodes: Page<LibraryEpisode> | null;
  drafts: EpisodeDraft[];
}) {
  const { pathname, search } = useLocation();
  const waiting = useNavigation();
  const isRefreshing =
    waiting.state === "loading" &&
    waiting.location.pathname + waiting.location.search === pathname + search;
  return (
    <>
      <ToolHeading
        lead={episodes && formatTotal(episodes, ["podcast", "podcasts"], "en")}
        actions={
          <>
            <ButtonLink to={pathname + search} look="quiet" preventScrollReset>
              {isRefreshing ? "Refreshing…" : "Refresh"}
            </ButtonLink>
            <ButtonLink to={studioAddress("create")}>Add Podcast</ButtonLink>
          </>
        }
      >
        Podcast Management
      </ToolHeading>
      <KeptDrafts drafts={drafts} />
      <ListTools label="Search podcasts" words={words} />
      <div className="mt-4 grid gap-4">
        {isRefreshing ? (
          <SkeletonCards count={5} cardClassName="gap-2 p-4" bars={["h-5 w-1/2", "h-4 w-2/3"]} />
        ) : (
          <Found words={words} episodes={episodes} />
        )}
      </div>
    </>
  );
}

function Found({ words, episodes }: { words: string; episodes: Page<LibraryEpisode> | null }) {
  if (episodes === null) return <Notice kind="problem">{studioProblems["not-listed"]}</Notice>;
  if (episodes.rows.length === 0) {
    return (
      <EmptyState
        title="No Podcasts Found"
        icon={words ? "search" : "chat"}
        action={
          words ? (
            <TextLink to={href("/admin/podcasts")}>Show all podcasts</TextLink>
          ) : (
            <ButtonLink to={studioAddress("create")}>Add Podcast</ButtonLink>
          )
        }
      >
        {!words && "From a topic or a selection of races to a finished episode in three steps."}
      </EmptyState>
    );
  }
  const addressOf = (page: number) =>
    withQuery(href("/admin/podcasts"), { q: words, page: page > 1 && page });
  return (
    <>
      <Records
        caption="Podcasts"
        columns={columnsFor(addressOf(episodes.page))}
        rows={episodes.rows}
        keyOf={({ id }) => id}
      />
      <Pagination page={episodes.page} pages={episodes.pages} addressOf={addressOf} />
    </>
  );
}

function columnsFor(here: string): RecordColumn<LibraryEpisode>[] {
  return [
    {
      title: "Podcast",
      isHead: true,
      room: 100,
      cell: ({ id, title, beginning }) => (
        <>
          <RecordLink to={studioAddress("detail", { id })}>{title}</RecordLink>
          <RecordLine isQuiet>{beginning}</RecordLine>
        </>
      ),
    },
    dayColumn("Created", ({ createdAt }) => createdAt),
    {
      title: "Status",
      room: "whole",
      isPlain: true,
      cell: ({ status }) => <PublicationBadge state={status} />,
    },
    menuColumn(({ id, title }) => (
      <RowMenu name={title}>
        <RowLink to={studioAddress("detail", { id })} about={title}>
          View
        </RowLink>
        <DeleteLink id={id} title={title} here={here} size="small">
          Delete<span className="sr-only"> {title}</span>
        </DeleteLink>
      </RowMenu>
    )),
  ];
}

const reached: Record<StudioStep, string> = {
  topic: "Topic",
  script: "Script",
  audio: "Audio",
};

/** The drafts of an administrator, which nobody else sees. */
function KeptDrafts({ drafts }: { drafts: readonly EpisodeDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="drafts" className="card mb-6 p-4 sm:p-5">
      <h2 id="drafts" className="text-lg">
        Continue where you left off
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {drafts.map(({ id, title, step, updatedAt }) => (
          <li key={id} className="flex items-center justify-between gap-x-4 py-2">
            <div className="min-w-0 wrap-anywhere">
              <TextLink to={studioAddress("create", { draft: id })}>{title}</TextLink>
              <p className="text-sm text-muted">
                {reached[step]} ·{" "}
                <time dateTime={updatedAt.toISOString()} className="tabular">
                  {formatFullMoment(updatedAt, "en")}
                </time>
              </p>
            </div>
            {/* Its word ends where the card's content ends. */}
            <div className="-mr-4 flex-none">
              <DeleteLink id={id} title={title} isDraft here={href("/admin/podcasts")} size="small">
                Discard<span className="sr-only"> {title}</span>
              </DeleteLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lines of a first screen. */

/** Stands where the list of podcasts is on its way. */
export function LibrarySkeleton() {
  return (
    <>
      <ToolHeading>Podcast Management</ToolHeading>
      <SkeletonCards count={5} cardClassName="gap-2 p-4" bars={["h-5 w-1/2", "h-4 w-2/3"]} />
    </>
  );
}
