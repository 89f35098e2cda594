import { type DragEvent, type MouseEvent, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import { moved } from "#values/form/moved.ts";

/** Where a line goes by its buttons. */
export type MoveWay = "up" | "down";

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
