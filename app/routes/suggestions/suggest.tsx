import { data, Form, href, redirect } from "react-router";
import { findViewer } from "#features/accounts/viewer.server.ts";
import { findAlike } from "#features/races/duplicates/duplicates.server.ts";
import { correctionForm, newRaceForm } from "#features/suggestions/schema.ts";
import {
  type AlikeRace,
  suggestionLimits as most,
  suggestionMessages,
} from "#features/suggestions/suggestion.ts";
import {
  findRaceToCorrect,
  suggestCorrection,
  suggestRace,
} from "#features/suggestions/suggestions.server.ts";
import { clientAddress, requestId, services } from "#services/context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Trap } from "#ui/form/trap.tsx";
import { useLang, useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { sayIn } from "#values/say.ts";
import { placeText } from "#values/text/place-text.ts";
import { languageOf } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/suggest.ts";

/** What is suggested is shown on no page before somebody has looked at it. */
export const handle: Handle = { plain: true, keepsPages: true };

type Answer = FormErrors & { alike: AlikeRace[] };

export async function loader(args: Route.LoaderArgs) {
  const { origin, searchParams } = args.url;
  const viewer = await findViewer(args);
  return {
    url: origin + href("/suggest"),
    race: await raceOf(args),
    isSent: searchParams.has("sent"),
    typed: { name: searchParams.get("name") ?? "", email: viewer?.email ?? "" },
  };
}

/** Keeps a correction of the race in the address or, without one, a new race. */
export async function action(args: Route.ActionArgs) {
  const race = await raceOf(args);
  const form = await formOf(args.request);
  return race ? submitCorrection(args, race, form) : submitRace(args, form);
}

async function submitCorrection(args: Route.ActionArgs, race: { id: string }, form: FormData) {
  const { value, errors } = readForm(correctionForm, form);
  if (errors) return data<Answer>({ ...errors, alike: [] }, 400);
  // A robot gets the same thanks as people, so that it learns nothing.
  if (value.company_url) return sent(race);
  const own = services(args.context);
  const lang = languageOf(args.url);
  return kept(args, form, { race, keep: () => suggestCorrection(own, race.id, value, lang) });
}

async function submitRace(args: Route.ActionArgs, form: FormData) {
  const { value, errors } = readForm(newRaceForm, form);
  if (errors) return data<Answer>({ ...errors, alike: [] }, 400);
  if (value.company_url) return sent(null);
  const own = services(args.context);
  if (!value.sure) {
    const city = value.city.split(",")[0]?.trim() ?? "";
    const alike = await findAlike(own, { name: value.name, city, day: value.start_date });
    if (alike.length > 0) return data<Answer>({ ...formErrors(null, form), alike }, 200);
  }
  const lang = languageOf(args.url);
  return kept(args, form, { race: null, keep: () => suggestRace(own, value, lang) });
}

async function kept(
  { context }: Route.ActionArgs,
  form: FormData,
  { race, keep }: { race: { id: string } | null; keep: () => Promise<unknown> },
) {
  const { limits, log } = services(context);
  if (!(await limits.allow("suggestion", clientAddress(context)))) {
    return refused(suggestionMessages.tooOften, form, 429);
  }
  try {
    await keep();
  } catch (error) {
    log.error({ error, id: requestId(context) }, "a suggestion could not be kept");
    return refused(suggestionMessages.notSent, form, 500);
  }
  return sent(race);
}

function refused(sentence: Parameters<typeof formErrors>[0], form: FormData, status: number) {
  return data<Answer>({ ...formErrors(sentence, form), alike: [] }, status);
}

function sent(race: { id: string } | null) {
  return redirect(`${href("/suggest")}?sent${race ? `&race=${race.id}` : ""}`, 303);
}

/** The race of the address that is to be corrected; `null` where none is named. */
async function raceOf({ context, url }: Pick<Route.LoaderArgs, "context" | "url">) {
  const id = url.searchParams.get("race");
  if (id === null) return null;
  const race = await findRaceToCorrect(services(context), id);
  if (!race) throw data("There is no such race.", 404);
  return race;
}

/** The form knows its reader. */
export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

const newTitle = { en: "Tell us about a race", es: "Cuéntanos de una carrera" };
const correctionTitle = { en: "Suggest a correction", es: "Sugiere una corrección" };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: loaderData?.race ? correctionTitle : newTitle,
    description: {
      en: "A race that is missing, or one with a mistake: a person looks at everything that you send.",
      es: "Una carrera que falta o una con un error: una persona revisa todo lo que envías.",
    },
    url: loaderData?.url ?? "",
    indexed: !loaderData?.race,
  });

