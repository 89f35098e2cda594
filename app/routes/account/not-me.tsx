import { data, Form, href, useNavigation } from "react-router";
import { askerOf } from "#features/accounts/asker.server.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { undoMessages, undoProblems } from "#features/accounts/security/messages.ts";
import { findChange, undoChange } from "#features/accounts/security/undo.server.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay, toDay } from "#values/day.ts";
import { formOf } from "#values/form/form.ts";
import { officeMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/not-me.ts";

export const handle: Handle = { keepsPages: true };

const title = "This was not me";

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

export const meta: Route.MetaFunction = () => [
  ...officeMeta(title),
  { name: "referrer", content: "same-origin" },
];

export default function NotMe({ loaderData, actionData }: Route.ComponentProps) {
  const { token, change } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const isDone = actionData?.problem === null;
  const problem = actionData?.problem ?? (change ? null : "link-refused");
  const mayPress = !isDone && (problem === null || problem === "not-reached");
  return (
    <Container className="py-10 md:py-16">
      <div className="mx-auto grid max-w-170 gap-6">
        <PageHeading>{title}</PageHeading>
        {isDone && <Notice kind="success">{undoMessages.done}</Notice>}
        {!isDone && problem && <Notice kind="problem">{undoProblems[problem]}</Notice>}
        {mayPress && change && (
          <Form method="post" className="grid justify-items-start gap-5">
            <div className="prose">
              <p>
                On {formatDay(change.madeOn)} we wrote to you about a change to your account. If it
                was not you, press the button. This is what happens:
              </p>
              <ul>
                {change.kind === "address-requested" && <li>{undoMessages.stopped}</li>}
                {change.kind === "address" && <li>{undoMessages.restored}</li>}
                {change.kind === "deletion" && <li>{undoMessages.kept}</li>}
                {undoMessages.always.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
              <p>If it was you, close this page.</p>
            </div>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" look="danger" busy={isBusy}>
              It was not me: secure my account
            </Button>
          </Form>
        )}
        {!isDone && !mayPress && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={href("/forgot-password")}>Set a new password</ButtonLink>
            <ButtonLink to={href("/contact")} look="quiet">
              Contact us
            </ButtonLink>
          </p>
        )}
      </div>
    </Container>
  );
}
