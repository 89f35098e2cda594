import { type MouseEvent, type ReactNode, useState } from "react";
import { Link, useFetcher } from "react-router";
import type { Sentence } from "#values/say.ts";
import { buttonClass } from "../button.tsx";
import { isPlainClick } from "../navigation/plain-click.ts";
import type { DeletionFrame } from "./deletion-form.tsx";
import { Dialog } from "./dialog.tsx";

/** A link to the page that deletes something, which opens as a dialog where scripts run. */
export function DeletionLink({
  page,
  here,
  title,
  size,
  onOpen,
  form,
  children,
}: {
  /** The page that deletes it, and answers with the problem where it does not. */
  page: string;
  /** The page of the list to come back to. */
  here: string;
  /** Of the dialog. */
  title: string;
  size?: "small";
  onOpen?: () => void;
  /** The form inside the dialog. */
  form: (frame: DeletionFrame, problem: Sentence | null) => ReactNode;
  children: ReactNode;
}) {
  const deleting = useFetcher<{ problem: string }>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const openInstead = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen?.();
    setOpen(true);
  };
  const isBusy = deleting.state !== "idle";
  const frame = { form: deleting.Form, action: page, isBusy, out: here, onOut: close };
  return (
    <>
      <Link
        to={page}
        className={buttonClass({ look: "plain", size, className: "text-danger" })}
        aria-haspopup="dialog"
        onClick={openInstead}
      >
        {children}
      </Link>
      {isOpen && (
        <Dialog open onClose={close} title={title}>
          {form(frame, deleting.data?.problem ?? null)}
        </Dialog>
      )}
    </>
  );
}
