import type { ReactNode } from "react";
import { data, Form, href } from "react-router";
import {
  markedPoints,
  openingProblems,
  type PointName,
  type SetupPoint,
} from "#features/races/editing/opening/checklist.ts";
import {
  findSetup,
  markPoint,
  openRegistration,
} from "#features/races/editing/opening/opening.server.ts";
import { raceIdOf, raceMissing } from "#features/races/editing/screens/race-missing.server.ts";
import { useWorkplace } from "#features/races/editing/screens/workplace-context.tsx";
import type { Workplace } from "#features/races/editing/workplace.ts";
import { SetupFrame } from "#features/registrations/setup-frame.tsx";
import { previewPath } from "#features/registrations/wizard/wizard.ts";
import { dropPages, services } from "#services/context.ts";
import { Button } from "#ui/button.tsx";
import { useIsSending } from "#ui/form/sending.ts";
import { serverAnswer } from "#ui/form/server-answer.ts";
import { isServerReached } from "#ui/form/server-reached.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Notice } from "#ui/message/notice.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { Words } from "#values/say.ts";
import { officeMeta, pageLanguages } from "#values/web/page-meta.ts";
import { seeOtherSaying } from "#values/web/said.ts";
import { changeOf } from "../changes.ts";
import type { Route } from "./+types/setup.ts";
import { requireEditor } from "./editor.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { editor } = await requireEditor(args);
  const { id, change } = args.params;
  if (change !== undefined) changeOf(changes, change);
  const setup = await findSetup(services(args.context), editor, id);
  if (!setup) throw raceMissing();
  return setup;
}

/** The points that an organizer marks as looked at, each at its own address. */
const changes = { form: "form", waiver: "waiver" } as const;

type Answer = { problem: Words; missing: SetupPoint[] };

