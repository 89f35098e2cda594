import { data, href, redirect } from "react-router";
import { findViewer, type RequestArgs, requireAdmin } from "#features/accounts/viewer.server.ts";
import {
  closeInquiry,
  writeInquiryMessage,
} from "#features/experts/inquiries/conversation.server.ts";
import { readInquiry } from "#features/experts/inquiries/inquiries.server.ts";
import {
  inquiryLifeDays,
  inquiryProblems,
  inquiryStatus,
  readerOf,
} from "#features/experts/inquiries/inquiry.ts";
import { InquiryThread } from "#features/experts/inquiries/inquiry-thread.tsx";
import { inquiryAnswerForm } from "#features/experts/inquiries/schema.ts";
import { publicOrigin, requestId, services } from "#services/context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/inquiry.ts";

export const handle: Handle = { plain: true, keepsPages: true };

/** A conversation with an expert, which the links of its letters open. */
export async function loader(args: Route.LoaderArgs) {
  const found = await linked(args, args.params.token);
  if (!found) return data({ conversation: null }, 404);
  const { inquiry, reader } = found;
  const canSend = services(args.context).mail.mode !== "unavailable";
  const isSent = args.url.searchParams.has("sent");
  return { conversation: { inquiry, reader, canSend, isSent } };
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params, url } = args;
  const form = await formOf(request);
  const found = await linked(args, params.token);
  if (!found) throw data(inquiryProblems.gone, 404);
  const isAdmin = found.reader === "admin";
  if (form.get("close") === "yes") {
    await closeInquiry(services(context), params, isAdmin ? await requireAdmin(args) : null);
    return redirect(pathOf(url), 303);
  }
  if (isAdmin) throw data("Only the two sides write here.", 403);
  const { value, errors } = readForm(inquiryAnswerForm, form);
  if (errors) return data(errors, 400);
  const { problem } = await writeInquiryMessage(
    services(context),
    params,
    value.message,
    publicOrigin(request),
  ).catch((error: unknown) => {
    services(context).log.error({ error, id: requestId(context) }, "a message was not sent");
    return { problem: "not-sent" as const };
  });
  if (problem === null) return redirect(`${pathOf(url)}?sent`, 303);
  return data<FormErrors>(formErrors(inquiryProblems[problem], form), inquiryStatus[problem]);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...officeMeta({ en: "Your conversation", es: "Tu conversación" }, pageLanguages(matches).lang),
  // The address of this page is a key: no other site learns it.
  { name: "referrer", content: "same-origin" },
];

export default function LinkedInquiry({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { conversation } = loaderData;
  if (!conversation) return <DeadInquiryLink />;
  const { expert, visitorName } = conversation.inquiry;
  const isExpert = conversation.reader === "expert";
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-170">
        <PageHeading
          lead={
            isExpert ? (
              say({
                en: `${visitorName} wrote to you through your page at Dorsal.`,
                es: `${visitorName} te escribió desde tu página en Dorsal.`,
              })
            ) : (
              <Rich
                text={
                  conversation.reader === "admin"
                    ? `${visitorName} and <0>${expert.name}</0>`
                    : say({ en: `You and <0>${expert.name}</0>`, es: `Tú y <0>${expert.name}</0>` })
                }
                parts={[
                  (words) =>
                    expert.isActive ? (
                      <TextLink to={href("/experts/:id", { id: expert.id })}>{words}</TextLink>
                    ) : (
                      words
                    ),
                ]}
              />
            )
          }
        >
          {isExpert
            ? say({ en: `Message from ${visitorName}`, es: `Mensaje de ${visitorName}` })
            : say({ en: `Messages with ${expert.name}`, es: `Mensajes con ${expert.name}` })}
        </PageHeading>
        <InquiryThread {...conversation} errors={actionData ?? null} />
      </div>
    </Container>
  );
}

/** The page for a link that is forged, too old, or about a conversation that is deleted. */
function DeadInquiryLink() {
  const say = useSay();
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-170">
        <PageHeading
          lead={say({
            en: `It may be incomplete, or the conversation is deleted. The links in our emails work until ${inquiryLifeDays} days after the last message.`,
            es: `Puede que esté incompleto o que la conversación se haya eliminado. Los enlaces de nuestros correos funcionan hasta ${inquiryLifeDays} días después del último mensaje.`,
          })}
        >
          {say({ en: "This link does not work", es: "Este enlace no funciona" })}
        </PageHeading>
        <ButtonLink to={href("/services")} className="mt-8">
          {say({ en: "See all experts", es: "Ver todos los expertos" })}
        </ButtonLink>
      </div>
    </Container>
  );
}

/** The conversation of a link, and who reads it; `null` for a link that opens nothing. */
async function linked(args: RequestArgs, token: string) {
  const found = await readInquiry(services(args.context), { token });
  if (!found) return null;
  return { inquiry: found.inquiry, reader: readerOf(found.entered, await findViewer(args)) };
}
