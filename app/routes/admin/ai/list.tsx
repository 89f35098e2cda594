import { data, Form, href, useNavigation } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import type { KeptAssistant } from "#features/assistant/managing/details.ts";
import { managingProblems } from "#features/assistant/managing/messages.ts";
import { keptAssistants } from "#features/assistant/managing/queries.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { isServerReached } from "#ui/form/server-reached.ts";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import { MoveButtons, useSentOrder } from "#ui/list/move-buttons.tsx";
import { type RecordColumn, RecordLine, RecordLink, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { readWords } from "#values/text/clean.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { db, log } = services(args.context);
  const words = readWords(args.url.searchParams);
  try {
    return data({ words, assistants: await keptAssistants({ db }, words) });
  } catch (error) {
    log.error({ error }, "assistants not read");
    return data({ words, assistants: null }, 500);
  }
}

/** Also after an order that was refused: the list shows how it stands now. */
export const shouldRevalidate = isServerReached;

export const meta: Route.MetaFunction = () => officeMeta("AI Management", "en");

/** The assistants, in the order in which visitors see them. */
export default function Assistants({ loaderData }: Route.ComponentProps) {
  const { words, assistants } = loaderData;
  const next = useNavigation().location?.pathname;
  const isOpening = next?.startsWith(`${href("/admin/ai/edit")}/`);
  return (
    <>
      <ListTools label="Search assistants" words={words} />
      <p role="status" className="mt-4 text-muted empty:hidden">
        {isOpening && "Loading assistant data..."}
      </p>
      <div className="mt-4 grid gap-4">
        {assistants === null && <Notice kind="problem">{managingProblems["not-fetched"]}</Notice>}
        {assistants?.length === 0 && <NoAssistants words={words} />}
        {assistants && assistants.length > 0 && (
          <AssistantTable assistants={assistants} mayMove={words === ""} />
        )}
      </div>
    </>
  );
}

function NoAssistants({ words }: { words: string }) {
  const action = words ? (
    <TextLink to={href("/admin/ai")}>Show all assistants</TextLink>
  ) : (
    <Form method="post" action={href("/admin/ai/first")}>
      <Button type="submit" look="quiet">
        Add the starter assistants
      </Button>
    </Form>
  );
  return (
    <EmptyState title="No assistants found" icon={words ? "search" : "chat"} action={action}>
      {!words &&
        "Visitors talk to the site's own assistant. Add three to begin with: Race Finder, Training Partner and Race Day Guide."}
    </EmptyState>
  );
}

/**
 * The assistants as a table whose lines are dragged or moved by buttons. Each button holds the whole
 * new order, so that it works without a script as well.
 */
function AssistantTable({
  assistants,
  mayMove,
}: {
  assistants: readonly KeptAssistant[];
  /** Search results have no order to move in. */
  mayMove: boolean;
}) {
  const action = href("/admin/ai/order");
  const byId = new Map(assistants.map((assistant) => [assistant.id, assistant]));
  const { ids, reordering, problem } = useSentOrder({
    stored: [...byId.keys()],
    nameOf: (id) => byId.get(id)?.name ?? "",
    action,
  });
  const dragging = ({ id }: KeptAssistant) => ({
    ...reordering.line(id),
    className: `md:cursor-grab ${reordering.isDragged(id) ? "opacity-50" : ""}`,
  });
  const menu = (assistant: KeptAssistant) => (
    <RowMenu name={assistant.name}>
      <RowLink to={href("/admin/ai/edit/:id", { id: assistant.id })} about={assistant.name}>
        Edit
      </RowLink>
      {mayMove && ids.length > 1 && (
        <MoveButtons
          reordering={reordering}
          id={assistant.id}
          look="words"
          sending={(order) => ({ form: orderFormId, name: "order", value: order?.join() ?? "" })}
        />
      )}
      <RowLink
        to={href("/admin/ai/edit/:id/delete", { id: assistant.id })}
        about={assistant.name}
        isDanger
      >
        Delete
      </RowLink>
    </RowMenu>
  );
  return (
    <section aria-label="Assistants">
      <p role="status" className="sr-only">
        {problem ? "" : reordering.said}
      </p>
      {problem && (
        <div className="mb-4">
          <Notice kind="problem">{problem}</Notice>
        </div>
      )}
      {mayMove && assistants.length > 1 && (
        <p className="mb-3 text-sm text-muted">
          Visitors see the assistants in this order.{" "}
          <span className="needs-script">Drag a line, or move it by its menu.</span>
        </p>
      )}
      <Form id={orderFormId} method="post" action={action}>
        <input type="hidden" name="to" value={href("/admin/ai")} />
      </Form>
      <Records
        caption="Assistants"
        columns={[...columns, { ...menuColumn(menu), hideTitle: false, isPlain: true }]}
        rows={ids.flatMap((id) => byId.get(id) ?? [])}
        keyOf={({ id }) => id}
        {...(mayMove && assistants.length > 1 ? { lineProps: dragging } : {})}
      />
    </section>
  );
}

const orderFormId = "assistant-order";

const columns: RecordColumn<KeptAssistant>[] = [
  {
    title: "Name",
    room: 28,
    cell: ({ id, name }) => <RecordLink to={href("/admin/ai/edit/:id", { id })}>{name}</RecordLink>,
  },
  {
    title: "Description",
    room: 72,
    isPlain: true,
    cell: ({ description }) =>
      description ? <RecordLine>{description}</RecordLine> : <span className="text-muted">–</span>,
  },
  { title: "Model", room: "whole", isPlain: true, cell: ({ model }) => model },
  { title: "Tools", isNumber: true, cell: ({ tools }) => tools },
  {
    title: "Created",
    room: "whole",
    cell: ({ createdAt }) => formatDay(toDay(createdAt), "en"),
  },
];
