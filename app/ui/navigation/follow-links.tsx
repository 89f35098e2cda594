import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";

/** Who only passes over a link on the way to another one does not mean it. */
const meantMs = 100;

const noticed = ["pointerover", "focusin", "touchstart"] as const;

/** Follows every `PageLink` of the document, and fetches those that somebody is about to follow. */
export function FollowLinks() {
  const navigate = useNavigate();
  const [meant, mean] = useState<string | null>(null);

  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const replace = link.href === location.href;
      navigate(addressOf(link), { replace, state: stateOf(link) });
    };
    const notice = (event: Event) => {
      clearTimeout(pause);
      const link = linkAt(event);
      if (link?.dataset.page === "early") pause = setTimeout(() => mean(addressOf(link)), meantMs);
    };
    document.addEventListener("click", follow);
    for (const name of noticed) document.addEventListener(name, notice, { passive: true });
    return () => {
      clearTimeout(pause);
      document.removeEventListener("click", follow);
      for (const name of noticed) document.removeEventListener(name, notice);
    };
  }, [navigate]);

  return meant && <PrefetchPageLinks page={meant} />;
}

function linkAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

/** Any other click opens a tab, a window or a menu, or has been dealt with. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** What `linkState` says. */
function stateOf(link: HTMLAnchorElement): unknown {
  const said = link.closest<HTMLElement>("[data-link-state]")?.dataset.linkState;
  return said === undefined ? null : JSON.parse(said);
}
