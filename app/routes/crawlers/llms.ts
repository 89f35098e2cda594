import { siteSummary } from "#features/assistant-tools/site-summary.ts";
import { publicOrigin } from "#services/context.ts";
import { openDocument } from "#values/web/public-page.ts";
import type { Route } from "./+types/llms.ts";

/** `/llms.txt`: what this site is, for assistants and for those who write programs. */
export function loader({ request }: Route.LoaderArgs) {
  return new Response(siteSummary(publicOrigin(request)), {
    headers: {
      ...openDocument,
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
