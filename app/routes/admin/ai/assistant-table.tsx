import { Form, href, useFetcher } from "react-router";
import type { KeptAssistant } from "#features/assistant/managing/details.ts";
import { ButtonLink } from "#ui/button.tsx";
import { MoveButtons } from "#ui/list/move-buttons.tsx";
import { Records } from "#ui/list/records.tsx";
import { useReordering } from "#ui/list/reordering.ts";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay, toDay } from "#values/day.ts";

/**
 * The assistants as a table whose lines are dragged or moved by buttons. Each button holds the whole
 * new order, so that it works without a script as well.
 */
export function AssistantTable({
  assistants,
  mayMove,
}: {
  assistants: readonly KeptAssistant[];
  /** Search results have no order to move in. */
  mayMove: boolean;
}) {
  const fetcher = useFetcher<{ problem: string | null }>();
  const action = href("/admin/ai/order");
  const byId = new Map(assistants.map((assistant) => [assistant.id, assistant]));
  const sent = fetcher.formData?.get("order");
  const ids = typeof sent === "string" ? sent.split(",") : [...byId.keys()];
  const problem = fetcher.state === "idle" ? fetcher.data?.problem : null;

  const reordering = useReordering({
    ids,
    nameOf: (id) => byId.get(id)?.name ?? "",
    onOrder: (order) => fetcher.submit({ order: order.join() }, { method: "post", action }),
  });
  const dragging = ({ id }: KeptAssistant) => ({
    ...reordering.line(id),
    className: `md:cursor-grab ${reordering.isDragged(id) ? "opacity-50" : ""}`,
  });
  const actions = (assistant: KeptAssistant) => (
    <div className="office-acts">
      {mayMove && ids.length > 1 && (
        <MoveButtons
          reordering={reordering}
          id={assistant.id}
          sending={(order) => ({ form: orderFormId, name: "order", value: order?.join() ?? "" })}
        />
      )}
      <Ways {...assistant} />
    </div>
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
          <span className="needs-script">Drag a line, or move it with its buttons.</span>
        </p>
      )}
      <Form id={orderFormId} method="post" action={action}>
        <input type="hidden" name="to" value={href("/admin/ai")} />
      </Form>
      <Records
        caption="Assistants"
        isFull
        columns={[...columns, { title: "Actions", isPlain: true, cell: actions }]}
        rows={ids.flatMap((id) => byId.get(id) ?? [])}
        keyOf={({ id }) => id}
        {...(mayMove && assistants.length > 1 ? { lineProps: dragging } : {})}
      />
    </section>
  );
}

const orderFormId = "assistant-order";

const columns = [
  { title: "Name", cell: ({ name }: KeptAssistant) => name },
  {
    title: "Description",
    cell: ({ description }: KeptAssistant) => description ?? <span className="text-muted">–</span>,
  },
  {
    title: "Model",
    cell: ({ model }: KeptAssistant) => <span className="whitespace-nowrap">{model}</span>,
  },
  { title: "Tools", isNumber: true, cell: ({ tools }: KeptAssistant) => tools },
  {
    title: "Created",
    cell: ({ createdAt }: KeptAssistant) => formatDay(toDay(createdAt)),
  },
];

function Ways({ id, name }: { id: string; name: string }) {
  const look = { look: "plain", size: "small" } as const;
  return (
    <>
      <ButtonLink {...look} to={href("/admin/ai/edit/:id", { id })}>
        Edit<span className="sr-only"> {name}</span>
      </ButtonLink>
      <ButtonLink {...look} to={href("/admin/ai/edit/:id/delete", { id })}>
        Delete<span className="sr-only"> {name}</span>
      </ButtonLink>
    </>
  );
}
