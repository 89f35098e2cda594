import type { MouseEvent, ReactNode } from "react";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";

/** One of a few choices, or none: choosing the chosen one again clears it. */
export function Radios<Value extends string | number>({
  label,
  name,
  any,
  chosen,
  choices,
  onChoose,
}: {
  label: ReactNode;
  name: string;
  /** The label for no choice: `Any date`. */
  any: string;
  chosen: Value | null;
  choices: { value: Value; label: string; count: number }[];
  onChoose: (value: Value | null) => void;
}) {
  const takeBack = (event: MouseEvent<HTMLInputElement>, value: Value) => {
    // Arrow keys click too, but on another choice; `detail` counts real clicks.
    if (chosen === value && event.detail > 0) onChoose(null);
  };
  return (
    <ChoiceGroup label={label}>
      <Choice
        kind="radio"
        name={name}
        value=""
        checked={chosen === null}
        onChange={() => onChoose(null)}
      >
        {any}
      </Choice>
      {choices.map(({ value, label: words, count }) => (
        <Choice
          key={value}
          kind="radio"
          name={name}
          value={value}
          count={count}
          checked={chosen === value}
          onChange={() => onChoose(value)}
          onClick={(event) => takeBack(event, value)}
        >
          {words}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
