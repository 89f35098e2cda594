import { type DragEvent, type MouseEvent, useState } from "react";
import { Form, href, useFetcher } from "react-router";
import type { KeptAssistant } from "#features/assistant/managing/details.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Records } from "#ui/list/records.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { moved } from "#values/moved.ts";
import { MoveButton } from "./move-button.tsx";

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
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const action = href("/admin/ai/order");
  const byId = new Map(assistants.map((assistant) => [assistant.id, assistant]));
  const sent = fetcher.formData?.get("order");
  const ids = typeof sent === "string" ? sent.split(",") : [...byId.keys()];
  const problem = fetcher.state === "idle" ? fetcher.data?.problem : null;

  const send = (order: string[], id: string) => {
    fetcher.submit({ order: order.join() }, { method: "post", action });
    const place = `${order.indexOf(id) + 1} of ${order.length}`;
    setSaid(`${byId.get(id)?.name} is now number ${place}.`);
  };
  const drop = (event: DragEvent, to: string) => {
    event.preventDefault();
    if (dragged !== null && dragged !== to) {
      send(moved(ids, ids.indexOf(dragged), ids.indexOf(to)), dragged);
    }
    setDragged(null);
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { value, dataset } = event.currentTarget;
    send(value.split(","), dataset.moves ?? "");
    keepFocus(event.currentTarget);
  };
  const dragging = ({ id }: KeptAssistant) => ({
    draggable: true,
    onDragStart: () => setDragged(id),
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => drop(event, id),
    className: `md:cursor-grab ${dragged === id ? "opacity-50" : ""}`,
  });
  const actions = (assistant: KeptAssistant) => (
    <div className="office-acts">
      {mayMove && ids.length > 1 && (
        <>
          <MoveButton
            {...assistant}
            way="up"
            form={orderFormId}
            order={orderWith(ids, assistant.id, -1)}
            onPress={press}
          />
          <MoveButton
            {...assistant}
            way="down"
            form={orderFormId}
            order={orderWith(ids, assistant.id, 1)}
            onPress={press}
          />
        </>
      )}
      <Ways {...assistant} />
    </div>
  );
  return (
    <section aria-label="Assistants">
      <p role="status" className="sr-only">
        {problem ? "" : said}
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

/** The order with one assistant moved by some places; `null` beyond an end. */
function orderWith(ids: readonly string[], id: string, by: number): string[] | null {
  const at = ids.indexOf(id);
  const to = at + by;
  return to < 0 || to >= ids.length ? null : moved(ids, at, to);
}

/** A line that moves loses the focus on the way; at an end its other button takes it. */
function keepFocus(button: HTMLButtonElement) {
  setTimeout(() => {
    if (!button.disabled) return button.focus();
    button.parentElement?.querySelector<HTMLButtonElement>("button:not(:disabled)")?.focus();
  }, 50);
}
