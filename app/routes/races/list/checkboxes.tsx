import type { ReactNode } from "react";
import type { FacetCount } from "#features/races/search/facets/facets.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Icon } from "#ui/icon.tsx";

/** Any number of choices, each with its count; those beyond `shown` are behind `more`. */
export function Checkboxes({
  label,
  name,
  choices,
  chosen,
  shown = choices.length,
  more = "",
  onChoose,
  nameOf = (value) => value,
}: {
  label: ReactNode;
  name: string;
  choices: FacetCount[];
  chosen: string[];
  shown?: number;
  more?: string;
  onChoose: (chosen: string[]) => void;
  nameOf?: (value: string) => string;
}) {
  const toggle = (value: string) =>
    chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  const boxes = choices.map(({ value, count }) => (
    <Choice
      key={value}
      name={name}
      value={value}
      count={count}
      checked={chosen.includes(value)}
      onChange={() => onChoose(toggle(value))}
    >
      {nameOf(value)}
    </Choice>
  ));
  if (choices.length === 0) return null;
  return (
    <ChoiceGroup label={label}>
      {boxes.slice(0, shown)}
      {boxes.length > shown && (
        <details>
          <summary className="link inline-flex items-center gap-1 py-1 text-sm">
            {more} <Icon name="chevron-down" className="size-4" />
          </summary>
          {boxes.slice(shown)}
        </details>
      )}
    </ChoiceGroup>
  );
}
