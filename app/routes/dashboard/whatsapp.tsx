import { data, Form, href } from "react-router";
import { requireViewer } from "#features/accounts/viewer.server.ts";
import { whatsAppCodeMinutes } from "#features/race-mail/race-message.ts";
import {
  confirmWhatsApp,
  endWhatsApp,
  numberToConfirm,
  phoneOfEntries,
  sendWhatsAppCode,
  whatsAppConsentOf,
} from "#features/race-mail/whatsapp.server.ts";
import { clientAddress, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useShown } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { languageOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { saidOnce, seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/whatsapp.ts";

export const handle: Handle = { keepsPages: true };

/** Where a runner agrees to messages by WhatsApp at a number that a code confirms, or ends them. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireViewer(args);
  if (args.params.change !== undefined) changeOf(changes, args.params.change);
  const known = services(args.context);
  const consent = await whatsAppConsentOf(known, viewer);
  if (known.whatsapp.mode === "unavailable" && !consent) throw data(null, 404);
  const toConfirm = await numberToConfirm(known, viewer);
  const phone = toConfirm ?? consent?.number ?? (await phoneOfEntries(known, viewer));
  const { said, init } = saidOnce(args.request);
  return data({ consent, toConfirm, phone, said }, init);
}

type Problem = "phone" | "country" | "stopped" | "code" | "too-many" | "unavailable" | "failed";

const problems: Record<Problem, Words> = {
  phone: {
    en: "Please enter a phone number that begins with + and the code of its country, for example +51 987 654 321",
    es: "Escribe un número que empiece con + y el código de su país, por ejemplo +51 987 654 321",
  },
  country: {
    en: "For now, messages go only to numbers of Peru, Mexico, the United States and Canada",
    es: "Por ahora los mensajes solo llegan a números de Perú, México, Estados Unidos y Canadá",
  },
  stopped: {
    en: "This phone has answered STOP. Reply START to one of our messages in WhatsApp, then ask for a new code here.",
    es: "Este teléfono respondió BAJA. Responde ALTA a uno de nuestros mensajes en WhatsApp y pide aquí un código nuevo.",
  },
  code: {
    en: "This code is wrong or no longer valid. After five wrong codes, ask for a new one.",
    es: "Este código no es correcto o ya no es válido. Después de cinco códigos incorrectos, pide uno nuevo.",
  },
  "too-many": {
    en: "You have requested too many codes today. Please try again tomorrow.",
    es: "Pediste demasiados códigos hoy. Inténtalo de nuevo mañana.",
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

/** Sends a code to a number. */
export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args);
  const form = await formOf(args.request);
  const { change } = args.params;
  if (change !== undefined) return changeOf(changes, change)(args, viewer, form);
  const typed = String(form.get("number") ?? "");
  const network = clientAddress(args.context);
  const asking = { userId: viewer.userId, network, lang: languageOf(args.url) };
  const sent = await sendWhatsAppCode(services(args.context), asking, typed);
  if (sent.problem !== null) return refused(sent.problem, "number", form);
  return backSaying(sent.toAnswer === null ? codeSent : wordsToAnswer(sent.toAnswer));
}

const codeSent: Words = {
  en: "Look for the code in WhatsApp.",
  es: "Busca el código en WhatsApp.",
};

/** What confirms a number that has got all codes of a day. */
function wordsToAnswer(digits: string): Words {
  return {
    en: `This phone has received today’s codes already. Within ${whatsAppCodeMinutes} minutes, reply START ${digits} from it to any of our WhatsApp messages, then open this page again.`,
    es: `Este teléfono ya recibió los códigos de hoy. En los próximos ${whatsAppCodeMinutes} minutos, responde ALTA ${digits} desde él a cualquiera de nuestros mensajes de WhatsApp y vuelve a abrir esta página.`,
  };
}

type Change = (
  args: Route.ActionArgs,
  viewer: Awaited<ReturnType<typeof requireViewer>>,
  form: FormData,
) => Promise<Response | ReturnType<typeof refused>>;

const changes: Record<string, Change> = {
  async confirm({ context }, viewer, form) {
    const digits = String(form.get("code") ?? "").replace(/\D/g, "");
    const { problem } = await confirmWhatsApp(services(context), viewer, digits);
    if (problem !== null) return refused(problem, "code", form);
    return backSaying({
      en: "Saved. Answer STOP to any message to end them.",
      es: "Guardado. Responde BAJA a cualquier mensaje para dejar de recibirlos.",
    });
  },
  async end({ context }, viewer) {
    await endWhatsApp(services(context), viewer);
    return backSaying({
      en: "Saved. You get no WhatsApp messages.",
      es: "Guardado. No recibirás mensajes por WhatsApp.",
    });
  },
};

function backSaying(said: Words) {
  return seeOtherSaying(href("/dashboard/whatsapp/:change?"), said);
}

function refused(problem: Problem, field: "number" | "code", form: FormData) {
  if (problem === "unavailable") return data(formErrors(problems[problem], form), 503);
  const errors: FormErrors = {
    ...formErrors(null, form),
    fields: { [field]: problems[problem] },
  };
  return data(errors, problem === "too-many" ? 429 : 400);
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
  const { consent, toConfirm, phone, said } = loaderData;
  const errors = actionData ?? null;
  const shown = useShown<HTMLDivElement>(errors);
  const path = href("/dashboard/whatsapp/:change?");
  const isSending = useIsSending(path);
  const isConfirming = useIsSending(`${path}/confirm`);
  const isEnding = useIsSending(`${path}/end`);
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
      <div ref={shown} className="mt-6 grid max-w-text gap-6">
        {said && !errors && <Notice kind="success">{said}</Notice>}
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        {consent && (
          <p>
            {say({
              en: `You agreed on ${formatDay(toDay(consent.createdAt), lang)} to get messages at ${consent.number}.`,
              es: `El ${formatDay(toDay(consent.createdAt), lang)} aceptaste recibir mensajes en el ${consent.number}.`,
            })}
          </p>
        )}
        {toConfirm && (
          <Form method="post" action={`${path}/confirm`} className="grid gap-5">
            <p>
              {say({
                en: `Enter the code that ${toConfirm} gets by WhatsApp. It is valid for ${whatsAppCodeMinutes} minutes. If this phone has answered STOP to us, it gets no code until it answers START.`,
                es: `Escribe el código que llega por WhatsApp al ${toConfirm}. Vale por ${whatsAppCodeMinutes} minutos. Si este teléfono nos respondió BAJA, no le llegará ningún código hasta que responda ALTA.`,
              })}
            </p>
            <TextField
              label={say({ en: "The 6 digits of the code", es: "Los 6 dígitos del código" })}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={20}
              error={errors?.fields.code}
            />
            <div>
              <Button type="submit" busy={isConfirming}>
                {say({ en: "Confirm the number", es: "Confirmar el número" })}
              </Button>
            </div>
          </Form>
        )}
        <Form method="post" action={path} className="grid gap-5">
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
            <Button type="submit" look={toConfirm ? "quiet" : "primary"} busy={isSending}>
              {toConfirm
                ? say({ en: "Send a new code", es: "Enviar un código nuevo" })
                : say({ en: "Send me a code", es: "Envíame un código" })}
            </Button>
          </div>
        </Form>
        {consent && (
          <Form method="post" action={`${path}/end`}>
            <Button type="submit" look="quiet" busy={isEnding}>
              {say({ en: "Stop WhatsApp messages", es: "Dejar de recibirlos" })}
            </Button>
          </Form>
        )}
      </div>
    </Container>
  );
}
