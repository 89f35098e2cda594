import { href } from "react-router";
import { requireAdmin } from "#features/accounts/viewer.server.ts";
import { keptMessages } from "#features/contact/message.server.ts";
import {
  answerAddress,
  type KeptMessage,
  type MessageState,
  messageStates,
  readMessageState,
} from "#features/contact/message.ts";
import { useCount } from "#features/figures/watched/told-counts.tsx";
import { services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Segments } from "#ui/form/segments.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { ListTools } from "#ui/list/list-tools.tsx";
import {
  type RecordColumn,
  RecordLine,
  RecordMoment,
  RecordMore,
  Records,
} from "#ui/list/records.tsx";
import { menuColumn, RowAction, RowLink, RowMenu, RowWords } from "#ui/list/row-menu.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullMoment } from "#values/day.ts";
import { readPageNumber } from "#values/form/paging.ts";
import { readWords } from "#values/text/clean.ts";
import { formatTotal } from "#values/text/count.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/list.ts";

const labels: Record<MessageState, string> = { waiting: "Waiting", handled: "Handled", all: "All" };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const { searchParams } = args.url;
  const words = readWords(searchParams);
  const asked = { words, state: readMessageState(searchParams.get("show")) };
  const page = readPageNumber(searchParams.get("page"));
  const own = services(args.context);
  const at = own.now().getTime();
  return { ...asked, at, messages: await keptMessages(own, asked, page) };
}

export const meta: Route.MetaFunction = () => officeMeta("Messages", "en");

/** The messages from the contact form, the latest first. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { words, state, messages, at } = loaderData;
  const counts = { at, messages: messages.total };
  const waiting = useCount("messages", counts) ?? messages.total;
  const isWhole = state === "waiting" && words === "" && !messages.isMore;
  const addressOf = (changed: { show?: MessageState; page?: number }) => {
    const { show = state, page = 1 } = changed;
    return withQuery(href("/admin/messages"), {
      show: show !== "waiting" && show,
      q: words,
      page: page > 1 && page,
    });
  };
  return (
    <>
      <ToolHeading lead={leadOf(isWhole ? { total: waiting } : messages, state)}>
        Messages
      </ToolHeading>
      <div className="grid gap-4">
        <ListTools
          label="Search messages"
          words={words}
          kept={state === "waiting" ? {} : { show: state }}
        />
        <div>
          <Segments
            label="Which messages"
            items={messageStates.map((show) => ({
              to: addressOf({ show }),
              label: labels[show],
              current: show === state,
            }))}
          />
        </div>
        {messages.rows.length > 0 ? (
          <Records
            caption="Messages"
            columns={messageColumnsFor(addressOf({ page: messages.page }))}
            rows={messages.rows}
            keyOf={({ id }) => id}
          />
        ) : (
          <NoMessages words={words} state={state} all={addressOf({ show: "all" })} />
        )}
        <Pagination
          page={messages.page}
          pages={messages.pages}
          addressOf={(page) => addressOf({ page })}
        />
      </div>
    </>
  );
}

function leadOf(list: { total: number; isMore?: boolean }, state: MessageState): string {
  if (state === "waiting") {
    return formatTotal(list, ["unanswered message", "unanswered messages"], "en");
  }
  const counted = formatTotal(list, ["message", "messages"], "en");
  return state === "all" ? counted : `${counted} handled`;
}

function NoMessages({ words, state, all }: { words: string; state: MessageState; all: string }) {
  const title = words
    ? "No message has these words"
    : {
        waiting: "No messages are waiting",
        handled: "Nothing is handled yet",
        all: "Nobody has written yet",
      }[state];
  return (
    <EmptyState
      title={title}
      icon={words ? "search" : "mail"}
      action={
        state !== "all" && (
          <ButtonLink to={all} look="quiet">
            Show all messages
          </ButtonLink>
        )
      }
    >
      What people send by the contact form arrives here.
    </EmptyState>
  );
}

/**
 * A message with its actions.
 * @param list - the page of the list, to which its actions return
 */
const messageColumnsFor = (list: string): RecordColumn<KeptMessage>[] => [
  {
    title: "Message",
    room: 66,
    cell: ({ subject, message, handledAt, handledBy }) => (
      <>
        <RecordLine>{subject ?? "Without a subject"}</RecordLine>
        <RecordMore line={message}>
          {handledAt && (
            <p className="text-muted">
              Handled by {handledBy ?? "a former admin"}, {formatFullMoment(handledAt, "en")}
            </p>
          )}
        </RecordMore>
      </>
    ),
  },
  {
    title: "From",
    room: 34,
    isPlain: true,
    cell: ({ name, email }) => (
      <>
        <RecordLine>{name}</RecordLine>
        <RecordLine isQuiet>{email}</RecordLine>
      </>
    ),
  },
  {
    title: "Received",
    room: "whole",
    isPlain: true,
    cell: ({ createdAt }) => <RecordMoment at={createdAt} />,
  },
  {
    title: "Status",
    room: "whole",
    isPlain: true,
    cell: ({ handledAt }) => (
      <span className={`chip ${handledAt ? "border-edge text-slate" : "border-sky text-sky"}`}>
        {handledAt ? "Handled" : "Waiting"}
      </span>
    ),
  },
  menuColumn((kept) => <MessageMenu kept={kept} list={list} />),
];

function MessageMenu({ kept, list }: { kept: KeptMessage; list: string }) {
  const { id, name, handledAt } = kept;
  return (
    <RowMenu name={`the message from ${name}`}>
      <a href={answerAddress(kept)}>
        <RowWords about={`to ${name}`}>Reply by email</RowWords>
      </a>
      <RowAction
        action={href("/admin/messages/:id/mark", { id })}
        values={{ to: list, as: handledAt ? "waiting" : "handled" }}
        about={`: message from ${name}`}
      >
        {handledAt ? "Mark as waiting" : "Mark as handled"}
      </RowAction>
      <RowLink
        to={withQuery(href("/admin/messages/:id/delete", { id }), { to: list })}
        about={`the message from ${name}`}
        isDanger
      >
        Delete
      </RowLink>
    </RowMenu>
  );
}
