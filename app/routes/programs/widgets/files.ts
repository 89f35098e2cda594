import element from "#features/widgets/element.js?raw";
import { darkColors, lightColors } from "#ui/styles/colors.ts";
import { answerProgram } from "../answer.server.ts";
import type { Route } from "./+types/files.ts";
import { publicHeaders, widgetProtocol } from "./protocol.server.ts";

type Palette = Pick<typeof lightColors, "surface" | "ink" | "muted" | "line" | "signal" | "gold">;

/** The style sheet of every widget, for frames and for the element. It depends on no other sheet. */
const widgetStyle = `
:host{display:block}
html,body{margin:0;background:transparent}
.dorsal{${variables(lightColors, "--accent-light")}box-sizing:border-box;max-width:26rem;overflow:hidden;border:1px solid var(--line);border-radius:.875rem;background:var(--surface);color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;text-align:start}
main>.dorsal{max-height:100vh;overflow:auto}
.dorsal[data-theme=dark]{${variables(darkColors, "--accent-dark")}}
@media (prefers-color-scheme:dark){.dorsal[data-theme=auto]{${variables(darkColors, "--accent-dark")}}}
.dorsal *{box-sizing:border-box;margin:0;padding:0}
.dorsal img{display:block;width:100%;height:auto;aspect-ratio:640/376;object-fit:cover}
.dorsal .cover{position:relative}
.dorsal [data-closed] img{filter:grayscale(1);opacity:.6}
.dorsal .state{position:absolute;inset:.75rem .75rem auto auto;padding:.125rem .625rem;border-radius:99px;background:var(--ink);color:var(--surface);font-size:.875rem;font-weight:600}
.dorsal .bib{position:absolute;bottom:-1.25rem;left:1.125rem;width:4.25rem;padding-bottom:.25rem;overflow:hidden;border:1px solid var(--line);border-radius:.5rem;background:var(--surface);font-size:1.875rem;line-height:1.25;font-weight:800;font-stretch:115%;text-align:center}
.dorsal .bib b{display:block;background:var(--accent);color:var(--surface);font-size:.75rem;line-height:1.375rem;letter-spacing:.1em;text-transform:uppercase}
.dorsal .text{padding:1rem 1.125rem}
.dorsal .cover+.text{padding-top:1.875rem}
.dorsal .name{font-size:1.125rem;line-height:1.3;font-weight:700;overflow-wrap:anywhere}
.dorsal a{color:var(--accent);text-underline-offset:.2em}
.dorsal .name a{color:var(--ink);text-decoration:none}
.dorsal a:hover{text-decoration:underline}
.dorsal a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.dorsal .note,.dorsal time{color:var(--muted);font-size:.875rem}
.dorsal p+p,.dorsal .name+p{margin-top:.25rem}
.dorsal ol{list-style:none;margin-top:.5rem}
.dorsal li{padding:.625rem 0;border-top:1px solid var(--line)}
.dorsal li time,.dorsal li span{display:block}
.dorsal .stars{color:var(--gold);letter-spacing:.1em}
.dorsal .foot{padding:.625rem 1.125rem;border-top:1px solid var(--line);font-size:.875rem}
`
  .replaceAll("\n", "")
  .trim();

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

function variables({ surface, ink, muted, line, signal, gold }: Palette, accent: string): string {
  return `--surface:${surface};--ink:${ink};--muted:${muted};--line:${line};--gold:${gold};--accent:var(${accent},${signal});`;
}
