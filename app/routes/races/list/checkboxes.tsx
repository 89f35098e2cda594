import { type ReactNode, useState } from "react";
import type { FacetCount } from "#features/races/search/facets/facets.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { Icon } from "#ui/icon.tsx";

/**
 * Any number of choices, each with its count; those beyond `shown` are behind `more`. A choice that is
 * taken back stays, also when it has no races any more, so that the focus does and a slip can be undone.
 */
export function Checkboxes({
  label,
  name,
  choices: offered,
  order,
  chosen,
  shown = Number.POSITIVE_INFINITY,
  more = "",
  onChoose,
  nameOf = (value) => value,
}: {
  label: ReactNode;
  name: string;
  choices: FacetCount[];
  order: (a: FacetCount, b: FacetCount) => number;
  chosen: string[];
  shown?: number;
  more?: string;
  onChoose: (chosen: string[]) => void;
  nameOf?: (value: string) => string;
}) {
  const [takenBack, takeBack] = useState<string[]>([]);
  const toggle = (value: string) => {
    if (!chosen.includes(value)) return onChoose([...chosen, value].sort());
    takeBack((before) => [...new Set([...before, value])]);
    onChoose(chosen.filter((one) => one !== value));
  };
  const kept = takenBack.filter((value) => offered.every((choice) => choice.value !== value));
  const choices = [...offered, ...kept.map((value) => ({ value, count: 0 }))].sort(order);
  const boxes = choices.map(({ value, count }) => (
    <Choice
      key={value}
      name={name}
      value={value}
      count={count}
      checked={chosen.includes(value)}
      onChange={() => toggle(value)}
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
