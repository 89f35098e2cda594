import type { FormEvent } from "react";
import { Form, href, useFetcher } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/message/notice.tsx";

/** Work that is not saved, as it is offered. */
export type OfferedWork = {
  draftId: string;
  /** The post that it belongs to; `null` for a new one. */
  postId: string | null;
  title: string;
  /** `10:42`, or with the day where that is not today. */
  when: string;
  /** The post was saved since. */
  isOlder: boolean;
  /** Leads to the editor with the work in it. */
  restore: string;
};

/** Offers work that was not saved when the page was left. */
export function WorkNotice({ work, to }: { work: OfferedWork; to: string }) {
  const asking = useFetcher();
  // With scripts, one stays on the page and with what is typed there.
  const stay = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    body.delete("to");
    asking.submit(body, { method: "post", action: href("/admin/blog/work") });
  };
  return (
    <Notice>
      <p>
        <b className="font-semibold">Unsaved work from {work.when}</b>
        {work.title && <span className="wrap-anywhere">: {work.title}</span>}
      </p>
      <p className="text-sm text-muted">
        {work.isOlder && "The post was saved since. Restoring compares both when you save. "}
        {work.postId !== null && "What you type now is kept once you have decided."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={work.restore} size="small" reloadDocument>
          Restore
        </ButtonLink>
        <Form method="post" action={href("/admin/blog/work")} onSubmit={stay}>
          <input type="hidden" name="throw_away" value="yes" />
          <input type="hidden" name="draft_id" value={work.draftId} />
          <input type="hidden" name="post_id" value={work.postId ?? ""} />
          <input type="hidden" name="to" value={to} />
          <Button type="submit" look="plain" size="small" busy={asking.state !== "idle"}>
            Throw away
          </Button>
        </Form>
      </div>
    </Notice>
  );
}
