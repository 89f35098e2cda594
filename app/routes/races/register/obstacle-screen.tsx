import { href } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import type { Screen } from "./screen.ts";

/** Said before the form: why there is nothing to fill in. */
export function ObstacleScreen({
  screen: { sentence, registrationId },
  raceId,
}: {
  screen: Extract<Screen, { kind: "obstacle" }>;
  raceId: string;
}) {
  return (
    <div className="mt-8">
      <EmptyState
        title={sentence}
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
