import { href } from "react-router";
import type { EditedRace } from "#features/races/editing/details.ts";
import { DistanceFields } from "#features/races/editing/screens/distance-fields.tsx";
import { typedWithCode } from "#features/races/price.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { EditAnswer } from "#values/form/three-way.ts";

/** The second step: what has been added so far, one more, and the end. */
export function NewDistances({
  race,
  errors,
  isBusy,
}: {
  race: EditedRace;
  errors: EditAnswer | null;
  isBusy: boolean;
}) {
  return (
    <>
      {race.distances.length > 0 && (
        <section aria-label="Distances so far">
          <ul className="grid gap-2">
            {race.distances.map(({ id, details }) => (
              <li
                key={id}
                className="card flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5"
              >
                <b className="font-display">{details.distance}</b>
                <span className="min-w-0">{details.title}</span>
                <span className="tabular ml-auto text-muted">
                  {details.price
                    ? typedWithCode(details.price, details.price_currency)
                    : "no price yet"}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="text-xl">
        {race.distances.length > 0 ? "Add another distance" : "Add the first distance"}
      </h2>
      <DistanceFields distance={null} save="Add Distance" errors={errors} isBusy={isBusy}>
        <ButtonLink to={href("/admin/races")} look="quiet">
          Finish & View Race
        </ButtonLink>
      </DistanceFields>
    </>
  );
}
