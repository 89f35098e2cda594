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
        className="floating assistant-promo fixed right-4 bottom-4 z-20 w-72 max-w-[calc(100vw-2rem)] p-4 xl:p-5"
      >
        <button
          type="button"
          aria-label="Close"
          onClick={() => close(true)}
          className="absolute top-2 right-2 xl:top-2.5 xl:right-2.5 grid size-9 cursor-pointer place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
        <Icon name="chat" className="mb-2 hidden size-7 text-signal xl:block" />
        <h2 id="assistant-promo" className="text-lg">
          Running Assistant
        </h2>
        {/* Small screens need the room: the card lies over the search block there. */}
        <p className="mt-1 hidden text-sm text-muted xl:block">
          Tell it your next goal and it finds the race and the plan.
        </p>
        <ButtonLink to={href("/chat")} size="small" className="mt-3 w-full xl:mt-4">
          Chat with Assistant
        </ButtonLink>
      </aside>
    </After>
  );
}
