import { href, useNavigation } from "react-router";
import { type ListedCoach, previewOf } from "#features/coaches/managing/managed-coach.ts";
import { managedCoachMessages } from "#features/coaches/managing/messages.ts";
import type { CoachListFilters } from "#features/coaches/managing/schema.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { RecordLine } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { withQuery } from "#values/address.ts";
import { formatCount } from "#values/text/count.ts";
import { CardSkeletons } from "../../card-skeletons.tsx";
import { SessionFigures } from "../session-figures.tsx";

/** The coaches that were found, as cards or as a table. */
export function CoachList({
  filters: { words, view },
  coaches,
}: {
  filters: CoachListFilters;
  /** `null` where they could not be read. */
  coaches: ListedCoach[] | null;
}) {
  const isRefreshing = useNavigation().formAction === href("/admin/virtual-coaches");
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
      size="small"
      className="w-fit whitespace-nowrap"
      to={href("/admin/virtual-coaches/:id", { id: personaId })}
    >
      View Details<span className="sr-only"> of {personaName}</span>
    </ButtonLink>
  );
}
