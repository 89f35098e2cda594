import { href } from "react-router";
import type { OwnRace } from "#features/races/editing/details.ts";
import { workspace } from "#features/races/editing/workplace.ts";
import { ButtonLink } from "#ui/button.tsx";

/** Links to what else can be done with a race. */
export function RaceWays({ race: { id } }: { race: Pick<OwnRace, "id"> }) {
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
    </>
  );
}
