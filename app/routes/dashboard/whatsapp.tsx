import { data, Form, redirect } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import {
  agreeToWhatsApp,
  endWhatsApp,
  phoneOfEntries,
  whatsAppConsentOf,
} from "#features/race-mail/whatsapp.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/whatsapp.ts";

export const handle: Handle = { keepsPages: true };

/** Where a runner agrees to messages by WhatsApp, or ends them. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  const known = services(args.context);
  const consent = await whatsAppConsentOf(known, viewer);
  if (known.whatsapp.mode === "unavailable" && !consent) throw data(null, 404);
  const phone = consent?.number ?? (await phoneOfEntries(known, viewer));
  return { consent, phone, isSaved: args.url.searchParams.has("saved") };
}

const problems: Record<"phone" | "country" | "unavailable" | "failed", Words> = {
  phone: {
    en: "Please enter a phone number that begins with + and the code of its country, for example +51 987 654 321",
    es: "Escribe un número que empiece con + y el código de su país, por ejemplo +51 987 654 321",
  },
  country: {
    en: "For now, messages go only to numbers of Peru, Mexico, the United States and Canada",
    es: "Por ahora los mensajes solo llegan a números de Perú, México, Estados Unidos y Canadá",
  },
  unavailable: {
    en: "This site cannot send WhatsApp messages at present.",
    es: "Por ahora este sitio no puede enviar mensajes de WhatsApp.",
  },
  failed: {
    en: "This could not be saved. Please try again.",
    es: "No pudimos guardar el cambio. Inténtalo de nuevo.",
  },
};

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const known = services(args.context);
  const form = await formOf(args.request);
  if (form.get("wants") === "none") await endWhatsApp(known, viewer);
  else {
    const { problem } = await agreeToWhatsApp(known, viewer, String(form.get("number") ?? ""));
    if (problem === "unavailable") return data(formErrors(problems[problem], form), 503);
    if (problem !== null) {
      const errors: FormErrors = {
        ...formErrors(null, form),
        fields: { number: problems[problem] },
      };
      return data(errors, 400);
    }
  }
  return redirect(`${pathOf(args.url)}?saved`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), problems.failed);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "WhatsApp messages", es: "Mensajes de WhatsApp" }, pageLanguages(matches).lang);

export default function WhatsAppMessages({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const lang = useLang();
  const { consent, phone, isSaved } = loaderData;
  const errors = actionData ?? null;
  const form = useFirstInvalid(errors);
  const isBusy = useIsSending("/dashboard/whatsapp");
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading
        lead={say({
          en: "Organizers can send you by WhatsApp what you must know about a race that you entered: start times, kit pick-up, changes. No offers. The emails reach you anyway.",
          es: "Los organizadores pueden enviarte por WhatsApp lo que debes saber de una carrera en la que te inscribiste: horarios, entrega de kits, cambios. Sin promociones. Los correos te llegan de todos modos.",
        })}
      >
        {say({ en: "WhatsApp messages", es: "Mensajes de WhatsApp" })}
      </PageHeading>
      <div className="mt-6 grid max-w-text gap-6">
        {isSaved && (
          <Notice kind="success">
            {consent
              ? say({
                  en: "Saved. Answer STOP to any message to end them.",
                  es: "Guardado. Responde BAJA a cualquier mensaje para dejar de recibirlos.",
                })
              : say({
                  en: "Saved. You get no WhatsApp messages.",
                  es: "Guardado. No recibirás mensajes de WhatsApp.",
                })}
          </Notice>
        )}
        {consent && (
          <p>
            {say({
              en: `You agreed on ${formatDay(toDay(consent.createdAt), lang)} to get messages at ${consent.number}.`,
              es: `El ${formatDay(toDay(consent.createdAt), lang)} aceptaste recibir mensajes en el ${consent.number}.`,
            })}
          </p>
        )}
        <Form ref={form} method="post" action="/dashboard/whatsapp" className="grid gap-5">
          {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
          <TextField
            label={say({ en: "Your WhatsApp number", es: "Tu número de WhatsApp" })}
            name="number"
            type="tel"
            autoComplete="tel"
            required
            maxLength={40}
            defaultValue={errors?.typed.number ?? phone}
            error={errors?.fields.number}
          />
          <div>
            <Button type="submit" busy={isBusy}>
              {consent
                ? say({ en: "Save the number", es: "Guardar el número" })
                : say({ en: "Send me WhatsApp messages", es: "Quiero recibirlos por WhatsApp" })}
            </Button>
          </div>
        </Form>
        {consent && (
          <Form method="post" action="/dashboard/whatsapp">
            <input type="hidden" name="wants" value="none" />
            <Button type="submit" look="quiet" busy={isBusy}>
              {say({ en: "Stop WhatsApp messages", es: "Dejar de recibirlos" })}
            </Button>
          </Form>
        )}
      </div>
    </Container>
  );
}
