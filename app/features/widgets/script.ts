import element from "./element.js?raw";
import { widgetStyle } from "./style.ts";

/** The script for other sites: one custom element with its style sheet. */
export const widgetScript = element
  .replace(/^ *\/[/*].*\n/gm, "")
  .replace(/^ +/gm, "")
  .replace('"STYLE"', () => JSON.stringify(widgetStyle));
