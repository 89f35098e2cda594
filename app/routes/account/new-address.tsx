import { data, Form, href, useNavigation } from "react-router";
import { securityLinks } from "#features/accounts/security/links.ts";
import { securityMessages, securityProblems } from "#features/accounts/security/messages.ts";
import {
  confirmNewAddress,
  findNewAddress,
} from "#features/accounts/security/new-address.server.ts";
import { takeOverGuestReviews } from "#features/reviews/guests/guest-links.server.ts";
import { dropPages, publicOrigin, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Route } from "./+types/new-address.ts";

const title = { en: "Confirm your new email address", es: "Confirma tu nueva dirección de correo" };

/**
 * Where the link in the mail to a new address leads. It asks before the change, because mail scanners
 * follow links too.
 */
export async function loader(args: Route.LoaderArgs) {
  const token = args.url.searchParams.get("token") ?? "";
  return { token, address: await findNewAddress(services(args.context), token) };
}

export async function action(args: Route.ActionArgs) {
  const form = await formOf(args.request);
  const links = securityLinks(publicOrigin(args.request));
  const token = String(form.get("token"));
  const done = await confirmNewAddress(services(args.context), token, links);
  if (done.problem !== null) return data(done, 400);
  await takeOverGuestReviews(services(args.context), done.userId);
  dropPages(args.context);
  return data({ problem: null });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), () => ({ problem: "not-reached" as const }));

export const meta: Route.MetaFunction = ({ matches }) => [
  ...officeMeta(title, pageLanguages(matches).lang),
  { name: "referrer", content: "same-origin" },
];

export default function NewAddress({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { token, address } = loaderData;
  const isBusy = useNavigation().state !== "idle";
  const isDone = actionData?.problem === null;
  const problem = actionData?.problem ?? (address ? null : "link-refused");
  const mayPress = !isDone && (problem === null || problem === "not-reached");
  return (
    <Container className="py-10 md:py-16">
      <div className="mx-auto grid max-w-170 gap-6">
        <PageHeading>{say(title)}</PageHeading>
        {isDone && <Notice kind="success">{securityMessages.newAddressConfirmed}</Notice>}
        {!isDone && problem && <Notice kind="problem">{securityProblems[problem]}</Notice>}
        {mayPress && (
          <Form method="post" className="grid justify-items-start gap-5">
            <p>
              <Rich
                text={say({
                  en: `Confirm that your account gets the address <0>${address}</0>. You then sign in with it, and our emails go there.`,
                  es: `Confirma que tu cuenta pasa a tener la dirección <0>${address}</0>. Desde entonces inicias sesión con ella y ahí llegan nuestros correos.`,
                })}
                parts={[(words) => <b>{words}</b>]}
              />
            </p>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" busy={isBusy}>
              {say({ en: "Confirm new address", es: "Confirmar la nueva dirección" })}
            </Button>
          </Form>
        )}
        {!mayPress && (
          <p>
            <ButtonLink to={href("/account/security")} look="quiet">
              {say({
                en: "Go to your security settings",
                es: "Ir a tu configuración de seguridad",
              })}
            </ButtonLink>
          </p>
        )}
      </div>
    </Container>
  );
}
