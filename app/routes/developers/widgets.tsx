import { href } from "react-router";
import { exampleRace, findWidgetRace } from "#features/widgets/queries.server.ts";
import {
  elementCode,
  frameCode,
  readAccent,
  readLook,
  readRaceAddress,
  type WantedWidget,
  widgetKinds,
  widgetPath,
  widgetSizes,
  widgetThemes,
} from "#features/widgets/widget.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { useSay } from "#ui/language/language.tsx";
import { Rich } from "#ui/language/rich.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { readWords } from "#values/text/clean.ts";
import { splitLanguage } from "#values/web/language.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/widgets.ts";

export const handle: Handle = { plain: true };

export const headers = publicPageHeaders;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { db, now } = services(context);
  const origin = publicOrigin(request);
  const { searchParams } = new URL(request.url);
  const typed = readWords(searchParams, "race");
  const id = readRaceAddress(typed, origin);
  const named = id ? await findWidgetRace({ db, now }, id) : null;
  const race = named ?? (await exampleRace({ db, now }));
  const color = readWords(searchParams, "accent");
  const accent = readAccent(color) ? color.replace("#", "").toLowerCase() : "";
  const { theme, lang } = readLook(url);
  const list = readWords(searchParams, "list");
  const filter = filterOf(list, origin);
  const wanted = widgetKinds
    .filter((kind) => kind === "calendar" || race !== null)
    .map((kind): WantedWidget => ({ kind, race, theme, accent, filter: filter ?? "", lang }));
  return {
    url: origin + href("/developers/widgets"),
    fields: { race: typed, accent: color, theme, list },
    problems: {
      race:
        typed !== "" && !named
          ? { en: "No race has this address.", es: "Ninguna carrera tiene esta dirección." }
          : undefined,
      list:
        list !== "" && filter === null
          ? {
              en: "This is no address of the race list.",
              es: "Esta no es una dirección de la lista de carreras.",
            }
          : undefined,
      accent:
        color !== "" && accent === ""
          ? { en: "Write six digits, such as 0f5c4a.", es: "Escribe seis dígitos, como 0f5c4a." }
          : undefined,
    },
    example: named ? null : (race?.name ?? null),
    widgets: wanted.map((one) => ({
      kind: one.kind,
      path: widgetPath(one),
      element: elementCode(one, origin),
      frame: frameCode(one, origin),
    })),
  };
}

/** The query of an address of the race list; `null` for other addresses. */
function filterOf(typed: string, origin: string): string | null {
  if (!URL.canParse(typed, origin)) return null;
  const { pathname, searchParams } = new URL(typed, origin);
  return splitLanguage(pathname).path === href("/races") ? searchParams.toString() : null;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "Widgets", es: "Widgets" },
    description: {
      en: "Show a race, its rating or a calendar of races on your own site.",
      es: "Muestra en tu sitio una carrera, su calificación o un calendario de carreras.",
    },
    url: loaderData.url,
  });

const titles = {
  race: { en: "The card of a race", es: "La tarjeta de una carrera" },
  rating: { en: "The rating of a race", es: "La calificación de una carrera" },
  calendar: { en: "A calendar of races", es: "Un calendario de carreras" },
} as const;

const themeNames = {
  auto: { en: "As the visitor's device", es: "Como el dispositivo del visitante" },
  light: { en: "Light", es: "Claro" },
  dark: { en: "Dark", es: "Oscuro" },
} as const;

