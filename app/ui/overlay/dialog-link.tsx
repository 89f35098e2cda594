import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Link, useHref, useSearchParams } from "react-router";
import { isPlainClick } from "../navigation/plain-click.ts";

/**
 * A link to a page that opens as a dialog where scripts run. The dialog's code is loaded when a visitor
 * reaches for the link; if it cannot be loaded, the link leads to its page.
 * @param flag - a parameter of the address: `?flag=true` opens the dialog as well
 */
export function DialogLink<Part>({
  to,
  load,
  dialog,
  flag,
  onOpen,
  className,
  children,
}: {
  to: string;
  load: () => Promise<Part>;
  dialog: (part: Part, close: () => void) => ReactNode;
  flag?: string | undefined;
  /** Called when the dialog is opened, while its code may still be on its way. */
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
}) {
  const [loaded, setLoaded] = useState<{ part: Part } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const address = useHref(to);
  const open = () => {
    onOpen?.();
    load().then(
      (part) => {
        setLoaded({ part });
        setOpen(true);
      },
      () => window.location.assign(address),
    );
  };
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  const prepare = () => {
    load().catch(() => undefined);
  };
  useFlagInAddress(flag ?? null, open);
  return (
    <>
      <Link
        to={to}
        className={className}
        aria-haspopup="dialog"
        onClick={openInstead}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </Link>
      {isOpen && loaded && dialog(loaded.part, () => setOpen(false))}
    </>
  );
}

/** Calls `onFound` when the address says `?name=true`, and takes that out of the address. */
export function useFlagInAddress(name: string | null, onFound: () => void) {
  const [params, setParams] = useSearchParams();
  const isSet = name !== null && params.get(name) === "true";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is set
  useEffect(() => {
    if (!isSet) return;
    onFound();
    const rest = new URLSearchParams(params);
    rest.delete(name);
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [isSet]);
}
