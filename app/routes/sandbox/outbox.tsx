import { data, href } from "react-router";
import { mayUseSandbox } from "#features/accounts/sign-in/sandbox-access.server.ts";
import { services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { EmptyState } from "#ui/list/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { withQuery } from "#values/address.ts";
import { pageTitle } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/outbox.ts";
import { MessageList } from "./message-list.tsx";
import { Providers } from "./providers.tsx";

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

export const meta: Route.MetaFunction = () => [
  pageTitle("Outbox"),
  { name: "robots", content: "noindex" },
];

export default function Outbox({ loaderData }: Route.ComponentProps) {
  const { messages, total, page, pages, recipient, providers } = loaderData;
  const addressOf = (page: number) => withQuery(href("/sandbox/outbox"), { to: recipient, page });
  return (
    <Container className="pt-10 pb-16 md:pt-16">
      <PageHeading lead="This is a demo server: nothing leaves it. What it would have sent by email and text message is kept here.">
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
