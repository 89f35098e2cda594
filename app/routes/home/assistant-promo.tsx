import { useState } from "react";
import { href } from "react-router";
import { After } from "#ui/after.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";

/** The promo comes this long after the page. */
const delay = 1000;

/** A card that floats over the page until it is closed, once for all visits of this browser. */
export function AssistantPromo() {
  return (
    <After milliseconds={delay}>
      <Promo />
    </After>
  );
}

/** Comes to the screen in the browser only, which knows whether it was closed. */
function Promo() {
  const say = useSay();
  const [isClosed, setClosed] = useState(isPromoClosed);
  if (isClosed) return null;
  const close = () => {
    rememberClosedPromo();
    setClosed(true);
  };
  return (
    <aside aria-labelledby="assistant-promo" className="floating assistant-promo">
      <Icon name="chat" className="size-7 text-signal" />
      <div className="min-w-0 flex-1">
        <h2 id="assistant-promo">
          {say({ en: "Running Assistant", es: "Asistente para corredores" })}
        </h2>
        <p className="text-muted">
          {say({ en: "It finds your race and your plan.", es: "Encuentra tu carrera y tu plan." })}
        </p>
      </div>
      <ButtonLink to={href("/chat/:threadId?")} size="small" className="assistant-promo-chat">
        {say({ en: "Chat with Assistant", es: "Habla con el asistente" })}
      </ButtonLink>
      <button
        type="button"
        aria-label={say({ en: "Close", es: "Cerrar" })}
        onClick={close}
        className="assistant-promo-close"
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

const key = "assistant-promo";

/** Whether the promo was closed in this browser. One that keeps nothing shows it again. */
function isPromoClosed(): boolean {
  try {
    return localStorage.getItem(key) === "closed";
  } catch {
    return false;
  }
}

/** Lets the promo stay closed on the next visit as well. */
function rememberClosedPromo(): void {
  try {
    localStorage.setItem(key, "closed");
  } catch {
    // Storage is blocked or full: it stays closed until the page is left.
  }
}
