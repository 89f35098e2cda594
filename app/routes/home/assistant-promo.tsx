import { useState } from "react";
import { href } from "react-router";
import { After } from "#ui/after.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

/** The promo comes this long after the page. */
const delay = 1000;

/** A card that floats over the page until it is closed. */
export function AssistantPromo() {
  const [isClosed, close] = useState(false);
  if (isClosed) return null;
  return (
    <After milliseconds={delay}>
      <aside
        aria-labelledby="assistant-promo"
        className="floating assistant-promo fixed right-2 bottom-2 z-20 flex flex-row-reverse items-center gap-1 p-1.5 roomy:right-4 roomy:bottom-4 roomy:block roomy:w-72 roomy:p-5"
      >
        <button
          type="button"
          aria-label="Close"
          onClick={() => close(true)}
          className="roomy:absolute roomy:top-2.5 roomy:right-2.5 grid size-9 cursor-pointer place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
        <Icon name="chat" className="mb-2 hidden size-7 text-signal roomy:block" />
        {/* Small and low screens need the room: a button at their edge leaves the search to be seen. */}
        <h2 id="assistant-promo" className="sr-only text-lg roomy:not-sr-only">
          Running Assistant
        </h2>
        <p className="mt-1 hidden text-sm text-muted roomy:block">
          Tell it your next goal and it finds the race and the plan.
        </p>
        <ButtonLink to={href("/chat")} size="small" className="roomy:mt-4 roomy:w-full">
          Chat with Assistant
        </ButtonLink>
      </aside>
    </After>
  );
}