/** Where anybody suggests a race or a correction. The page needs no script. */
export default function Suggest({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { race, isSent } = loaderData;
  if (isSent && !actionData) return <Thanks race={race} />;
  const typed: Partial<Record<string, string>> = actionData?.typed ?? loaderData.typed;
  const errors = actionData ?? null;
  const alike = errors?.alike ?? [];
  const link = (
    <TextField
      key="link"
      label={
        race
          ? say({
              en: "Where it says so (link, optional)",
              es: "Dónde dice eso (enlace, opcional)",
            })
          : say({ en: "Link (optional)", es: "Enlace (opcional)" })
      }
      name="link"
      type="url"
      placeholder="https://"
      maxLength={most.link}
      defaultValue={typed.link}
      error={errors?.fields.link}
    />
  );
  const note = (
    <TextArea
      key="note"
      label={
        race
          ? say({ en: "What is wrong?", es: "¿Qué está mal?" })
          : say({ en: "Note (optional)", es: "Nota (opcional)" })
      }
      name="note"
      required={race !== null}
      rows={5}
      maxLength={most.note}
      defaultValue={typed.note}
      error={errors?.fields.note}
    />
  );
  return (
    <Container className="pt-10 pb-16 md:pt-16">
      <div className="max-w-2xl">
        <PageHeading
          lead={
            race ? (
              <TextLink to={href("/races/:id", { id: race.id })}>{race.name}</TextLink>
            ) : (
              say({
                en: "What you know is enough: a name and a link already help. A person looks at it before it is on the site.",
                es: "Basta con lo que sepas: un nombre y un enlace ya ayudan. Una persona lo revisa antes de publicarlo.",
              })
            )
          }
        >
          {say(race ? correctionTitle : newTitle)}
        </PageHeading>
        <Form
          method="post"
          action={href("/suggest") + (race ? `?race=${race.id}` : "")}
          reloadDocument
          noValidate
          className="mt-8 grid gap-5"
        >
          {errors && alike.length === 0 && (
            <Notice kind="problem">
              {errors.form ??
                say({ en: "Please look at the marked fields.", es: "Revisa los campos marcados." })}
            </Notice>
          )}
          {alike.length > 0 && <AlikeRaces races={alike} />}
          {!race && <RaceFields typed={typed} errors={errors} />}
          {race ? [note, link] : [link, note]}
          <TextField
            label={say({ en: "Email (optional)", es: "Correo electrónico (opcional)" })}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            hint={say({
              en: "We write once, when somebody has decided, and then forget it.",
              es: "Te escribimos una vez, cuando alguien lo haya decidido, y después lo olvidamos.",
            })}
            defaultValue={typed.email}
            error={errors?.fields.email}
          />
          <Trap />
          <p>
            <Button type="submit" size="large">
              {alike.length > 0
                ? say({ en: "None of these: send it", es: "Ninguna de estas: enviar" })
                : say({ en: "Send", es: "Enviar" })}
            </Button>
          </p>
        </Form>
      </div>
    </Container>
  );
}

type Fields = { typed: Partial<Record<string, string>>; errors: FormErrors | null };

/** What is asked of a race that the site lacks. */
function RaceFields({ typed, errors }: Fields) {
  const say = useSay();
  const field = (name: string) => ({
    name,
    defaultValue: typed[name],
    error: errors?.fields[name],
  });
  return (
    <>
      <TextField
        label={say({ en: "Name of the race", es: "Nombre de la carrera" })}
        required
        maxLength={most.name}
        {...field("name")}
      />
      <div className="grid gap-5 sm:grid-cols-3">
        <TextField
          label={say({ en: "Date (optional)", es: "Fecha (opcional)" })}
          type="date"
          {...field("start_date")}
        />
        <TextField
          label={say({ en: "City (optional)", es: "Ciudad (opcional)" })}
          maxLength={most.city}
          {...field("city")}
        />
        <TextField
          label={say({ en: "Country (optional)", es: "País (opcional)" })}
          autoComplete="country-name"
          maxLength={most.country}
          {...field("country")}
        />
      </div>
      <TextField
        label={say({ en: "Distances (optional)", es: "Distancias (opcional)" })}
        placeholder="10K, 21K"
        maxLength={most.distances}
        {...field("distances")}
      />
    </>
  );
}

/** "Is it one of these?" The next click sends the form as it is. */
function AlikeRaces({ races }: { races: AlikeRace[] }) {
  const lang = useLang();
  const say = sayIn(lang);
  return (
    <Notice>
      <p className="font-semibold">{say({ en: "Is it one of these?", es: "¿Es una de estas?" })}</p>
      <ul className="mt-2 grid gap-1">
        {races.map(({ id, name, startDate, city, country }) => (
          <li key={id}>
            <TextLink to={href("/races/:id", { id })}>{name}</TextLink>{" "}
            <span className="text-muted">
              {formatDay(startDate, lang)} · {placeText({ city, state: null, country }, lang)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {say({
          en: "If so, there is nothing to send; its page takes corrections.",
          es: "Si es así, no hace falta enviar nada; en su página puedes sugerir correcciones.",
        })}
      </p>
      <input type="hidden" name="sure" value="yes" />
    </Notice>
  );
}

function Thanks({ race }: { race: { id: string; name: string } | null }) {
  const say = useSay();
  return (
    <Container className="pt-10 pb-16 md:pt-16">
      <PageHeading
        lead={say({
          en: "A person looks at what you sent. If you left an address, we tell you what became of it.",
          es: "Una persona revisará lo que enviaste. Si dejaste un correo, te contaremos qué pasó.",
        })}
      >
        {say({ en: "Thank you", es: "Gracias" })}
      </PageHeading>
      <p className="mt-8">
        {race ? (
          <ButtonLink to={href("/races/:id", { id: race.id })} className="whitespace-normal">
            {say({ en: `Back to ${race.name}`, es: `Volver a ${race.name}` })}
          </ButtonLink>
        ) : (
          <ButtonLink to={href("/suggest")} look="quiet">
            {say({ en: "Suggest another race", es: "Sugerir otra carrera" })}
          </ButtonLink>
        )}
      </p>
    </Container>
  );
}
