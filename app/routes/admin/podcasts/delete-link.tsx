import { type MouseEvent, type ReactNode, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { withQuery } from "#values/address.ts";
import { DeletionForm, type EpisodeDeletionAnswer } from "./deletion-form.tsx";

/** A link to the page that deletes a podcast or a draft, which opens as a dialog where scripts run. */
export function DeleteLink({
  id,
  title,
  isDraft = false,
  here,
  size,
  children,
}: {
  id: string;
  title: string;
  isDraft?: boolean;
  /** The page of the list to come back to. */
  here: string;
  size?: "small";
  children: ReactNode;
}) {
  const page = withQuery(href("/admin/podcasts/:id/delete", { id }), {
    of: isDraft && "draft",
    to: here,
  });
  const deleting = useFetcher<EpisodeDeletionAnswer>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const openInstead = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
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
        <Dialog open onClose={close} title={isDraft ? `Throw away ${title}?` : `Delete ${title}?`}>
          <DeletionForm
            form={deleting.Form}
            action={page}
            isDraft={isDraft}
            answer={deleting.data}
            isBusy={deleting.state !== "idle"}
            out={here}
            onOut={close}
          />
        </Dialog>
      )}
    </>
  );
}
