const PRELOADED = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const FIRST_MODULE = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Begins the module that stands before it once the page has been painted. A tab in the background is
 * not painted: it begins at once, or a second after the page is loaded if it was left meanwhile. On
 * a slow device a page is loaded before it is painted, so the end of loading alone says nothing.
 */
const STARTER = `{
  const late = document.currentScript.previousElementSibling;
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of late.dataset.files.split(" ")) {
      const file = document.createElement("link");
      Object.assign(file, { rel: "modulepreload", fetchPriority: "low", href });
      document.head.append(file);
    }
    const script = document.createElement("script");
    Object.assign(script, { type: "module", textContent: late.textContent });
    document.head.append(script);
  };
  addEventListener("load", () => setTimeout(begin, 1000));
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) begin();
  else new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
}`.replace(/\n\s*/g, " ");

/**
 * Lets a document fetch its scripts after its first paint: what a visitor reads first comes
 * first, and the scripts do not compete with style, typefaces and pictures for a slow line.
 * The document works without them, and looks the same with them.
 */
export function startLate(html: string): string {
  const [module, attributes = "", code = ""] = FIRST_MODULE.exec(html) ?? [];
  if (!module) return html;
  const files = new Set<string>();
  const lean = html.replace(PRELOADED, (_link, href: string) => {
    files.add(href);
    return "";
  });
  const late = `<script${attributes} type="text/plain" data-files="${[...files].join(" ")}">${code}</script>`;
  return lean.replace(module, () => `${late}<script${attributes}>${STARTER}</script>`);
}
