import { data, href } from "react-router";
import { mayUseSandbox } from "#features/accounts/viewer.server.ts";
import { services } from "#services/context.ts";
import { buttonClass } from "#ui/button.tsx";
import { LetterPreview } from "#ui/letter/letter-preview.tsx";
import { Facts } from "#ui/list/facts.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { formatFullMoment } from "#values/day.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/message.ts";
import { linksOf } from "./links-of.ts";
import { MessageStatus } from "./message-status.tsx";

export const handle: Handle = { plain: true };

export async function loader(args: Route.LoaderArgs) {
  if (!(await mayUseSandbox(args))) throw data(null, 404);
  const { params, context } = args;
  const message = await services(context).sandboxOutbox?.find(params.id);
  if (!message) throw data(null, 404);
  return message;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(`${loaderData?.title ?? "Message"} · Outbox`, "en");

/** What has no subject. */
const phoneTitles: Record<string, string> = { sms: "Text message", whatsapp: "WhatsApp message" };

export default function MessagePage({ loaderData: message }: Route.ComponentProps) {
  const { id, channel, recipient, recipientName, attempts, error, attachments } = message;
  const links = linksOf(message.body);
  const to = recipientName ? `${recipientName}, ${recipient}` : recipient;
  return (
    <Container className="pt-8 pb-16">
      <Breadcrumb
        steps={[{ label: "Outbox", to: href("/sandbox/outbox") }, { label: message.title }]}
      />
      <div className="mt-6">
        <PageHeading>
          {phoneTitles[channel] ?? (message.subject || "Without a subject")}
        </PageHeading>
      </div>
      <div className="mt-8">
        <Facts
          items={[
            { label: "To", value: <span className="wrap-anywhere">{to}</span> },
            { label: "Replies to", value: message.replyTo },
            { label: "Written", value: formatFullMoment(message.createdAt, "en") },
            { label: "State", value: <MessageStatus status={message.status} /> },
            { label: "At the phone", value: message.delivery },
            { label: "Attempts", value: attempts },
            { label: "Last problem", value: error },
          ]}
        />
      </div>
      {links.length > 0 && (
        <Section title="Links" className="pt-10">
          <ul className="grid gap-2">
            {links.map((link) => (
              <li key={link}>
                <a href={link} className="link break-all">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {attachments.length > 0 && (
        <Section title="Attachments" className="pt-10">
          <ul className="flex flex-wrap gap-3">
            {attachments.map(({ filename }, place) => (
              <li key={filename}>
                <a
                  className={buttonClass({ look: "quiet", size: "small" })}
                  href={href("/sandbox/outbox/:id/attachments/:place", {
                    id,
                    place: String(place),
                  })}
                >
                  {filename}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {message.html && (
        <Section title="As email programs show it" className="pt-10">
          <LetterPreview title="The email" html={message.html} />
        </Section>
      )}
      <Section title={channel === "email" ? "As plain text" : "Text"} className="pt-10">
        <pre className="card overflow-x-auto p-4 text-sm whitespace-pre-wrap break-words md:p-7">
          {message.body}
        </pre>
      </Section>
    </Container>
  );
}
