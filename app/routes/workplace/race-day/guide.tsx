import { data, Form } from "react-router";
import { guideOf, saveGuide } from "#features/race-day/guide.server.ts";
import { raceDayProblems } from "#features/race-day/messages.ts";
import {
  type GuidePart,
  guideParts,
  guideWords,
  longestGuideText,
  longestMapLink,
} from "#features/race-day/race-day.ts";
import { RaceDayFrame, raceDayTitles } from "#features/race-day/race-day-frame.tsx";
import { guideForm } from "#features/race-day/schema.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import { editsRace, findWorkplaceRace } from "#features/races/rights.server.ts";
import { services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { useIsSending } from "#ui/form/sending.ts";
import { formAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { type FormErrors, formOf, readForm } from "#values/form/form.ts";
import { langs, type Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Handle } from "../../handle.ts";
import { requireEditor } from "../editor.server.ts";
import type { Route } from "./+types/guide.ts";

export const handle: Handle = { keepsPages: true };

/** `…/races/:id/guide`: what runners are told before the race. */
export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const race = await findWorkplaceRace(services(args.context), editor, args.params.id);
  if (!race) throw raceMissing();
  return { race, guide: await guideOf(services(args.context), race.id) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const raceId = raceIdOf(args.params.id);
  if (!(await editsRace(services(args.context), editor, raceId))) throw raceMissing();
  const { value, errors } = readForm(guideForm, await formOf(args.request));
  if (errors) return data<FormErrors>(errors, 400);
  const { problem } = await saveGuide(services(args.context), editor, raceId, value);
  if (problem) throw raceMissing();
  return seeOtherSaying(at.guide(raceId), { en: "Saved.", es: "Guardado." });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  formAnswer(serverAction(), raceDayProblems.failed);

export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(raceDayTitles.guide, pageLanguages(matches).lang);

const hints: Record<GuidePart, Words> = {
  arrival: {
    en: "Parking, public transport, when the bag drop closes",
    es: "Estacionamiento, transporte público, hasta cuándo se guardan las mochilas",
  },
  bring: {
    en: "One thing on each line: it becomes the runner's checklist",
    es: "Una cosa en cada línea: será la lista del corredor",
  },
  documents: {
    en: "One document on each line: identity document, signed waiver, medical certificate",
    es: "Un documento en cada línea: documento de identidad, deslinde firmado, certificado médico",
  },
  kit: {
    en: "One thing on each line: bib, chip, shirt",
    es: "Una cosa en cada línea: dorsal, chip, camiseta",
  },
};

const inLanguages: Record<"en" | "es", Words> = {
  en: { en: "In English", es: "En inglés" },
  es: { en: "In Spanish", es: "En español" },
};

export default function Guide({ loaderData: { race, guide }, actionData }: Route.ComponentProps) {
  const say = useSay();
  const errors = actionData ?? null;
  const form = useFirstInvalid(errors);
  const isSending = useIsSending(useWorkplace().guide(race.id));
  return (
    <RaceDayFrame race={race} screen="guide">
      <Form ref={form} method="post" className="grid max-w-200 gap-8">
        <p className="text-muted">
          {say({
            en: "Every runner has a page for race day, with the start, the wave and the kit pick-up. What you write here is on it. A text in one language is shown on the pages of both.",
            es: "Cada corredor tiene una página para el día de la carrera, con la salida, la oleada y la entrega del kit. Lo que escribas aquí aparece en ella. Un texto en un solo idioma se muestra en las páginas de los dos.",
          })}
        </p>
        {errors?.form && <Notice kind="problem">{errors.form}</Notice>}
        <TextField
          label={say({ en: "Link to a map of the start", es: "Enlace a un mapa de la salida" })}
          name="map_link"
          type="url"
          maxLength={longestMapLink}
          defaultValue={errors?.typed.map_link ?? guide.mapLink ?? ""}
          error={errors?.fields.map_link}
        />
        {guideParts.map((part) => (
          <fieldset key={part} className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-2 font-display text-lg font-bold">{say(guideWords[part])}</legend>
            <p className="text-sm text-muted sm:col-span-2">{say(hints[part])}</p>
            {langs.map((lang) => (
              <TextArea
                key={lang}
                label={
                  <>
                    <span className="sr-only">{say(guideWords[part])} </span>
                    {say(inLanguages[lang])}
                  </>
                }
                name={`${part}_${lang}`}
                lang={lang}
                rows={5}
                maxLength={longestGuideText}
                defaultValue={errors?.typed[`${part}_${lang}`] ?? guide.texts[part][lang] ?? ""}
                error={errors?.fields[`${part}_${lang}`]}
              />
            ))}
          </fieldset>
        ))}
        <div>
          <Button type="submit" busy={isSending}>
            {say({ en: "Save", es: "Guardar" })}
          </Button>
        </div>
      </Form>
    </RaceDayFrame>
  );
}
