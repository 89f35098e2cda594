import type { ComponentProps } from "react";
import type { MoveWay, Reordering } from "./reordering.ts";

const signs = { up: "↑", down: "↓" } as const;
const words = { up: "Move up", down: "Move down" } as const;

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
        className={
          look === "signs" ? "button button-plain button-small disabled:opacity-40" : undefined
        }
      >
        {look === "signs" ? signs[way] : words[way]}
      </button>
    );
  });
}
