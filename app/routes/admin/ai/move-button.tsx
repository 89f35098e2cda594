import type { MouseEvent } from "react";

const signs = { up: "↑", down: "↓" } as const;

/** A button that sends the whole new order with the form that it names. */
export function MoveButton({
  id,
  name,
  way,
  form,
  order,
  onPress,
}: {
  id: string;
  name: string;
  way: keyof typeof signs;
  form: string;
  /** `null` at the end of the list. */
  order: string[] | null;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  return (
    <button
      type="submit"
      form={form}
      name="order"
      value={order?.join() ?? ""}
      data-moves={id}
      disabled={order === null}
      aria-label={`Move ${name} ${way}`}
      onClick={onPress}
      className="button button-plain button-small disabled:opacity-40"
    >
      {signs[way]}
    </button>
  );
}
