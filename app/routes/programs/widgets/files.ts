import element from "#features/widgets/element.js?raw";
import { widgetStyle } from "#features/widgets/style.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/files.ts";
import { publicHeaders, widgetProtocol } from "./protocol.server.ts";

/** The script for other sites: one custom element with its style sheet. */
const widgetScript = element
  .replace(/^ *\/[/*].*\n/gm, "")
  .replace(/^ +/gm, "")
  .replace('"STYLE"', () => JSON.stringify(widgetStyle));

/**
 * `/widgets/dorsal.js`: the element `<dorsal-widget>` for other sites, and `/widgets/style.css`: the sheet of
 * the widgets in frames.
 */
export function loader(asked: Route.LoaderArgs) {
  const isScript = asked.pattern.endsWith(".js");
  return answerProgram(
    asked,
    widgetProtocol,
    async () =>
      new Response(isScript ? widgetScript : widgetStyle, {
        headers: {
          ...publicHeaders,
          "Content-Type": `text/${isScript ? "javascript" : "css"}; charset=utf-8`,
        },
      }),
  );
}
