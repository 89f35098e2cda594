import { data, Form, href, useNavigation } from "react-router";
import {
  deletionOf,
  keepAccount,
  readKeepLink,
} from "#features/accounts/deletion/commands.server.ts";
import { deletedOn, deletionMessages } from "#features/accounts/deletion/deletion.ts";
import { securityLinks } from "#features/accounts/security/links.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/keep.ts";

export const handle: Handle = { keepsPages: true };

const title = { en: "Keep your account", es: "Conserva tu cuenta" };

/** Where the link in the mail about a deletion leads. It asks first, and needs no sign-in. */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get("token") ?? "";
  const owner = await readKeepLink(services(args.context), token);
  return { token, day: owner && (await deletionOf(services(args.context), owner)) };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const owner = await readKeepLink(services(args.context), String(form.get("token")));
  const links = securityLinks(publicOrigin(args.request));
  const wasKept =
    owner !== null && (await keepAccount(services(args.context), owner, links)).wasKept;
  return data({ wasKept }, wasKept ? 200 : 400);
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...officeMeta(title, pageLanguages(matches).lang),
  { name: "referrer", content: "same-origin" },
];

export default function KeepAccount({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { token, day } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  return (
    <Container className="py-10 md:py-16">
      <div className="mx-auto grid max-w-170 justify-items-start gap-6">
        <PageHeading>{say(title)}</PageHeading>
        {actionData?.wasKept && <Notice kind="success">{deletionMessages.kept}</Notice>}
        {!actionData?.wasKept && !day && (
          <Notice kind="problem">{deletionMessages.linkRefused}</Notice>
        )}
        {!actionData?.wasKept && day && (
          <Form method="post" className="grid justify-items-start gap-5">
            <p>
              {say({
                en: `${deletedOn(day).en} If you keep it, everything stays as it is.`,
                es: `${deletedOn(day).es} Si la conservas, todo queda como está.`,
              })}
            </p>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" busy={isBusy}>
              {say({ en: "Keep my account", es: "Conservar mi cuenta" })}
            </Button>
          </Form>
        )}
        {(actionData || !day) && (
          <ButtonLink to={href("/")} look="quiet">
            {say({ en: "Go to the home page", es: "Ir a la página de inicio" })}
          </ButtonLink>
        )}
      </div>
    </Container>
  );
}
