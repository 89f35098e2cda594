import { type ComponentProps, type DragEvent, type MouseEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useSay } from "#ui/language/language.tsx";
import { moved } from "#values/form/moved.ts";
import type { Sentence } from "#values/say.ts";

const signs = { up: "↑", down: "↓" } as const;
const words = {
  up: { en: "Move up", es: "Subir" },
  down: { en: "Move down", es: "Bajar" },
} as const;

/** The two buttons that move a line. Where scripts do not run they send a form. */
export function MoveButtons({
  reordering,
  id,
  look = "signs",
  sending,
}: {
  reordering: Reordering;
  id: string;
  /** In words as entries of a menu. */
  look?: "signs" | "words";
  /** What a button sends; `order` is `null` at an end of the list. */
  sending: (order: string[] | null, way: MoveWay) => ComponentProps<"button">;
}) {
  const { after, press, nameOf } = reordering;
  const say = useSay();
  return (["up", "down"] as const).map((way) => {
    const order = after(id, way);
    return (
      <button
        key={way}
        {...sending(order, way)}
        type="submit"
        disabled={order === null}
        aria-label={say({
          en: `Move ${nameOf(id)} ${way}`,
          es: `${words[way].es} ${nameOf(id)}`,
        })}
        onClick={(event) => press(event, id, way)}
        className={
          look === "signs" ? "button button-plain button-small disabled:opacity-40" : undefined
        }
      >
        {look === "signs" ? signs[way] : say(words[way])}
      </button>
    );
  });
}

/** Where a line goes by its buttons. */
type MoveWay = "up" | "down";

/** The order of some lines while it is changed: see `useReordering`. */
export type Reordering = ReturnType<typeof useReordering>;

/**
 * Lines that are put in order by dragging them, or by two buttons each, from the keyboard as well.
 * @param ids - in their order
 * @param onOrder - is given the whole new order
 */
export function useReordering({
  ids,
  nameOf,
  onOrder,
}: {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onOrder: (order: string[]) => void;
}) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const say = useSay();
  const put = (order: string[], id: string) => {
    onOrder(order);
    setSaid(
      say({
        en: `${nameOf(id)} is now number ${order.indexOf(id) + 1} of ${order.length}.`,
        es: `${nameOf(id)} es ahora el número ${order.indexOf(id) + 1} de ${order.length}.`,
      }),
    );
  };
  const drop = (event: DragEvent, at: string) => {
    event.preventDefault();
    if (dragged !== null && dragged !== at) {
      put(moved(ids, ids.indexOf(dragged), ids.indexOf(at)), dragged);
    }
    setDragged(null);
  };
  return {
    /** What was moved where, for a `role="status"`. */
    said,
    nameOf,
    isDragged: (id: string) => dragged === id,
    /** What a line carries. */
    line: (id: string) => ({
      draggable: true,
      onDragStart: () => setDragged(id),
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => drop(event, id),
    }),
    /** The order after a line has moved by one place; `null` at an end. */
    after: (id: string, way: MoveWay) => neighboring(ids, id, way),
    press: (event: MouseEvent<HTMLButtonElement>, id: string, way: MoveWay) => {
      event.preventDefault();
      const order = neighboring(ids, id, way);
      if (order) put(order, id);
      keepFocus(event.currentTarget);
    },
  };
}

function neighboring(ids: readonly string[], id: string, way: MoveWay): string[] | null {
  const at = ids.indexOf(id);
  const to = way === "up" ? at - 1 : at + 1;
  return to < 0 || to >= ids.length ? null : moved(ids, at, to);
}

/** A line that moves loses the focus on the way; at an end its other button takes it. */
function keepFocus(button: HTMLButtonElement) {
  setTimeout(() => {
    if (!button.disabled) return button.focus();
    button.parentElement?.querySelector<HTMLButtonElement>("button:not(:disabled)")?.focus();
  }, 50);
}

/**
 * Lines whose order a form stores, as ids with commas between them: the new order is shown while it is
 * sent, and `problem` says why the last one was refused.
 * @param stored - the ids in the order that is stored
 * @param action - the address that takes the field `order` and answers with `problem`
 */
export function useSentOrder({
  stored,
  nameOf,
  action,
}: {
  stored: readonly string[];
  nameOf: (id: string) => string;
  action: string;
}) {
  const fetcher = useFetcher<{ problem: Sentence | null }>();
  const sent = fetcher.formData?.get("order");
  const ids = typeof sent === "string" ? sent.split(",") : stored;
  const reordering = useReordering({
    ids,
    nameOf,
    onOrder: (order) => fetcher.submit({ order: order.join() }, { method: "post", action }),
  });
  const problem = fetcher.state === "idle" ? (fetcher.data?.problem ?? null) : null;
  return { ids, reordering, problem };
}
