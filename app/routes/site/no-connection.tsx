import { useEffect, useState } from "react";
import { useSay } from "#ui/language/language.tsx";
import { PassingToast } from "#ui/message/toast.tsx";

const toastMs = 8000;

/**
 * Keeps the page while there is no connection. When the script of the next page does not come, the
 * router loads the document again, which would leave the error page of the browser: so a link or a form
 * that leads to another page is held until the server answers.
 */
export function NoConnection() {
  const say = useSay();
  const [held, setHeld] = useState(0);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    // The browser can be wrong: the server may be on the same computer, or in a network without internet.
    let isReached = false;
    const hold = async (event: Event) => {
      if (navigator.onLine || isReached) return;
      const repeat = wayElsewhere(event);
      if (!repeat) return;
      event.preventDefault();
      isReached = await answers();
      if (isReached) repeat();
      else setHeld((count) => count + 1);
    };
    const doubt = () => {
      isReached = false;
    };
    addEventListener("offline", doubt, { signal });
    // Before the router hears of it.
    for (const name of ["click", "submit"]) {
      addEventListener(name, hold, { capture: true, signal });
    }
    return () => ended.abort();
  }, []);
  return (
    <PassingToast occasion={held > 0 ? String(held) : null} milliseconds={toastMs}>
      {say({
        en: "You are offline. This page stays open: try again when you have a connection.",
        es: "Estás sin conexión. Esta página sigue abierta: inténtalo de nuevo cuando tengas conexión.",
      })}
    </PassingToast>
  );
}

/** What repeats a click or the sending of a form that the router takes to another page; `null` for any other. */
function wayElsewhere(event: Event): (() => void) | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  if (event instanceof SubmitEvent) {
    const { submitter } = event;
    if (!(target instanceof HTMLFormElement) || !target.matches("[data-discover]")) return null;
    const action = submitter?.getAttribute("formaction") ?? target.action;
    return isHere(action) ? null : () => target.requestSubmit(submitter);
  }
  const link = target.closest<HTMLAnchorElement>("a[data-discover]");
  if (!link || !(event instanceof MouseEvent) || link.target === "_blank") return null;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  return isHere(link.href) ? null : () => link.click();
}

/** Whether the address is that of the shown page, or of a place on it. */
function isHere(address: string): boolean {
  const { pathname, search } = new URL(address, location.href);
  return pathname === location.pathname && search === location.search;
}

async function answers(): Promise<boolean> {
  const answer = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(
    () => null,
  );
  return answer !== null;
}