export default function Widgets({
  loaderData: { fields, problems, example, widgets },
}: Route.ComponentProps) {
  const say = useSay();
  return (
    <Container className="py-10 md:py-14">
      <BackLink to={href("/developers")}>
        {say({ en: "For developers", es: "Para desarrolladores" })}
      </BackLink>
      <PageHeading
        lead={say({
          en: "Copy one of the codes into your page. A widget sets no cookies, follows nobody and always shows what Dorsal shows.",
          es: "Copia uno de los códigos en tu página. Un widget no usa cookies, no sigue a nadie y muestra siempre lo mismo que Dorsal.",
        })}
      >
        {say({ en: "Widgets for your site", es: "Widgets para tu sitio" })}
      </PageHeading>
      <form className="mt-8 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label={say({ en: "Race", es: "Carrera" })}
          name="race"
          defaultValue={fields.race}
          hint={say({ en: "The address of its page", es: "La dirección de su página" })}
          error={problems.race}
        />
        <TextField
          label={say({ en: "List for the calendar", es: "Lista para el calendario" })}
          name="list"
          defaultValue={fields.list}
          hint={say({
            en: "The address of the race list with your filters",
            es: "La dirección de la lista de carreras con tus filtros",
          })}
          error={problems.list}
        />
        <Select
          label={say({ en: "Colors", es: "Colores" })}
          name="theme"
          defaultValue={fields.theme}
          options={widgetThemes.map((value) => ({ value, label: say(themeNames[value]) }))}
        />
        <TextField
          label={say({ en: "Accent", es: "Acento" })}
          name="accent"
          defaultValue={fields.accent}
          hint={say({
            en: "Six digits, such as 0f5c4a. We adjust colors that would be hard to read.",
            es: "Seis dígitos, como 0f5c4a. Si no se lee bien, lo ajustamos.",
          })}
          error={problems.accent}
        />
        <div>
          <Button type="submit">{say({ en: "Show the codes", es: "Mostrar los códigos" })}</Button>
        </div>
      </form>
      {example && (
        <p className="mt-8 text-muted">
          {say({
            en: `The codes show ${example} as an example. Enter the address of your race for your own.`,
            es: `Los códigos muestran ${example} como ejemplo. Escribe la dirección de tu carrera para obtener los tuyos.`,
          })}
        </p>
      )}
      {widgets.map(({ kind, path, element, frame }) => (
        <section
          key={kind}
          className="mt-10 grid grid-cols-1 gap-8 border-t border-line pt-10 lg:grid-cols-2 lg:gap-12"
        >
          <div className="grid grid-cols-1 content-start gap-4">
            <h2 className="text-xl">{say(titles[kind])}</h2>
            <Code
              label={say({ en: "With a script", es: "Con un script" })}
              text={element}
              about={say(titles[kind])}
            />
            <Code
              label={say({ en: "As a frame", es: "Como marco" })}
              text={frame}
              about={say(titles[kind])}
            />
            <p className="text-sm text-muted">
              <Rich
                text={say({
                  en: `Plain HTML for your own template: <0>${path}</0> with <1>as=fragment</1>.`,
                  es: `HTML sencillo para tu propia plantilla: <0>${path}</0> con <1>as=fragment</1>.`,
                })}
                parts={[
                  (words) => <code className="break-all">{words}</code>,
                  (words) => <code>{words}</code>,
                ]}
              />
            </p>
          </div>
          <iframe
            src={path}
            title={say(titles[kind])}
            {...widgetSizes[kind]}
            loading="lazy"
            className="max-w-full"
          />
        </section>
      ))}
    </Container>
  );
}

/** A code to copy, as high as it is long. */
function Code({ label, text, about }: { label: string; text: string; about: string }) {
  const say = useSay();
  return (
    <div>
      <TextArea
        key={text}
        label={label}
        readOnly
        rows={6}
        defaultValue={text}
        className="[&_textarea]:field-sizing-content [&_textarea]:font-mono [&_textarea]:text-sm"
      />
      <CopyButton
        text={text}
        done={say({ en: "Copied", es: "Copiado" })}
        className={`mt-2 ${buttonClass({ look: "quiet", size: "small" })}`}
      >
        <Rich
          text={say({
            en: `Copy<0> the code: ${about}, ${label}</0>`,
            es: `Copiar<0> el código: ${about}, ${label}</0>`,
          })}
          parts={[(words) => <span className="sr-only">{words}</span>]}
        />
      </CopyButton>
    </div>
  );
}
