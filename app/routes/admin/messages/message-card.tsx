import { Form, href } from "react-router";
import { answerAddress, type KeptMessage } from "#features/contact/message.ts";
import { Button, ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { withQuery } from "#values/address.ts";
import { MessageText } from "./message-text.tsx";

/**
 * A message with its actions.
 * @param list - the page of the list that it stands on, to come back to
 */
export function MessageCard({ kept, list }: { kept: KeptMessage; list: string }) {
  const { id, name, email, subject, message, createdAt, handledAt, handledBy } = kept;
  const isHandled = handledAt !== null;
  return (
    <article className="card p-4 sm:p-5" aria-labelledby={`message-${id}`}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`message-${id}`} className="text-lg [overflow-wrap:anywhere]">
          {subject ?? "Without a subject"}
        </h2>
        <Moment at={createdAt} />
        <p className="w-full text-muted [overflow-wrap:anywhere]">
          <span className="font-semibold text-ink">{name}</span> · {email}
        </p>
      </header>
      <MessageText text={message} />
      <footer className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-3">
        <a href={answerAddress(kept)} className={buttonClass({ look: "quiet", size: "small" })}>
          <Icon name="mail" /> Reply<span className="sr-only"> to {name}</span>
        </a>
        <Form method="post" action={href("/admin/messages/:id/mark", { id })}>
          <input type="hidden" name="to" value={list} />
          <input type="hidden" name="as" value={isHandled ? "waiting" : "handled"} />
          <Button type="submit" look="plain" size="small">
            {isHandled ? "Mark as waiting" : "Mark as handled"}
            <span className="sr-only">: message from {name}</span>
          </Button>
        </Form>
        <ButtonLink
          to={withQuery(href("/admin/messages/:id/delete", { id }), { to: list })}
          look="plain"
          size="small"
        >
          Delete<span className="sr-only"> the message from {name}</span>
        </ButtonLink>
        {isHandled && (
          <p className="ml-auto flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
            <Icon name="check" className="size-4 text-pine" />
            Handled by {handledBy ?? "a former admin"}, <Moment at={handledAt} />
          </p>
        )}
      </footer>
    </article>
  );
}

function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="tabular text-sm whitespace-nowrap text-muted">
      {at.toISOString().slice(0, 16).replace("T", " ")} UTC
    </time>
  );
}
