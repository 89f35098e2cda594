import type { ComponentProps } from "react";
import { useSay } from "#ui/language/language.tsx";
import type { MoveWay, Reordering } from "./reordering.ts";

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
