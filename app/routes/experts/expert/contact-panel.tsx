import { href, useFetcher } from "react-router";
import type { ContactAnswer, Expert } from "#features/experts/expert.ts";
import { ExpertContactLines } from "#features/experts/page/contact-lines.tsx";
import { contactProblems } from "#features/experts/page/messages.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useFocusOnChange } from "#ui/focus-on-change.ts";
import { Notice } from "#ui/message/notice.tsx";

/** Writes to the expert, and shows the address and the number to a visitor who asks for them. */
export function ContactPanel({
  expert: { id, firstName, contact, isOwn },
}: {
  expert: Pick<Expert, "id" | "firstName" | "contact"> & { isOwn: boolean };
}) {
  const fetcher = useFetcher<ContactAnswer>();
  const answer = fetcher.data;
  const shown = answer && !("problem" in answer) ? answer : null;
  const lines = useFocusOnChange<HTMLDivElement>(shown !== null);
  const mayWrite = contact.takesMessages && !isOwn;
  const mayAsk = contact.hasEmail || contact.hasPhone;
  if (!mayWrite && !mayAsk) {
    return <p className="text-muted">{firstName} cannot be reached from here at the moment.</p>;
  }
  return (
    <div className="grid gap-3">
      {mayWrite && (
        <ButtonLink to={href("/experts/:id/message", { id })}>Send a message</ButtonLink>
      )}
      {answer && "problem" in answer && (
        <Notice kind="problem">{contactProblems[answer.problem]}</Notice>
      )}
      {shown ? (
        <div ref={lines} tabIndex={-1} className="pt-2">
          <ExpertContactLines {...shown} />
        </div>
      ) : (
        mayAsk && (
          <fetcher.Form method="post" action={href("/experts/:id/contact", { id })}>
            <Button type="submit" look="quiet" busy={fetcher.state !== "idle"} className="w-full">
              Show contact
            </Button>
          </fetcher.Form>
        )
      )}
    </div>
  );
}
