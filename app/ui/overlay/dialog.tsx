import { type ReactNode, useEffect, useId, useRef } from "react";
import { useSay } from "#ui/language/language.tsx";
import { Icon } from "../icon.tsx";

/**
 * A modal dialog. The focus goes to its first field, or to its heading; the browser keeps it inside,
 * closes the dialog on Escape and gives the focus back.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}) {
  const say = useSay();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (open && !dialog?.open) {
      dialog?.showModal();
      // Else the browser chooses the button that closes it.
      (firstField(dialog) ?? heading.current)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={element}
      aria-labelledby={id}
      className="dialog"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className="p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <button
            type="button"
            aria-label={say({ en: "Close", es: "Cerrar" })}
            // The browser gives the focus back only when the dialog itself is closed.
            onClick={() => element.current?.close()}
            className="-m-2 grid size-10 cursor-pointer place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** Where the keyboard begins: at the first field, and in a group of radio buttons at the checked one. */
function firstField(dialog: HTMLElement | null): HTMLElement | null {
  const first = dialog?.querySelector<HTMLElement>("input:not([type=hidden]),select,textarea");
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first ?? null;
  const group = [...(first.form?.elements ?? [])];
  const checked = group.find(
    (field) => field instanceof HTMLInputElement && field.name === first.name && field.checked,
  );
  return checked instanceof HTMLElement ? checked : first;
}
