import { href, Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { formatFullMoment } from "#values/day.ts";
import { MessageStatus } from "./message-status.tsx";

type Line = {
  id: string;
  channel: "email" | "sms";
  recipient: string;
  title: string;
  status: "queued" | "sent" | "failed";
  createdAt: Date;
};

/** The messages of a page of the outbox, newest first; each leads to its own page. */
export function MessageList({ messages }: { messages: readonly Line[] }) {
  return (
    <ol className="card divide-y divide-line overflow-hidden">
      {messages.map(({ id, channel, recipient, title, status, createdAt }) => (
        <li
          key={id}
          className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 px-4 py-3.5 hover:bg-sunken md:px-6"
        >
          <Icon name={channel === "email" ? "mail" : "chat"} className="size-5 text-muted" />
          <div className="min-w-0">
            <Link
              to={href("/sandbox/outbox/:id", { id })}
              className="block truncate font-semibold after:absolute after:inset-0"
            >
              {title || "Without a subject"}
            </Link>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
              <span className="truncate">
                {channel === "sms" && "Text message to "}
                {recipient}
              </span>
              <time dateTime={createdAt.toISOString()} className="tabular">
                {formatFullMoment(createdAt)}
              </time>
            </p>
          </div>
          <MessageStatus status={status} />
        </li>
      ))}
    </ol>
  );
}
