import type { ReactNode } from "react";
import { data, Form, href, useNavigation } from "react-router";
import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { locatorOf } from "#features/races/map/locator.server.ts";
import { Locator, type LocatorMap } from "#features/races/map/locator-map.tsx";
import { decidePlace } from "#features/races/places/correcting/commands.server.ts";
import {
  placeDecisions,
  placeProblems,
  placingProblems,
} from "#features/races/places/correcting/messages.ts";
import {
  type Candidate,
  findRaceToPlace,
  type RaceToPlace,
} from "#features/races/places/correcting/queries.server.ts";
import { placeForm } from "#features/races/places/correcting/schema.ts";
import type { Editor } from "#features/races/rights.server.ts";
import { dropPages, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { useFirstInvalid } from "#ui/form/first-invalid.ts";
import { Said, useLang, useSay } from "#ui/language/language.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { ToolHeading } from "#ui/page/tool-heading.tsx";
import { withQuery } from "#values/address.ts";
import { placeIn } from "#values/countries.ts";
import { formatDay } from "#values/day.ts";
import { type FormErrors, formErrors, formOf, readForm } from "#values/form/form.ts";
import { readPageNumber } from "#values/form/paging.ts";
import type { Position } from "#values/geo/position.ts";
import { sayIn } from "#values/say.ts";
import { placeText } from "#values/text/place-text.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import type { Route } from "./+types/place.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor, at } = await requireEditor(args);
  return { ...(await loadPlace(args, editor, args.params.id)), list: listPage(at, args.url) };
}

export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { id } = args.params;
  return submitPlace(args, editor, { id, back: backTo(at, listPage(at, args.url), id) });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(
    { en: "Position of a Race", es: "Ubicación de una carrera" },
    pageLanguages(matches).lang,
  );

