import { Form } from "react-router";
import type { EditedRace } from "#features/races/editing/details.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { FieldGroup } from "#ui/editing/field-group.tsx";
import { useSay } from "#ui/language/language.tsx";
import { MoveButtons, useSentOrder } from "#ui/list/move-buttons.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { orderGroup } from "./race-labels.ts";

/**
 * The distances of a race in their order, to be dragged or moved by buttons. Each button holds the
 * whole new order, so that it works without a script as well.
 */
export function DistanceOrder({ race }: { race: Pick<EditedRace, "id" | "distances"> }) {
  const say = useSay();
  const texts = new Map(race.distances.map(({ id, details }) => [id, details]));
  const { ids, reordering, problem } = useSentOrder({
    stored: [...texts.keys()],
    nameOf: (id) => texts.get(id)?.distance ?? "",
    action: useWorkplace().order(race.id),
  });
  if (ids.length < 2) return null;
  return (
    <FieldGroup {...orderGroup}>
      <p className="text-muted">
        {say({
          en: "As runners see them. Drag a line, or move it with its buttons.",
          es: "Como las ven los corredores. Arrastra una línea o muévela con sus botones.",
        })}
      </p>
      <p role="status" className="sr-only">
        {problem ? "" : reordering.said}
      </p>
      {problem && <Notice kind="problem">{problem}</Notice>}
      <ol className="grid gap-2">
        {ids.map((id, at) => (
          <li
            key={id}
            {...reordering.line(id)}
            className={`card flex cursor-grab items-center gap-3 px-4 py-2 ${reordering.isDragged(id) ? "opacity-50" : ""}`}
          >
            <span className="tabular w-5 text-muted">{at + 1}</span>
            <span className="min-w-0 flex-1">
              <b className="font-display">{texts.get(id)?.distance}</b>{" "}
              <span className="text-muted">{texts.get(id)?.title}</span>
            </span>
            <MoveButtons
              reordering={reordering}
              id={id}
              sending={(order) => ({
                form: orderFormId,
                name: "order",
                value: order?.join() ?? "",
              })}
            />
          </li>
        ))}
      </ol>
    </FieldGroup>
  );
}

const orderFormId = "distance-order";

/** The form of the buttons above, which stand inside of another one. */
export function OrderForm({ race }: { race: Pick<EditedRace, "id"> }) {
  const at = useWorkplace();
  return (
    <Form id={orderFormId} method="post" action={at.order(race.id)}>
      <input type="hidden" name="to" value={at.race(race.id)} />
    </Form>
  );
}
