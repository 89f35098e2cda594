import { data, Form, href, useLocation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  type ListedCoach,
  managedCoachMessages,
  previewOf,
} from "#features/coaches/managing/managed-coach.ts";
import { listManagedCoaches } from "#features/coaches/managing/managing.server.ts";
import { type CoachListFilters, readCoachFilters } from "#features/coaches/managing/schema.ts";
import { findPersonas } from "#features/coaches/personas/personas.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Arriving, arrivingPage } from "#ui/arriving.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { type RecordColumn, RecordLine, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formOf } from "#values/form/form.ts";
import { formatCount } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { backToList } from "../admin-post-only.server.ts";
import { CardSkeletons } from "../card-skeletons.tsx";
import type { Route } from "./+types/list.ts";
import { SessionFigures } from "./session-figures.tsx";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const all = services(args.context);
  const filters = readCoachFilters(args.url.searchParams);
  try {
    return data({ loaded: { filters, coaches: await listManagedCoaches(all, filters.words) } });
  } catch (error) {
    all.log.error({ error }, "coaches not read");
    return data({ loaded: { filters, coaches: null } }, 502);
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loading = serverLoader().then(({ loaded }) => loaded);
  return arrivingPage(request, loading, () => ({
    filters: { words: "", view: "grid" as const },
    coaches: null,
  }));
}

/** `POST /admin/virtual-coaches`: reads the coaches again, from the provider where there is one. */
export async function action(args: Route.ActionArgs) {
  await requireAdmin(args);
  const all = services(args.context);
  const form = await formOf(args.request);
  const list = backToList(href("/admin/virtual-coaches"), form.get("to"));
  try {
    await findPersonas(all, true);
  } catch (error) {
    all.log.error({ error }, "coaches not refreshed");
    return seeOtherSaying(list, managedCoachMessages.notFetched);
  }
  dropPages(args.context);
  return seeOtherSaying(list, managedCoachMessages.refreshed);
}

export const meta: Route.MetaFunction = () => officeMeta("Virtual Coaches", "en");

/** The coaches that visitors talk to. */
export default function VirtualCoaches({ loaderData: { loaded } }: Route.ComponentProps) {
  return (
    <>
      <ToolHeading
        lead="Who answers in a session, and with which words."
        actions={<RefreshButton />}
      >
        Virtual Coaches
      </ToolHeading>
      <Arriving value={loaded} fallback={<CardSkeletons />}>
        {(list) => <CoachList {...list} />}
      </Arriving>
    </>
  );
}

/** Reads the coaches again, and comes back to the list as it is. */
function RefreshButton() {
  const { pathname, search } = useLocation();
  const isBusy = useIsSending(href("/admin/virtual-coaches"));
  return (
    <Form method="post" action={href("/admin/virtual-coaches")} preventScrollReset>
      <input type="hidden" name="to" value={pathname + search} />
      <Button type="submit" look="quiet" busy={isBusy}>
        {isBusy ? "Refreshing…" : "Refresh"}
      </Button>
    </Form>
  );
}

/** The coaches that were found, as cards or as a table. */
function CoachList({
  filters: { words, view },
  coaches,
}: {
  filters: CoachListFilters;
  /** `null` where they could not be read. */
  coaches: ListedCoach[] | null;
}) {
  const isRefreshing = useIsSending(href("/admin/virtual-coaches"));
  const list = href("/admin/virtual-coaches");
  const views = [
    { to: withQuery(list, { q: words }), label: "Cards", current: view === "grid" },
    {
      to: withQuery(list, { q: words, view: "table" }),
      label: "Table",
      current: view === "table",
    },
  ];
  return (
    <>
      <div className="grid gap-4">
        <ListTools label="Search coaches" words={words} kept={view === "table" ? { view } : {}} />
        <div className="w-fit">
          <Segments label="View" items={views} />
        </div>
      </div>
      <div className="mt-4 grid gap-4">
        {isRefreshing ? <CardSkeletons /> : <Found words={words} view={view} coaches={coaches} />}
      </div>
    </>
  );
}

function Found({ words, view, coaches }: CoachListFilters & { coaches: ListedCoach[] | null }) {
  if (coaches === null) {
    return <Notice kind="problem">{managedCoachMessages.notFetched}</Notice>;
  }
  if (coaches.length === 0) {
    const all = withQuery(href("/admin/virtual-coaches"), { view: view === "table" && view });
    return (
      <EmptyState
        title="No Virtual Coaches Found"
        icon={words ? "search" : "chat"}
        action={words && <TextLink to={all}>Show all coaches</TextLink>}
      />
    );
  }
  return (
    <>
      <p role="status" className="text-muted">
        {formatCount(coaches.length)} {coaches.length === 1 ? "coach" : "coaches"}
      </p>
      {view === "table" ? (
        <Records
          caption="Virtual coaches"
          columns={columns}
          rows={coaches}
          keyOf={({ personaId }) => personaId}
        />
      ) : (
        <ul className="office-cards">
          {coaches.map((coach) => (
            <li key={coach.personaId}>
              <CoachCard coach={coach} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function CoachCard({ coach }: { coach: ListedCoach }) {
  const { personaName, personaId, portrait, systemPrompt, figures } = coach;
  return (
    <article className="card flex h-full flex-col gap-2 p-4">
      <div className="flex items-center gap-4">
        <img
          src={portrait}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          className="size-12 shrink-0 rounded-control object-cover"
        />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-lg">{personaName}</h2>
          <p className="text-sm text-muted">{personaId}</p>
        </div>
      </div>
      <Preview prompt={systemPrompt} />
      <p className="mt-auto text-sm text-muted">
        <SessionFigures figures={figures} />
      </p>
      <Details coach={coach} />
    </article>
  );
}

const columns: RecordColumn<ListedCoach>[] = [
  {
    title: "Coach",
    isHead: true,
    room: 24,
    cell: ({ personaName, personaId }) => (
      <>
        <RecordLine>{personaName}</RecordLine>
        <RecordLine isQuiet>{personaId}</RecordLine>
      </>
    ),
  },
  {
    title: "System prompt",
    room: 50,
    isPlain: true,
    cell: ({ systemPrompt }) => (
      <RecordLine>
        {systemPrompt ? previewOf(systemPrompt, "table") : "No system prompt"}
      </RecordLine>
    ),
  },
  { title: "Sessions", room: 26, cell: ({ figures }) => <SessionFigures figures={figures} /> },
  {
    title: "Actions",
    isPlain: true,
    hideTitle: true,
    room: "whole",
    cell: (coach) => <Details coach={coach} />,
  },
];

function Preview({ prompt }: { prompt: string }) {
  if (!prompt) return <p className="text-muted">No system prompt</p>;
  return <p className="wrap-anywhere">{previewOf(prompt, "grid")}</p>;
}

function Details({ coach: { personaId, personaName } }: { coach: ListedCoach }) {
  return (
    <ButtonLink
      look="quiet"
      size="row"
      className="w-fit whitespace-nowrap"
      to={href("/admin/virtual-coaches/:id", { id: personaId })}
    >
      View Details<span className="sr-only"> of {personaName}</span>
    </ButtonLink>
  );
}
