import { findWidgetRace } from "#features/widgets/queries.server.ts";
import { fittingSize, frameCode, raceOfAddress, widgetSizes } from "#features/widgets/widget.ts";
import { publicOrigin, services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import { siteName } from "#values/web/page-meta.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/oembed.ts";
import { publicHeaders, widgetProtocol } from "./protocol.server.ts";

/** `/oembed?url=…`: what a site shows in place of a link to a race. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(asked, widgetProtocol, async () => {
    const { request, context } = asked;
    const origin = publicOrigin(request);
    const { searchParams } = new URL(request.url);
    if ((searchParams.get("format") ?? "json") !== "json") {
      return Response.json({ error: "Only JSON is offered." }, { status: 501 });
    }
    const address = searchParams.get("url");
    if (address === null) {
      return Response.json({ error: "Send the address of a race as url." }, { status: 400 });
    }
    const id = raceOfAddress(address, origin);
    const race = id && (await findWidgetRace(services(context), id));
    if (!race) {
      return Response.json({ error: "This address is not the page of a race." }, { status: 404 });
    }
    const size = fittingSize(widgetSizes.race, searchParams);
    return Response.json(
      {
        version: "1.0",
        type: "rich",
        provider_name: siteName,
        provider_url: origin,
        title: race.name,
        cache_age: 3600,
        ...size,
        html: frameCode(
          {
            kind: "race",
            race,
            theme: "auto",
            accent: "",
            filter: "",
            lang: languageOf(new URL(address)),
          },
          origin,
          size,
        ),
      },
      { headers: publicHeaders },
    );
  });
}
