import { href } from "react-router";
import { readAccent } from "#features/widgets/accent.ts";
import { elementCode, frameCode, type WantedWidget, widgetPath } from "#features/widgets/codes.ts";
import { readRaceAddress } from "#features/widgets/oembed.ts";
import { exampleRace, findWidgetRace } from "#features/widgets/queries.server.ts";
import { readLook, widgetKinds, widgetSizes, widgetThemes } from "#features/widgets/widget.ts";
import { publicOrigin, services } from "#services/context.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { TextArea, TextField } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { BackLink } from "#ui/navigation/back-link.tsx";
import { Container, PageHeading } from "#ui/page/page.tsx";
import { readWords } from "#values/text/typed.ts";
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
      race: typed !== "" && !named ? "No race has this address." : undefined,
      list: list !== "" && filter === null ? "This is no address of the race list." : undefined,
      accent: color !== "" && accent === "" ? "Write six digits, such as 0f5c4a." : undefined,
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
    title: "Widgets",
    description: "Show a race, its rating or a calendar of races on your own site.",
    url: loaderData.url,
  });

const titles = {
  race: "The card of a race",
  rating: "The rating of a race",
  calendar: "A calendar of races",
} as const;

const themeNames = { auto: "As the visitor's device", light: "Light", dark: "Dark" } as const;

export default function Widgets({
  loaderData: { fields, problems, example, widgets },
}: Route.ComponentProps) {
  return (
    <Container className="py-10 md:py-14">
      <BackLink to={href("/developers")}>For developers</BackLink>
      <PageHeading lead="Copy one of the codes into your page. A widget sets no cookies, follows nobody and always shows what Dorsal shows.">
        Widgets for your site
      </PageHeading>
      <form className="mt-8 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="Race"
          name="race"
          defaultValue={fields.race}
          hint="The address of its page"
          error={problems.race}
        />
        <TextField
          label="List for the calendar"
          name="list"
          defaultValue={fields.list}
          hint="The address of the race list with your filters"
          error={problems.list}
        />
        <Select
          label="Colors"
          name="theme"
          defaultValue={fields.theme}
          options={widgetThemes.map((value) => ({ value, label: themeNames[value] }))}
        />
        <TextField
          label="Accent"
          name="accent"
          defaultValue={fields.accent}
          hint="Six digits, such as 0f5c4a. Made readable where it is not."
          error={problems.accent}
        />
        <div>
          <Button type="submit">Show the codes</Button>
        </div>
      </form>
      {example && (
        <p className="mt-8 text-muted">
          The codes show {example} as an example. Enter the address of your race for your own.
        </p>
      )}
      {widgets.map(({ kind, path, element, frame }) => (
        <section
          key={kind}
          className="mt-10 grid grid-cols-1 gap-8 border-t border-line pt-10 lg:grid-cols-2 lg:gap-12"
        >
          <div className="grid grid-cols-1 content-start gap-4">
            <h2 className="text-xl">{titles[kind]}</h2>
            <Code label="With a script" text={element} about={titles[kind]} />
            <Code label="As a frame" text={frame} about={titles[kind]} />
            <p className="text-sm text-muted">
              Plain HTML for your own template: <code className="break-all">{path}</code> with{" "}
              <code>as=fragment</code>.
            </p>
          </div>
          <iframe
            src={path}
            title={titles[kind]}
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
        done="Copied"
        className={`mt-2 ${buttonClass({ look: "quiet", size: "small" })}`}
      >
        Copy
        <span className="sr-only">
          {" "}
          the code: {about}, {label}
        </span>
      </CopyButton>
    </div>
  );
}
