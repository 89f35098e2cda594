import { data, Form, redirect, useNavigation } from "react-router";
import {
  memberOfToken,
  setRaceNews,
  wantsRaceNews,
} from "#features/recommendations/news/telling.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/race-news.ts";

export const handle: Handle = { keepsPages: true };

/** Where the mails about races are ended, and begun again. Only the button changes anything. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const member = await memberIn(context, params.token);
  return { isOn: await wantsRaceNews(services(context), member) };
}

/** Mail programs post here with one click and without a field: that ends the mails. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const member = await memberIn(context, params.token);
  const form = await formOf(request);
  await setRaceNews(services(context), member, form.get("turn") === "on");
  return redirect(pathOf(url), 303);
}

async function memberIn(context: Route.LoaderArgs["context"], token: string) {
  const member = await memberOfToken(services(context), token);
  if (!member) throw data("This link is not complete, or its account has been deleted.", 404);
  return member;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Race emails", es: "Correos sobre carreras" }, pageLanguages(matches).lang);

export default function RaceNews({ loaderData: { isOn } }: Route.ComponentProps) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading lead={say(isOn ? onWords : offWords)}>
        {say({ en: "Race emails", es: "Correos sobre carreras" })}
      </PageHeading>
      <Form method="post" className="mt-6">
        <input type="hidden" name="turn" value={isOn ? "off" : "on"} />
        <Button type="submit" look={isOn ? "plain" : "primary"} busy={isBusy}>
          {isOn
            ? say({ en: "Stop these emails", es: "Dejar de recibir estos correos" })
            : say({ en: "Send me these emails", es: "Recibir estos correos" })}
        </Button>
      </Form>
    </Container>
  );
}

const onWords = {
  en: "With a plan that includes it, you get an email when registration opens for a race that you keep or that fits you, and when its price rises: at most one a day.",
  es: "Con un plan que lo incluye, te escribimos cuando se abren las inscripciones de una carrera que guardaste o que va contigo, y cuando sube su precio: como máximo un correo al día.",
};

const offWords = {
  en: "These emails are off. With a plan that includes them, they would tell you when registration opens for a race that you keep or that fits you, and when its price rises.",
  es: "Estos correos están desactivados. Con un plan que los incluye, te avisarían cuando se abren las inscripciones de una carrera que guardaste o que va contigo, y cuando sube su precio.",
};
