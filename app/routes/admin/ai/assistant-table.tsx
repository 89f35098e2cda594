import { Form, href } from "react-router";
import type { KeptAssistant } from "#features/assistant/managing/details.ts";
import { MoveButtons } from "#ui/list/move-buttons.tsx";
import { RecordLine, RecordLink } from "#ui/list/record-lines.tsx";
import { type RecordColumn, Records } from "#ui/list/records.tsx";
import { menuColumn, RowLink, RowMenu } from "#ui/list/row-menu.tsx";
import { useSentOrder } from "#ui/list/sent-order.ts";
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
    cell: ({ createdAt }) => formatDay(toDay(createdAt)),
  },
];
