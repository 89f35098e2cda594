import { data, href, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  closeInquiry,
  writeInquiryMessage,
} from "#features/experts/inquiries/conversation.server.ts";
import { readInquiry } from "#features/experts/inquiries/inquiries.server.ts";
import { inquiryProblems, inquiryStatus } from "#features/experts/inquiries/inquiry.ts";
import { InquiryThread } from "#features/experts/inquiries/inquiry-thread.tsx";
import { inquiryAnswerForm } from "#features/experts/inquiries/schema.ts";
import { publicOrigin, requestId, services } from "#services/context.ts";
import { useSay } from "#ui/language/language.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { PageHeading } from "#ui/page/page.tsx";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readId } from "#values/id.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/inquiry.ts";

export const handle: Handle = { keepsPages: true };

/** A conversation of the viewer as an expert. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const inquiryId = readId(args.params.id);
  const own = services(args.context);
  const found = inquiryId && (await readInquiry(own, { viewer, inquiryId }));
  if (!found) throw data(inquiryProblems.gone, 404);
  return {
    inquiry: found.inquiry,
    canSend: own.mail.mode !== "unavailable",
    isSent: args.url.searchParams.has("sent"),
  };
}

export async function action(args: Route.ActionArgs) {
  const { context, request, params, url } = args;
  const viewer = await requireViewer(args);
  const form = await formOf(request);
  const inquiryId = readId(params.id);
  if (inquiryId === null) throw data(inquiryProblems.gone, 404);
  const key = { viewer, inquiryId };
  if (form.get("close") === "yes") {
    const closed = await closeInquiry(services(context), key);
    if (closed.problem) throw data(inquiryProblems.gone, 404);
    return redirect(pathOf(url), 303);
  }
  const { value, errors } = readForm(inquiryAnswerForm, form);
  if (errors) return data(errors, 400);
  const { problem } = await writeInquiryMessage(
    services(context),
    key,
    value.message,
    publicOrigin(request),
  ).catch((error: unknown) => {
    services(context).log.error({ error, id: requestId(context) }, "a message was not sent");
    return { problem: "not-sent" as const };
  });
  if (problem === null) return redirect(`${pathOf(url)}?sent`, 303);
  if (problem === "gone") throw data(inquiryProblems.gone, 404);
  return data<FormErrors>(formErrors(inquiryProblems[problem], form), inquiryStatus[problem]);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(
    loaderData
      ? {
          en: `Message from ${loaderData.inquiry.visitorName}`,
          es: `Mensaje de ${loaderData.inquiry.visitorName}`,
        }
      : { en: "No conversation", es: "No hay conversación" },
    pageLanguages(matches).lang,
  );

export default function ExpertInquiry({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  return (
    <>
      <PageHeading>
        {say({
          en: `Message from ${loaderData.inquiry.visitorName}`,
          es: `Mensaje de ${loaderData.inquiry.visitorName}`,
        })}
      </PageHeading>
      <p className="mt-3">
        <TextLink to={href("/account/expert/inquiries")}>
          {say({ en: "All messages", es: "Todos los mensajes" })}
        </TextLink>
      </p>
      <InquiryThread {...loaderData} reader="expert" errors={actionData ?? null} />
    </>
  );
}
