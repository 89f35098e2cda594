import { widgetStyle } from "#features/widgets/style.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/style.ts";
import { publicHeaders, widgetProtocol } from "./protocol.server.ts";

/** `/widgets/style.css`: the sheet of the widgets in frames. */
export function loader(asked: Route.LoaderArgs) {
  return answerProgram(
    asked,
    widgetProtocol,
    async () =>
      new Response(widgetStyle, {
        headers: { ...publicHeaders, "Content-Type": "text/css; charset=utf-8" },
      }),
  );
}
