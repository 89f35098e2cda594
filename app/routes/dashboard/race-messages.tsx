import { data, Form, redirect, useNavigation } from "react-router";
import {
  chooseNews,
  newsChoiceOf,
  newsChoices,
  newsReaderOf,
} from "#features/race-mail/refusals.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { Choice, ChoiceGroup } from "#ui/form/choice.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formOf } from "#values/form/form.ts";
import type { Words } from "#values/say.ts";
import { pathOf } from "#values/web/language.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/race-messages.ts";

export const handle: Handle = { keepsPages: true };

/** Where a runner ends news of a race, without signing in. Only the button changes anything. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const reader = await readerIn(context, params.token);
  const choice = await newsChoiceOf(services(context), reader);
  return { race: reader.raceName, choice, isSaved: url.searchParams.has("saved") };
}

/** Mail programs post here with one click and without a choice: that ends news of the race. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const reader = await readerIn(context, params.token);
  const chosen = (await formOf(request)).get("news");
  const choice = newsChoices.find((known) => known === chosen) ?? "not-this";
  await chooseNews(services(context), reader, choice);
  return redirect(`${pathOf(url)}?saved`, 303);
}

async function readerIn(context: Route.LoaderArgs["context"], token: string) {
  const reader = await newsReaderOf(services(context), token);
  if (!reader) throw data("This link is not complete, or its account has been deleted.", 404);
  return reader;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Race news", es: "Novedades de carreras" }, pageLanguages(matches).lang);

export default function RaceMessages({ loaderData }: Route.ComponentProps) {
  const { race, choice, isSaved } = loaderData;
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const choices: [value: typeof choice, words: Words][] = [
    [
      "all",
      {
        en: "Send me news of races that I entered",
        es: "Recibir novedades de carreras en las que me inscribí",
      },
    ],
    [
      "not-this",
      {
        en: `No news of ${race} and its other editions`,
        es: `No recibir novedades de ${race} ni de sus otras ediciones`,
      },
    ],
    ["none", { en: "No news of any race", es: "No recibir novedades de ninguna carrera" }],
  ];
  // A runner who follows the link for the first time wants to end these messages.
  const offered = isSaved || choice !== "all" ? choice : "not-this";
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading
        lead={say({
          en: "Organizers can write to you about races that you entered. What you must know about your registration always reaches you.",
          es: "Los organizadores pueden escribirte sobre carreras en las que te inscribiste. Lo que debes saber sobre tu inscripción te llega siempre.",
        })}
      >
        {say({ en: "Race news", es: "Novedades de carreras" })}
      </PageHeading>
      {isSaved && (
        <div className="mt-6">
          <Notice kind="success">
            {choice === "all"
              ? say({
                  en: "Saved. Organizers may write to you again.",
                  es: "Guardado. Los organizadores pueden escribirte otra vez.",
                })
              : say({
                  en: "Saved. You no longer get these messages.",
                  es: "Guardado. Ya no recibirás estos mensajes.",
                })}
          </Notice>
        </div>
      )}
      <Form method="post" key={offered} className="mt-6 grid gap-5">
        <ChoiceGroup label={say({ en: "What you get", es: "Qué recibes" })}>
          <div className="grid gap-1">
            {choices.map(([value, words]) => (
              <Choice
                key={value}
                kind="radio"
                name="news"
                value={value}
                defaultChecked={value === offered}
              >
                {say(words)}
              </Choice>
            ))}
          </div>
        </ChoiceGroup>
        <div>
          <Button type="submit" busy={isBusy}>
            {say({ en: "Save", es: "Guardar" })}
          </Button>
        </div>
      </Form>
    </Container>
  );
}
