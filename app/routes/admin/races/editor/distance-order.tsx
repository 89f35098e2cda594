import { type DragEvent, type MouseEvent, useState } from "react";
import { Form, href, useFetcher } from "react-router";
import type { EditedRace } from "#features/races/editing/details.ts";
import { moved } from "#values/moved.ts";

/**
 * The distances of a race in their order, to be dragged or moved by buttons. Each button holds the
 * whole new order, so that it works without a script as well.
 */
export function DistanceOrder({ race }: { race: EditedRace }) {
  const fetcher = useFetcher<{ problem: string | null }>();
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const sent = fetcher.formData?.get("order");
  const ids = typeof sent === "string" ? sent.split(",") : race.distances.map(({ id }) => id);
  const texts = new Map(race.distances.map(({ id, details }) => [id, details]));
  const action = href("/admin/races/edit/:id/order", { id: race.id });
  if (ids.length < 2) return null;

  const send = (order: string[], id: string) => {
    fetcher.submit({ order: order.join() }, { method: "post", action });
    const place = `${order.indexOf(id) + 1} of ${order.length}`;
    setSaid(`${texts.get(id)?.distance} is now number ${place}.`);
  };
  const drop = (event: DragEvent, to: number) => {
    event.preventDefault();
    if (dragged !== null && ids[to] !== dragged) {
      send(moved(ids, ids.indexOf(dragged), to), dragged);
    }
    setDragged(null);
  };
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    event.preventDefault();
    send(button.value.split(","), button.dataset.moves ?? "");
    keepFocus(button);
  };
  return (
    <section aria-labelledby="order-title" className="mt-4">
      <h2 id="order-title" className="text-xl">
        Order of the distances
      </h2>
      <p className="mt-1 text-muted">
        As runners see them. Drag a line, or move it with its buttons.
      </p>
      <p role="status" className="sr-only">
        {fetcher.data?.problem ?? said}
      </p>
      <ol className="mt-3 grid gap-2">
        {ids.map((id, at) => (
          // biome-ignore lint/a11y/noNoninteractiveElementInteractions: its buttons do the same
          <li
            key={id}
            draggable
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, at)}
            className={`card flex cursor-grab items-center gap-3 px-4 py-2 ${dragged === id ? "opacity-50" : ""}`}
          >
            <span className="tabular w-5 text-muted">{at + 1}</span>
            <span className="min-w-0 flex-1">
              <b className="font-display">{texts.get(id)?.distance}</b>{" "}
              <span className="text-muted">{texts.get(id)?.title}</span>
            </span>
            <Move
              id={id}
              label={`Move ${texts.get(id)?.distance} up`}
              sign="↑"
              order={at > 0 ? moved(ids, at, at - 1) : null}
              onPress={press}
            />
            <Move
              id={id}
              label={`Move ${texts.get(id)?.distance} down`}
              sign="↓"
              order={at < ids.length - 1 ? moved(ids, at, at + 1) : null}
              onPress={press}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A button outside of the form around it: it belongs to the form of the order. */
function Move({
  id,
  label,
  sign,
  order,
  onPress,
}: {
  id: string;
  label: string;
  sign: string;
  order: string[] | null;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  return (
    <button
      type="submit"
      form={orderFormId}
      name="order"
      value={order?.join() ?? ""}
      data-moves={id}
      disabled={order === null}
      aria-label={label}
      onClick={onPress}
      className="grid size-9 cursor-pointer place-items-center rounded-control border border-line hover:bg-sunken disabled:opacity-40"
    >
      {sign}
    </button>
  );
}

const orderFormId = "distance-order";

/** The form of the buttons above, which stand inside of another one. */
export function OrderForm({ race }: { race: Pick<EditedRace, "id"> }) {
  return (
    <Form
      id={orderFormId}
      method="post"
      action={href("/admin/races/edit/:id/order", { id: race.id })}
    >
      <input type="hidden" name="to" value={href("/admin/races/edit/:id", { id: race.id })} />
    </Form>
  );
}

/** A line that moves loses the focus on the way; at an end its other button takes it. */
function keepFocus(button: HTMLButtonElement) {
  setTimeout(() => {
    if (!button.disabled) return button.focus();
    button.parentElement?.querySelector<HTMLButtonElement>("button:not(:disabled)")?.focus();
  }, 50);
}
