import { href } from "react-router";
import { registrationRefusals } from "#features/registrations/messages.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import type { ObstacleState } from "./screen.ts";

/** Shown instead of the form: why registering is not possible. */
export function ObstacleScreen({
  screen: { obstacle, registrationId, link, isUnknown },
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
            {link && (
              <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                Register <Icon name="external" />
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            <ButtonLink look="quiet" to={href("/races/:id", { id: raceId })}>
              Back to the race
            </ButtonLink>
          </>
        }
      >
        {isUnknown && "Registration link not available"}
      </EmptyState>
    </div>
  );
}
