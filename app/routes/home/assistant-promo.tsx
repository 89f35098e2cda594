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
        className="floating assistant-promo fixed right-4 bottom-4 z-20 w-72 max-w-[calc(100vw-2rem)] p-5"
      >
        <button
          type="button"
          aria-label="Close"
          onClick={() => close(true)}
          className="absolute top-2.5 right-2.5 grid size-9 cursor-pointer place-items-center rounded-control hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
        <Icon name="chat" className="size-7 text-signal" />
        <h2 id="assistant-promo" className="mt-2 text-lg">
          Running Assistant
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          Tell it your next goal and it finds the race and the plan.
        </p>
        <ButtonLink to={href("/chat")} size="small" className="w-full">
          Chat with Assistant
        </ButtonLink>
      </aside>
    </After>
  );
}
