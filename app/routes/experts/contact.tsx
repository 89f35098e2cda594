import { data, Form, href, useNavigation } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import type { ContactAnswer } from "#features/experts/expert.ts";
import { ExpertContactLines } from "#features/experts/page/contact-lines.tsx";
import { findContact } from "#features/experts/page/expert-page.server.ts";
import { contactProblems, expertMissing } from "#features/experts/page/messages.ts";
import { clientAddress, requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/contact.ts";

export const handle: Handle = { keepsPages: true };

/** The page that shows how an expert is reached, for browsers without scripts. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = services(args.context);
  const found = await findContact({ db }, args.params.id, await findViewer(args));
  if (!found) throw data("Expert Not Found", 404);
  return { id: found.id, name: found.name };
}

/** The address and the number of an expert. Robots read pages and send no forms. */
export async function action(args: Route.ActionArgs) {
  const { db, limits, log } = services(args.context);
  if (!(await limits.allow("expertContact", clientAddress(args.context)))) {
    return data<ContactAnswer>({ problem: "too-many" }, 429);
  }
  const found = await findContact({ db }, args.params.id, await findViewer(args)).catch(
    (error: unknown) => {
      log.error({ error, id: requestId(args.context) }, "a contact could not be read");
      return undefined;
    },
  );
  if (found === undefined) return data<ContactAnswer>({ problem: "failed" }, 500);
  if (found === null) throw data("Expert Not Found", 404);
  return data<ContactAnswer>({ email: found.email, phone: found.phone });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAnswer<ContactAnswer, ContactAnswer>(serverAction(), () => ({ problem: "failed" }));
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(
    loaderData
      ? { en: `Contact ${loaderData.name}`, es: `Contactar a ${loaderData.name}` }
      : expertMissing,
    pageLanguages(matches).lang,
  );

export default function ContactOfExpert({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { id, name } = loaderData;
  const isBusy = useNavigation().formMethod === "POST";
  const isShown = actionData && !("problem" in actionData);
  return (
    <Container className="py-10 sm:py-14">
      <div className="max-w-2xl">
        <PageHeading>{say({ en: `Contact ${name}`, es: `Contactar a ${name}` })}</PageHeading>
        <div className="mt-8 grid gap-6">
          {actionData && "problem" in actionData && (
            <Notice kind="problem">{contactProblems[actionData.problem]}</Notice>
          )}
          {isShown && <ExpertContactLines {...actionData} />}
          <Form method="post" className="flex flex-wrap gap-3">
            {!isShown && (
              <Button type="submit" busy={isBusy}>
                {say({ en: "Show contact", es: "Mostrar contacto" })}
              </Button>
            )}
            <ButtonLink to={href("/experts/:id", { id })} look={isShown ? "quiet" : "plain"}>
              {say({ en: `Back to ${name}`, es: `Volver a ${name}` })}
            </ButtonLink>
          </Form>
        </div>
      </div>
    </Container>
  );
}
