import { Form, href, useLocation } from "react-router";
import { type LengthUnit, lengthUnits } from "#values/length.ts";

const names: Record<LengthUnit, string> = { km: "kilometers", mi: "miles" };

/** Chooses the unit of all lengths. It comes back to the same page, which the server renders again. */
export function UnitSwitch({ unit }: { unit: LengthUnit }) {
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={href("/units")}
      replace
      preventScrollReset
      className="flex items-center gap-3"
    >
      <input type="hidden" name="to" value={pathname + search} />
      <span id="unit-switch">Distances in</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in line */}
      <div role="group" aria-labelledby="unit-switch" className="unit-switch">
        {lengthUnits.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="unit"
            value={choice}
            aria-label={`${choice}, ${names[choice]}`}
            aria-pressed={choice === unit}
          >
            {choice}
          </button>
        ))}
      </div>
    </Form>
  );
}
