import type { ComponentProps } from "react";
import type { MoveWay, Reordering } from "./reordering.ts";

const signs = { up: "↑", down: "↓" } as const;

/** The two buttons that move a line. Where scripts do not run they send a form. */
export function MoveButtons({
  reordering,
  id,
  sending,
}: {
  reordering: Reordering;
  id: string;
  /** What a button sends; `order` is `null` at an end of the list. */
  sending: (order: string[] | null, way: MoveWay) => ComponentProps<"button">;
}) {
  const { after, press, nameOf } = reordering;
  return (["up", "down"] as const).map((way) => {
    const order = after(id, way);
    return (
      <button
        key={way}
        {...sending(order, way)}
        type="submit"
        disabled={order === null}
        aria-label={`Move ${nameOf(id)} ${way}`}
        onClick={(event) => press(event, id, way)}
        className="button button-plain button-small disabled:opacity-40"
      >
        {signs[way]}
      </button>
    );
  });
}
