import { href } from "react-router";
import { registrationRefusals } from "#features/registrations/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import type { ObstacleState } from "./screen.ts";

/** Shown instead of the form: why registering is not possible. */
export function ObstacleScreen({
  screen: { obstacle, registrationId },
  raceId,
}: {
  screen: ObstacleState;
  raceId: string;
}) {
  return (
    <div className="mt-8">
      <EmptyState
        title={registrationRefusals[obstacle]}
        icon={registrationId ? "check" : "calendar"}
        action={
          <>
            {registrationId && (
              <ButtonLink to={href("/registrations/:id", { id: registrationId })}>
                See your registration
              </ButtonLink>
            )}
            <ButtonLink look="quiet" to={href("/races/:id", { id: raceId })}>
              Back to the race
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
