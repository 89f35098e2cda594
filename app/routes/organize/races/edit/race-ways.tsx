import { href } from "react-router";
import type { OwnRace } from "#features/races/editing/details.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { Day } from "#values/day.ts";

/** Links to what else can be done with a race. */
export function RaceWays({ race: { id, details }, today }: { race: OwnRace; today: Day }) {
  const mayCancel = details.race_status !== "cancelled" && details.start_date >= today;
  return (
    <>
      <ButtonLink look="quiet" size="small" to={href("/races/:id", { id })}>
        See its page
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={workspace.registrations(id)}>
        Registrations
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={href("/organize/races/:id/place", { id })}>
        Position
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={href("/organize/races/:id/webhooks", { id })}>
        Webhooks
      </ButtonLink>
      {mayCancel && (
        <ButtonLink look="danger" size="small" to={href("/organize/races/:id/cancel", { id })}>
          Cancel race
        </ButtonLink>
      )}
    </>
  );
}