/** Where a race is. */
export default function PlaceRace({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const { list, race } = loaderData;
  const at = useWorkplace();
  return (
    <PlaceScreen {...loaderData} errors={actionData ?? null} back={backTo(at, list, race.id)}>
      {list
        ? say({ en: "Back to the list", es: "Volver a la lista" })
        : say({ en: "Back to the race", es: "Volver a la carrera" })}
    </PlaceScreen>
  );
}

/**
 * The page of the back office's list of races without a position that led here; `null` for a visit from
 * the race.
 */
function listPage(at: Workplace, url: URL): number | null {
  const page = at.isOffice && url.searchParams.get("list");
  return page ? readPageNumber(page) : null;
}

function backTo(at: Workplace, list: number | null, id: string): string {
  return list ? withQuery(href("/admin/races/places"), { page: String(list) }) : at.race(id);
}

/** Where a race is, how that is known, and the ways to correct it. */
function PlaceScreen({
  race,
  typed,
  map,
  errors,
  back,
  list,
  children,
}: {
  race: RaceToPlace;
  /** What was looked for instead of the race's town. */
  typed: string;
  /** Where the race is now; `null` where no map reaches. */
  map: LocatorMap | null;
  errors: FormErrors | null;
  /** Where the screen was opened, which `children` name. */
  back: string;
  /** The page of the list of open races from which it was opened, if it was. */
  list?: number | null;
  children: ReactNode;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  return (
    <>
      <BackLink to={back}>{children}</BackLink>
      <ToolHeading lead={`${race.name}, ${formatDay(race.startDate, lang)}`}>
        {say({ en: "Position", es: "Ubicación" })}
      </ToolHeading>
      <div className="grid max-w-160 gap-8">
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_15rem]">
          <CurrentPlace race={race} />
          {map && <Locator map={map} />}
        </div>
        {errors?.form && (
          <p role="alert" className="font-medium text-danger">
            <Said>{errors.form}</Said>
          </p>
        )}
        <section className="grid gap-4">
          <h2 className="text-xl">{say({ en: "Choose a place", es: "Elige un lugar" })}</h2>
          <Form method="get" className="flex items-end gap-2">
            {list && <input type="hidden" name="list" value={list} />}
            <TextField
              label={say({ en: "Look for a place", es: "Busca un lugar" })}
              name="q"
              type="search"
              defaultValue={typed}
              maxLength={100}
              className="min-w-0 flex-1"
            />
            <Button type="submit" look="quiet">
              {say({ en: "Search", es: "Buscar" })}
            </Button>
          </Form>
          {race.candidates.length === 0 ? (
            <p className="text-muted">
              {typed
                ? say({
                    en: "No place of this name was found.",
                    es: "No encontramos ningún lugar con este nombre.",
                  })
                : say({
                    en: "No place fits what the race says. Look for it under another name, or type its position below.",
                    es: "Ningún lugar coincide con lo que dice la carrera. Búscalo con otro nombre o escribe sus coordenadas abajo.",
                  })}
            </p>
          ) : (
            <Candidates candidates={race.candidates} />
          )}
        </section>
        <TypedPosition race={race} errors={errors} />
        <Form method="post" className="grid justify-items-start gap-2">
          <input type="hidden" name="choice" value="leave" />
          <h2 className="text-xl">{say({ en: "No position", es: "Sin ubicación" })}</h2>
          <p className="text-muted">
            {say({
              en: "The race stays out of the map and of searches near a place.",
              es: "La carrera no aparecerá en el mapa ni en las búsquedas cerca de un lugar.",
            })}
          </p>
          <Button type="submit" look="quiet" size="small">
            {say({ en: "Leave without a position", es: "Dejar sin ubicación" })}
          </Button>
        </Form>
      </div>
    </>
  );
}

function CurrentPlace({
  race: { city, state, country, place, decision, problem },
}: {
  race: RaceToPlace;
}) {
  const lang = useLang();
  const say = sayIn(lang);
  return (
    <dl className="grid content-start gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <dt className="text-muted">{say({ en: "The race says", es: "La carrera dice" })}</dt>
      <dd>{placeText({ city, state, country }, lang)}</dd>
      <dt className="text-muted">{say({ en: "Its position", es: "Su ubicación" })}</dt>
      <dd>
        {place ? (
          <>
            {[place.name, place.state].filter(Boolean).join(", ")} ·{" "}
            <PositionText position={place.position} />
          </>
        ) : (
          say({ en: "None", es: "Ninguna" })
        )}
      </dd>
      <dt className="text-muted">{say({ en: "Source", es: "Origen" })}</dt>
      <dd>
        {decision
          ? say(placeDecisions[decision])
          : say({ en: "Not looked up yet.", es: "Aún no la hemos buscado." })}{" "}
        {problem && say(placeProblems[problem])}
      </dd>
    </dl>
  );
}

function Candidates({ candidates }: { candidates: Candidate[] }) {
  const lang = useLang();
  const say = sayIn(lang);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {candidates.map(({ label, position }) => (
        <li key={`${label} ${position.lat} ${position.lon}`}>
          <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <input type="hidden" name="choice" value="place" />
            <input type="hidden" name="label" value={label} />
            <span className="min-w-0 flex-1">
              {placeIn(label, lang)}
              <span className="block text-sm text-muted">
                <PositionText position={position} />
              </span>
            </span>
            <Button
              type="submit"
              look="quiet"
              size="small"
              aria-label={say({ en: `Use ${label}`, es: `Usar ${placeIn(label, lang)}` })}
            >
              {say({ en: "Use", es: "Usar" })}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function TypedPosition({ race, errors }: { race: RaceToPlace; errors: FormErrors | null }) {
  const say = useSay();
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFirstInvalid(errors);
  return (
    <Form ref={form} method="post" className="grid gap-4">
      <input type="hidden" name="choice" value="typed" />
      <h2 className="text-xl">{say({ en: "Type a position", es: "Escribe las coordenadas" })}</h2>
      <TextField
        label={say({ en: "Name of the place", es: "Nombre del lugar" })}
        name="name"
        required
        maxLength={100}
        defaultValue={errors?.typed.name ?? race.city}
        error={errors?.fields.name}
      />
      <TextField
        label={say({ en: "Latitude and longitude", es: "Latitud y longitud" })}
        name="position"
        required
        inputMode="text"
        placeholder="-13.5170, -71.9785"
        hint={say({
          en: "In degrees, as most maps copy them. South and west are negative.",
          es: "En grados, como las copian casi todos los mapas. El sur y el oeste son negativos.",
        })}
        defaultValue={errors?.typed.position}
        error={errors?.fields.position}
      />
      <div>
        <Button type="submit" busy={isBusy}>
          {say({ en: "Save position", es: "Guardar ubicación" })}
        </Button>
      </div>
    </Form>
  );
}

/** A position as people read it: `13.5230° S, 71.9670° W`. */
function PositionText({ position: { lat, lon } }: { position: Position }) {
  const say = useSay();
  return (
    <span className="tabular whitespace-nowrap">
      {degrees(lat, "N", "S")}, {degrees(lon, "E", say({ en: "W", es: "O" }))}
    </span>
  );
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}

/** What the screen of a race's position shows to anyone who may edit the race. */
async function loadPlace(asked: RequestArgs & { url: URL }, editor: Editor, id: string) {
  const typed = asked.url.searchParams.get("q")?.trim() ?? "";
  const race = await findRaceToPlace(services(asked.context), editor, { id, typed });
  if (!race) throw data(placingProblems["no-race"].en, 404);
  const position = race.place?.position ?? null;
  return { race, typed, map: locatorOf({ position, country: race.country }) };
}

/** Stores the form about the place of a race, and redirects. */
async function submitPlace(
  asked: RequestArgs,
  editor: Editor,
  { id, back }: { id: string; back: string },
) {
  const form = await formOf(asked.request);
  const { value, errors } = readForm(placeForm, form);
  if (!value) return data(errors, 400);
  const { problem } = await decidePlace(services(asked.context), editor, id, value);
  if (problem === "no-race") throw data(placingProblems[problem].en, 404);
  if (problem) return data(formErrors(placingProblems[problem], form), 400);
  dropPages(asked.context);
  return seeOtherSaying(
    back,
    value.choice === "leave"
      ? { en: "The race stays without a position.", es: "La carrera queda sin ubicación." }
      : { en: "Position saved.", es: "Ubicación guardada." },
  );
}
