import { dateOrders } from "#features/races/import/file/dates.ts";
import type { Mapping } from "#features/races/import/file/mapping.ts";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";

const orderWords = {
  day: "The day: 4/3/2027 is March 4, 2027",
  month: "The month: 4/3/2027 is April 3, 2027",
} as const;

/** The choice of the first part of dates such as 4/3/2027. */
export function DateOrderChoice({ chosen }: { chosen: Mapping["dates"] }) {
  return (
    <ChoiceGroup label="What comes first in the dates of this file?">
      {dateOrders.map((order) => (
        <Choice
          key={order}
          kind="radio"
          name="dates"
          value={order}
          defaultChecked={chosen === order}
          required
        >
          {orderWords[order]}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}
