import { data, Form, href, Link } from "react-router";
import { mayUseSandbox } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { formatFullMoment } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/outbox.ts";
import { MessageStatus } from "./message-status.tsx";

export const handle: Handle = { plain: true };

/** The messages that a demo server would have sent. */
export async function loader(args: Route.LoaderArgs) {
  if (!(await mayUseSandbox(args))) throw data(null, 404);
  const { request, context } = args;
  const outbox = services(context).sandboxOutbox;
  if (!outbox) throw data(null, 404);
  const { searchParams } = new URL(request.url);
  const recipient = (searchParams.get("to") ?? "").trim().replaceAll("\0", "").slice(0, 254);
  const found = await outbox.search({ recipient, page: Number(searchParams.get("page")) });
  return { ...found, recipient, providers: await outbox.providers() };
}

export const meta: Route.MetaFunction = () => officeMeta("Outbox", "en");

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { messages, total, page, pages, recipient, providers } = loaderData;
  const addressOf = (page: number) => withQuery(href("/sandbox/outbox"), { to: recipient, page });
  return (
    <Container className="pt-10 pb-16 md:pt-16">
      <PageHeading lead="This is a demo server: nothing leaves it. What it would have sent by email, text message and WhatsApp is kept here.">
        Outbox
      </PageHeading>
      <Providers providers={providers} />
      <search className="mt-8">
        <form className="flex flex-wrap items-end gap-3">
          <TextField
            label="Recipient"
            name="to"
            type="search"
            autoComplete="off"
            maxLength={254}
            defaultValue={recipient}
            className="min-w-0 flex-1 sm:max-w-80"
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <p className="tabular mt-6 mb-3 text-muted" role="status">
        {total === 1 ? "1 message" : `${total.toLocaleString("en-US")} messages`}
        {recipient && ` to ${recipient}…`}
      </p>
      {messages.length > 0 ? (
        <MessageList messages={messages} />
      ) : (
        <EmptyState
          icon="mail"
          title={recipient ? "Nothing was sent there" : "Nothing was sent yet"}
          action={
            recipient && (
              <ButtonLink to={href("/sandbox/outbox")} look="quiet">
                Show all messages
              </ButtonLink>
            )
          }
        >
          Sign up, claim a race or write to us, and the letter appears here.
        </EmptyState>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} addressOf={addressOf} />
      </div>
    </Container>
  );
}

type Line = {
  id: string;
  channel: "email" | "sms" | "whatsapp";
  recipient: string;
  title: string;
  status: "queued" | "sent" | "failed";
  createdAt: Date;
};

/** The messages of a page of the outbox, newest first; each leads to its own page. */
function MessageList({ messages }: { messages: readonly Line[] }) {
  return (
    <ol className="card divide-y divide-line overflow-hidden">
      {messages.map(({ id, channel, recipient, title, status, createdAt }) => (
        <li
          key={id}
          className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 px-4 py-3.5 hover:bg-sunken md:px-6"
        >
          <Icon name={channel === "email" ? "mail" : "chat"} className="size-5 text-muted" />
          <div className="min-w-0">
            <Link to={href("/sandbox/outbox/:id", { id })} className="block truncate font-semibold">
              {title || "Without a subject"}
              <span aria-hidden="true" className="absolute inset-0" />
            </Link>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
              <span className="truncate">
                {channel === "sms" && "Text message to "}
                {channel === "whatsapp" && "WhatsApp message to "}
                {recipient}
              </span>
              <time dateTime={createdAt.toISOString()} className="tabular">
                {formatFullMoment(createdAt, "en")}
              </time>
            </p>
          </div>
          <MessageStatus status={status} />
        </li>
      ))}
    </ol>
  );
}

const messages = {
  on: "On: messages go out.",
  off: "Off: messages wait and are tried again.",
};
const words = {
  mail: { name: "Mail server", ...messages },
  sms: { name: "Text message service", ...messages },
  whatsapp: { name: "WhatsApp", ...messages },
  payments: {
    name: "Payment service",
    on: "On: memberships can be bought.",
    off: "Off: nobody can buy or change a membership.",
  },
};

/** Each stand-in can be switched off, to see that messages wait and none is lost. */
function Providers({
  providers,
}: {
  providers: readonly { name: keyof typeof words; isOff: boolean }[];
}) {
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2">
      {providers.map(({ name, isOff }) => (
        <li
          key={name}
          className={`card flex flex-wrap items-center justify-between gap-3 border-l-8 p-4 md:px-6 ${isOff ? "border-l-danger" : "border-l-pine"}`}
        >
          <div>
            <p className="font-display font-bold">{words[name].name}</p>
            <p className="text-sm text-muted">{isOff ? words[name].off : words[name].on}</p>
          </div>
          <Form
            method="post"
            action={href("/sandbox/providers/:name/:state", { name, state: isOff ? "on" : "off" })}
            reloadDocument
          >
            <Button type="submit" look="quiet" size="small">
              {isOff ? "Switch on" : "Switch off"}
              <span className="sr-only"> the {words[name].name.toLowerCase()}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
