import { type MouseEvent, useState } from "react";
import { href, Link, useFetcher } from "react-router";
import type { ListedPost } from "#features/blog/editing/listing.ts";
import { buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { withQuery } from "#values/address.ts";
import { DeletionForm } from "../deletion-form.tsx";

/** A link to the page that deletes a post, which opens as a dialog where scripts run. */
export function DeletePostLink({ post, here }: { post: ListedPost; here: string }) {
  const { id, title, publication } = post;
  const page = withQuery(href("/admin/blog/edit/:id/delete", { id }), { to: here });
  const deleting = useFetcher<{ problem: string }>();
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
        className={buttonClass({ look: "plain", size: "small", className: "text-danger" })}
        aria-haspopup="dialog"
        onClick={openInstead}
      >
        Delete<span className="sr-only"> {title}</span>
      </Link>
      {isOpen && (
        <Dialog open onClose={close} title="Delete this post?">
          <DeletionForm
            form={deleting.Form}
            action={page}
            post={{ title, isPublished: publication !== "draft" }}
            problem={deleting.data?.problem ?? null}
            isBusy={deleting.state !== "idle"}
            out={here}
            onOut={close}
          />
        </Dialog>
      )}
    </>
  );
}
