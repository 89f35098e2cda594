import { data, Form, href, useNavigation } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { undoMessages, undoProblems } from "#features/accounts/security/messages.ts";
import { findChange, undoChange } from "#features/accounts/security/undo.server.ts";
import { askerOf } from "#features/accounts/viewer.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/not-me.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "This was not me", es: "No fui yo" };

/**
 * Where the link of a letter about a change leads. It needs no sign-in, and asks first: mail scanners
 * follow links too.
 */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get("token") ?? "";
  const change = await findChange(services(args.context), token);
  return { token, change: change && { kind: change.kind, madeOn: toDay(change.madeAt) } };
}

export async function action(args: Route.ActionArgs) {
  const token = String((await formOf(args.request)).get("token"));
  const links = securityLinks(publicOrigin(args.request));
  const done = await undoChange(services(args.context), askerOf(args), token, links);
  return data({ problem: done.problem }, done.problem === null ? 200 : 400);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: "not-reached" as const }));

/** The page is for the reader of the mail alone. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...officeMeta(title, pageLanguages(matches).lang),
  { name: "referrer", content: "same-origin" },
];

export default function NotMe({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { token, change } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const isDone = actionData?.problem === null;
  const problem = actionData?.problem ?? (change ? null : "link-refused");
  const mayPress = !isDone && (problem === null || problem === "not-reached");
  return (
    <Container className="py-10 md:py-16">
      <div className="mx-auto grid max-w-170 gap-6">
        <PageHeading>{say(title)}</PageHeading>
        {isDone && <Notice kind="success">{undoMessages.done}</Notice>}
        {!isDone && problem && <Notice kind="problem">{undoProblems[problem]}</Notice>}
        {mayPress && change && (
          <Form method="post" className="grid justify-items-start gap-5">
            <div className="prose">
              <p>
                {say({
                  en: `On ${formatDay(change.madeOn, "en")} we wrote to you about a change to your account. If it was not you, press the button. This is what happens:`,
                  es: `El ${formatDay(change.madeOn, "es")} te escribimos por un cambio en tu cuenta. Si no fuiste tú, presiona el botón. Esto es lo que pasa:`,
                })}
              </p>
              <ul>
                {change.kind === "address-requested" && <li>{say(undoMessages.stopped)}</li>}
                {change.kind === "address" && <li>{say(undoMessages.restored)}</li>}
                {change.kind === "deletion" && <li>{say(undoMessages.kept)}</li>}
                {undoMessages.always.map((sentence) => (
                  <li key={sentence.en}>{say(sentence)}</li>
                ))}
              </ul>
              <p>
                {say({
                  en: "If it was you, close this page.",
                  es: "Si fuiste tú, cierra esta página.",
                })}
              </p>
            </div>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" look="danger" busy={isBusy}>
              {say({ en: "It was not me: secure my account", es: "No fui yo: proteger mi cuenta" })}
            </Button>
          </Form>
        )}
        {!isDone && !mayPress && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={href("/forgot-password")}>
              {say({ en: "Set a new password", es: "Crear una contraseña nueva" })}
            </ButtonLink>
            <ButtonLink to={href("/contact")} look="quiet">
              {say({ en: "Contact us", es: "Escríbenos" })}
            </ButtonLink>
          </p>
        )}
      </div>
    </Container>
  );
}
