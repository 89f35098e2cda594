import { widgetScript } from "#features/widgets/script.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/script.ts";
import { publicHeaders, widgetProtocol } from "./protocol.server.ts";

/** `/widgets/dorsal.js`: the element `<dorsal-widget>` for other sites. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(
    asked,
    widgetProtocol,
    async () =>
      new Response(widgetScript, {
        headers: { ...publicHeaders, "Content-Type": "text/javascript; charset=utf-8" },
      }),
  );
}
