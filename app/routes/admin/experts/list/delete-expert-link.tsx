import { type MouseEvent, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { ExpertLosses } from "#features/experts/editing/details.ts";
import { expertProblems } from "#features/experts/editing/messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Skeleton } from "#ui/list/skeleton.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { withQuery } from "#values/address.ts";
import { type DeletionAnswer, DeletionForm } from "../deletion-form.tsx";

/** A link to the page that deletes an expert, which opens as a dialog where scripts run. */
export function DeleteExpertLink({
  id,
  name,
  here,
}: {
  id: string;
  name: string;
  /** The page of the list to come back to. */
  here: string;
}) {
  const page = withQuery(href("/admin/experts/edit/:id/delete", { id }), { to: here });
  const reading = useFetcher<{ losses: ExpertLosses | null; isThere: boolean }>();
  const deleting = useFetcher<DeletionAnswer>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const openInstead = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    reading.load(page);
    setOpen(true);
  };
  const isRead = reading.state === "idle" && reading.data !== undefined;
  const losses = isRead ? reading.data?.losses : null;
  const missing = reading.data?.isThere ? "not-loaded" : "no-expert";
  return (
    <>
      <Link
        to={page}
        className={buttonClass({ look: "plain", size: "small", className: "text-danger" })}
        aria-haspopup="dialog"
        onClick={openInstead}
      >
        Delete<span className="sr-only"> {name}</span>
      </Link>
      {isOpen && (
        <Dialog open onClose={close} title={`Delete ${name}?`}>
          {!isRead && <Skeleton className="h-28 w-full" />}
          {isRead && !losses && <Notice kind="problem">{expertProblems[missing]}</Notice>}
          {losses && (
            <DeletionForm
              form={deleting.Form}
              action={page}
              losses={losses}
              answer={deleting.data}
              isBusy={deleting.state !== "idle"}
              out={here}
              onOut={close}
            />
          )}
        </Dialog>
      )}
    </>
  );
}
