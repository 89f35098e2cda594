import type { RequestArgs } from "#features/accounts/viewer.server.ts";
import { type RaceCard, raceUrl } from "#features/races/race.ts";
import { findWidgetRace } from "#features/widgets/queries.server.ts";
import { missingWidget } from "#features/widgets/views.ts";
import {
  type Markup,
  markup,
  notListed,
  readLook,
  type WidgetLook,
} from "#features/widgets/widget.ts";
import { publicOrigin, services } from "#services/context.ts";
import { type Sentence, sayIn } from "#values/say.ts";
import { answerProgram, type Protocol } from "../answer.server.ts";

/** How long a reader and the caches on the way may keep a widget, in seconds. */
const widgetSeconds = 300;

/** Widgets stand in the pages of other sites, the same for everybody. */
export const publicHeaders = {
  "Cache-Control": `public, max-age=${widgetSeconds}`,
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/** A widget as a document, or as a piece of one for the element. */
export function answerWidget(
  content: Markup,
  about: { title: string; page: string; look: WidgetLook; status?: number },
): Response {
  const { look, status = 200 } = about;
  const html = look.isFragment ? content.html : widgetDocument(content, about);
  return new Response(html, {
    status,
    headers: {
      ...publicHeaders,
      ...(status !== 200 && { "Cache-Control": "no-store" }),
      "Content-Type": "text/html; charset=utf-8",
    },
  });
}

/** A refusal or a failure in one sentence. */
function sentence(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
  });
}

/** Widgets and what belongs to them are read only. */
export const widgetProtocol: Protocol = {
  methods: ["GET"],
  exposes: [],
  failed: (status, id) =>
    sentence(status, `Something went wrong. The number of this request is ${id}.`),
  refused: () => sentence(405, "This address can only be read."),
};

/** A widget as a document of its own, for a frame. */
function widgetDocument(
  content: Markup,
  { title, page, look: { lang } }: { title: string; page: string; look: WidgetLook },
): string {
  const { html } = markup`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<link rel="canonical" href="${page}"><link rel="stylesheet" href="/widgets/style.css"></head>
<body><main aria-label="${title}">${content}</main></body></html>`;
  return html;
}

type Widget = { titleOf: (race: RaceCard) => Sentence; draw: Draw };
type Draw = (race: RaceCard, frame: { look: WidgetLook; origin: string }) => Markup;

/** Answers with a widget about one race. */
export function answerRace(
  asked: RequestArgs,
  id: string,
  { titleOf, draw }: Widget,
): Promise<Response> {
  return answerProgram(asked, widgetProtocol, async () => {
    const { request, context } = asked;
    const look = readLook(new URL(request.url));
    const frame = { look, origin: publicOrigin(request) };
    const race = await findWidgetRace(services(context), id);
    if (!race) {
      const page = `${frame.origin}/races`;
      const about = { title: notListed[look.lang], page, look, status: 404 };
      return answerWidget(missingWidget(frame), about);
    }
    const about = {
      title: sayIn(look.lang)(titleOf(race)),
      page: raceUrl(race, frame.origin),
      look,
    };
    return answerWidget(draw(race, frame), about);
  });
}
