import { href } from "react-router";
import type { EditedRace } from "#features/races/editing/details.ts";
import { office } from "#features/races/editing/workplace.ts";
import { ButtonLink } from "#ui/button.tsx";

/** Links to what else can be done with a race. */
export function RaceWays({ race: { id } }: { race: Pick<EditedRace, "id"> }) {
  return (
    <>
      <ButtonLink look="quiet" size="small" to={href("/races/:id", { id })}>
        See its page
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={office.registrations(id)}>
        Registrations
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={href("/admin/races/edit/:id/place", { id })}>
        Position
      </ButtonLink>
      <ButtonLink look="quiet" size="small" to={href("/admin/races/edit/:id/organizers", { id })}>
        Organizers
      </ButtonLink>
    </>
  );
}
