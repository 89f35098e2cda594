import element from "#features/widgets/element.js?raw";
import { widgetStyle } from "#features/widgets/style.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/script.ts";
import { publicHeaders, widgetProtocol } from "./protocol.server.ts";

/** The script for other sites: one custom element with its style sheet. */
const widgetScript = element
  .replace(/^ *\/[/*].*\n/gm, "")
  .replace(/^ +/gm, "")
  .replace('"STYLE"', () => JSON.stringify(widgetStyle));

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
