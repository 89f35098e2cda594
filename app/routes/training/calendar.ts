import { planCalendar, planOfFeed } from "#features/training/calendar.server.ts";
import { publicOrigin, requireWithinLimit, services } from "#services/context.ts";
import { languageOf } from "#values/web/language.ts";
import type { Route } from "./+types/calendar.ts";

/**
 * A plan as a calendar to subscribe to: `<token>.ics`. Who has the secret address may read it, so no
 * log shows it.
 */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  await requireWithinLimit(context, "calendarFeed");
  const [, token = ""] = /^([\w-]{20,64})\.ics$/.exec(params.token) ?? [];
  const plan = await planOfFeed(services(context), token);
  if (!plan) throw new Response("There is no such calendar.", { status: 404 });
  return new Response(
    planCalendar(plan, { origin: publicOrigin(request), lang: languageOf(url) }),
    {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'inline; filename="dorsal-training.ics"',
        "Cache-Control": "private, max-age=900",
        "X-Robots-Tag": "noindex",
      },
    },
  );
}