/** Opens the registration, or marks a point. */
export async function action(args: Route.ActionArgs) {
  const { editor, at } = await requireEditor(args);
  const { change } = args.params;
  const id = raceIdOf(args.params.id);
  const all = services(args.context);
  if (change !== undefined) {
    const { problem } = await markPoint(all, editor, id, changeOf(changes, change));
    if (problem) throw raceMissing();
    return seeOtherSaying(at.setup(id), { en: "Marked as ready.", es: "Marcado como listo." });
  }
  const opened = await openRegistration(all, editor, id);
  if (opened.problem === "no-race") throw raceMissing();
  if (opened.problem === "missing") {
    return data<Answer>({ problem: openingProblems.missing, missing: opened.points }, 409);
  }
  dropPages(args.context);
  return seeOtherSaying(at.setup(id), {
    en: "Registration is open.",
    es: "Las inscripciones están abiertas.",
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  serverAnswer(serverAction(), (): Answer => ({ problem: openingProblems.failed, missing: [] }));

/** Also after a refusal: what is missing may have changed. */
export const shouldRevalidate = isServerReached;

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta({ en: "Checklist", es: "Pendientes" }, pageLanguages(matches).lang);

const titles: Record<PointName, Words> = {
  date: { en: "Date", es: "Fecha" },
  place: { en: "Place", es: "Lugar" },
  link: { en: "Registration link", es: "Enlace de inscripción" },
  distances: { en: "Distances and places", es: "Distancias y cupos" },
  prices: { en: "Prices and ways to pay", es: "Precios y formas de pago" },
  extras: { en: "Extras", es: "Adicionales" },
  form: { en: "Entry form", es: "Formulario de inscripción" },
  waiver: { en: "Waiver", es: "Deslinde de responsabilidad" },
  closing: { en: "Last day of registration", es: "Cierre de inscripciones" },
  contact: { en: "Contact", es: "Contacto" },
};

const states: Record<SetupPoint["state"], { icon: IconName; color: string; words: Words }> = {
  done: { icon: "check", color: "text-pine", words: { en: "Ready", es: "Listo" } },
  missing: { icon: "alert", color: "text-danger", words: { en: "Missing", es: "Falta" } },
  undecided: { icon: "clock", color: "text-muted", words: { en: "Optional", es: "Opcional" } },
};

/** Where a point is decided; `null` where only the administrators of the site do. */
function placeOf(at: Workplace, id: string, name: PointName): string | null {
  switch (name) {
    case "place":
      return at.place(id);
    case "prices":
      return at.prices(id);
    case "extras":
      return at.extras(id);
    case "form":
      return at.entryForm(id);
    case "waiver":
      return `${at.entryForm(id)}#own-waiver`;
    case "contact":
      return at.isOffice ? href("/admin/races/edit/:id/organizers", { id }) : null;
    default:
      return at.race(id);
  }
}

/** What is missing or undecided before the registration of a race can open, and the button that opens it. */
export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay();
  const at = useWorkplace();
  const { race, points, isOpen, isInternal } = loaderData;
  const isOpening = useIsSending(at.setup(race.id));
  const missing = points.filter(({ state }) => state === "missing").length;
  return (
    <SetupFrame race={race} screen="setup" isInternal={isInternal}>
      <div className="grid max-w-160 gap-6">
        {actionData && (
          <Notice kind="problem">
            <p>{say(actionData.problem)}</p>
            {actionData.missing.length > 0 && (
              <ul className="mt-1 grid list-disc gap-1 pl-5">
                {actionData.missing.map(({ name, words }) => (
                  <li key={name}>{`${say(titles[name])}: ${say(words)}`}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        <p className="text-muted">
          {isOpen
            ? say({
                en: "Registration is open. You can close it in the details of the race.",
                es: "Las inscripciones están abiertas. Puedes cerrarlas en los datos de la carrera.",
              })
            : say({
                en: "Registration is closed until you open it here. Optional points can stay as they are.",
                es: "Las inscripciones están cerradas hasta que las abras aquí. Los puntos opcionales pueden quedarse como están.",
              })}
        </p>
        <ol className="divide-y divide-line border-y border-line">
          {points.map((point) => (
            <Point key={point.name} raceId={race.id} point={point} />
          ))}
        </ol>
        {isInternal && (
          <p>
            <TextLink to={previewPath({ raceId: race.id, distanceId: null }, 1)}>
              {say({ en: "See the form as a runner", es: "Ver el formulario como corredor" })}
            </TextLink>
          </p>
        )}
        {!isOpen && (
          <Form method="post" action={at.setup(race.id)} className="grid justify-items-start gap-2">
            <Button type="submit" busy={isOpening}>
              {say({ en: "Open registration", es: "Abrir inscripciones" })}
            </Button>
            {missing > 0 && (
              <p className="text-sm text-muted">
                {missing === 1
                  ? say({ en: "One point is missing.", es: "Falta un punto." })
                  : say({ en: `${missing} points are missing.`, es: `Faltan ${missing} puntos.` })}
              </p>
            )}
          </Form>
        )}
      </div>
    </SetupFrame>
  );
}

function Point({ raceId, point: { name, state, words } }: { raceId: string; point: SetupPoint }) {
  const say = useSay();
  const at = useWorkplace();
  const to = placeOf(at, raceId, name);
  const { icon, color, words: stateWords } = states[state];
  const title: ReactNode = to ? (
    <TextLink to={to}>{say(titles[name])}</TextLink>
  ) : (
    say(titles[name])
  );
  const marked = markedPoints.find((point) => point === name);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <b className="font-semibold">{title}</b>
        <span className="block text-muted">{say(words)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className={`flex items-center gap-1.5 text-sm font-medium ${color}`}>
          <Icon name={icon} className="size-4" />
          {say(stateWords)}
        </span>
        {marked && state === "undecided" && (
          <Form method="post" action={at.setup(raceId, marked)} preventScrollReset>
            <Button
              type="submit"
              look="quiet"
              size="small"
              aria-label={say({
                en: `I have looked at it: ${titles[name].en}`,
                es: `Ya lo revisé: ${titles[name].es}`,
              })}
            >
              {say({ en: "I have looked at it", es: "Ya lo revisé" })}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}
