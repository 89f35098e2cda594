import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Has screen readers read the title of every page that a link, a form or the way back leads to: the
 * router loads no document, so nothing else tells that the page is another one.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, read] = useState("");
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    read(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
