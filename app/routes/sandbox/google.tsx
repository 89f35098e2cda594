import { data, Form, href, redirect } from "react-router";
import { AuthHeading } from "#features/accounts/auth-heading.tsx";
import { googlePersonForm } from "#features/accounts/schema.ts";
import { mayUseSandbox } from "#features/accounts/sign-in/sandbox-door.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { formOf, readForm } from "#values/form/form.ts";
import { pageMeta } from "#values/web/page-meta.ts";
import type { Route } from "./+types/google.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireSandbox(args);
  const { url } = args;
  const isAsked = url.searchParams.get("redirect_uri") === callbackOf(url);
  return { isAsked, asked: isAsked ? url.search : "", origin: url.origin };
}

export async function action(args: Route.ActionArgs) {
  const grant = await requireSandbox(args);
  const { request, url } = args;
  const form = await formOf(request);
  const asked = new URLSearchParams(String(form.get("asked")));
  if (asked.get("redirect_uri") !== callbackOf(url)) throw data(null, 400);
  const answer = new URLSearchParams({ state: asked.get("state") ?? "" });
  if (form.has("cancel")) answer.set("error", "access_denied");
  else {
    const { value, errors } = readForm(googlePersonForm, form);
    if (errors) return data(errors, 400);
    answer.set("code", grant(value, asked));
  }
  return redirect(`${href("/auth/callback/google")}?${answer}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: "Sign in with Google (sandbox)",
    description: "Stands for Google's own page on this demo server.",
    url: `${loaderData?.origin}${href("/sandbox/google")}`,
    indexed: false,
  });

export default function GoogleConsent({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AuthHeading aside="This page stands for Google's own. Be whoever you like.">
        Sign in with Google
      </AuthHeading>
      {loaderData.isAsked ? (
        <Form method="post" reloadDocument noValidate className="grid gap-4">
          <input type="hidden" name="asked" value={loaderData.asked} />
          <TextField
            label="Name"
            name="name"
            autoComplete="off"
            defaultValue={actionData?.typed.name ?? "Gala Runner"}
            error={actionData?.fields.name}
          />
          <TextField
            label="Google address"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={actionData?.typed.email ?? "gala.runner@gmail.test"}
            error={actionData?.fields.email}
          />
          <p className="text-sm text-muted">
            Dorsal wants to know your name and your address, also while you are away.
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button type="submit" name="cancel" value="1" look="quiet">
              Cancel
            </Button>
            <Button type="submit">Allow</Button>
          </div>
        </Form>
      ) : (
        <Notice kind="problem">Nobody has asked for this page. Begin at the login page.</Notice>
      )}
    </>
  );
}

/** @throws {Response} 404 where the real Google answers, or none, and for people elsewhere */
async function requireSandbox(args: Route.LoaderArgs | Route.ActionArgs) {
  const { grant } = services(args.context).identity;
  if (!grant || !(await mayUseSandbox(args))) throw data(null, 404);
  return grant;
}

function callbackOf(url: URL): string {
  return url.origin + href("/auth/callback/google");
}
