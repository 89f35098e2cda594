import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, matchesGlob, normalize } from "node:path";

/** A style sheet or a file of views or logic, as text. */
export type Text = { path: string; text: string };

/** Sheets, and the product's own files that could name a class or a color. */
export function readStyles(): Text[] {
  const paths = globSync("app/**/*.{css,ts,tsx}", { exclude: ["app/**/*.test.*"] }).sort();
  return paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

/** The rules of the styles by their sentences. Each returns the violations, as `path: why`. */
export const styleRules: Record<string, (files: Text[]) => string[]> = {
  "colors stand in the tokens": colorsAreTokens,
  "every page loads the sheets of ui and of the site's frame, and no sheet of one route":
    baseIsCommon,
  "a route links the sheets in its own folder": routesLinkTheirOwn,
  "an element wears the classes of its sheet or utilities, not both": onePlaceForEachElement,
  "a view that app.css leaves out is shown by screens that it leaves out": leftOutTogether,
  "every class of a sheet is worn": classesAreWorn,
  "a class is styled in one sheet": classesHaveOneOwner,
  "no two sheets say the same": sheetsDiffer,
  "what opens more of a page is a disclosure, a button or a part of ui": summariesAreAlike,
  "sizes and weights of type and widths of the screen are tokens": measuresAreTokens,
};

const tokens = "app/ui/styles/tokens.css";
const fonts = "app/ui/styles/fonts.css";
const base = "app/app.css";
const frame = "app/routes/site/site.css";

/** Files with other colors than the product's: pictures, a company's logo, a printed page. */
const ownColors = [
  "app/ui/styles/colors.ts",
  "app/drawing/",
  "app/features/accounts/sign-in/other-ways.tsx",
  "app/services/payments/sandbox/",
  "app/services/pdf/",
];

function colorsAreTokens(files: Text[]): string[] {
  return files
    .filter(({ path }) => path !== tokens && !ownColors.some((own) => path.startsWith(own)))
    .flatMap(({ path, text }) => {
      const written = isSheet(path)
        ? /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/gi
        : /#[\da-f]{6}\b/gi;
      return [...withoutComments(text).matchAll(written)].map(([color]) => `${path}: ${color}`);
    });
}

function baseIsCommon(files: Text[]): string[] {
  const sheet = files.find(({ path }) => path === base);
  return importsOf(sheet ?? { path: base, text: "" })
    .filter((path) => path.startsWith("app/routes/") && path !== frame)
    .map((path) => `${base}: imports ${path}`);
}

function routesLinkTheirOwn(files: Text[]): string[] {
  const importers = files.flatMap((file) => importsOf(file).map((sheet) => ({ sheet, file })));
  return files
    .filter(({ path }) => isSheet(path) && path.startsWith("app/routes/") && path !== frame)
    .flatMap(({ path }) => {
      const by = importers.filter(({ sheet }) => sheet === path).map(({ file }) => file.path);
      if (by.length === 0) return [`${path}: no route links it`];
      const own = dirname(path);
      return by
        .filter(
          (importer) =>
            !importer.startsWith(`${own}/`) && ![`${own}.tsx`, `${own}.css`].includes(importer),
        )
        .map((importer) => `${importer}: imports ${path} of another route`);
    });
}

/** The classes of `ui` are the words of the design system: a view may place them with utilities. */
function onePlaceForEachElement(files: Text[]): string[] {
  const sheets = files.filter(({ path }) => isSheet(path));
  const words = new Set(sheets.filter(({ path }) => isOfUi(path)).flatMap(classesOf));
  const own = new Set(sheets.filter(({ path }) => !isOfUi(path)).flatMap(classesOf));
  for (const word of words) own.delete(word);
  return files
    .filter(({ path }) => path.endsWith(".tsx"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/className="([^"]*)"/g)].flatMap(([, worn = ""]) => {
        const classes = worn.split(/\s+/).filter(Boolean);
        const isMixed =
          classes.some((one) => own.has(one)) &&
          classes.some((one) => !own.has(one) && !words.has(one));
        return isMixed ? [`${path}: ${worn}`] : [];
      }),
    );
}

/** The utilities of these views are in the sheet of the back office alone. */
function leftOutTogether(files: Text[]): string[] {
  const sheet = files.find(({ path }) => path === base)?.text ?? "";
  const folders = [...sheet.matchAll(/@source not "(\.\/[^"*]+)"/g)].map(([, name = ""]) =>
    join(dirname(base), name),
  );
  const isLeftOut = (path: string) => folders.some((folder) => matchesGlob(path, `${folder}/**`));
  const worn = new Set(
    files.filter(({ text }) => text.includes("className=")).map(({ path }) => path),
  );
  return files
    .filter(({ path }) => path.endsWith(".tsx") && !isLeftOut(path))
    .flatMap((file) =>
      importsOf(file, "tsx")
        .filter((view) => worn.has(view) && isLeftOut(view))
        .map((view) => `${file.path}: shows ${view}`),
    );
}

function classesAreWorn(files: Text[]): string[] {
  const texts = files.filter(({ path }) => !isSheet(path)).map(({ text }) => text);
  const worn = new Set(texts.flatMap((text) => text.match(/[a-z][\w-]*/g) ?? []));
  const begun = new Set(texts.flatMap((text) => text.match(/[a-z][\w-]*-(?=\$\{)/g) ?? []));
  return files
    .filter(({ path }) => isSheet(path))
    .flatMap((file) =>
      [...new Set(classesOf(file))]
        .filter((name) => !worn.has(name) && ![...begun].some((part) => name.startsWith(part)))
        .map((name) => `${file.path}: .${name}`),
    );
}

/** A place that needs another look has a separate class, or sets a property that the owner reads. */
function classesHaveOneOwner(files: Text[]): string[] {
  const owners = new Map<string, string>();
  return files
    .filter(({ path }) => isSheet(path))
    .flatMap((file) =>
      [...new Set(classesOf(file))].flatMap((name) => {
        const owner = owners.get(name) ?? file.path;
        owners.set(name, owner);
        return owner === file.path ? [] : [`${file.path}: .${name} belongs to ${owner}`];
      }),
    );
}

/**
 * The build keeps one file of those that say the same, and the server's build may name it after
 * another one than the browser's: the page would then be rendered twice.
 */
function sheetsDiffer(files: Text[]): string[] {
  const sheets = files.filter(({ path }) => isSheet(path));
  const first = new Map<string, string>();
  return sheets.flatMap((sheet) => {
    const words = withoutComments(sheet.text)
      .replace(/\.\.?\/[\w./-]+\.css/g, "")
      .replace(/\s+/g, "");
    const content = `${words} ${importsOf(sheet).join(" ")}`;
    const other = first.get(content);
    if (!other) first.set(content, sheet.path);
    return other ? [`${sheet.path}: says what ${other} says`] : [];
  });
}

/** Their summaries are a row, a card or a tool, and look as such. */
const ownSummaries = [
  "app/features/training/showing/plan-weeks.tsx",
  "app/routes/admin/dashboard.tsx",
  "app/routes/admin/messages/delete.tsx",
  "app/routes/admin/users/person-actions.tsx",
  "app/routes/assistant/conversation/conversation-head.tsx",
  "app/routes/blog/post.tsx",
  "app/routes/coaches/room/room-toolbar.tsx",
  "app/routes/membership/membership.tsx",
  "app/routes/site/admin-layout.tsx",
];

function summariesAreAlike(files: Text[]): string[] {
  return files
    .filter(({ path }) => path.endsWith(".tsx") && !isOfUi(path) && !ownSummaries.includes(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/<summary\b([^>]*)/g)].flatMap(([, worn = ""]) =>
        /className="[^"]*\b(?:disclosure|button)\b/.test(worn) ? [] : [`${path}: <summary${worn}>`],
      ),
    );
}

/** Sheets that draw: their letters have the size of the drawing. Paper has points. */
const freeSizes = /cqi|\dem\b|\dpt\b|100%|inherit/;

/**
 * A size is a token, or grows between tokens with the window. A comment right above it explains one that
 * is not.
 */
function measuresAreTokens(files: Text[]): string[] {
  const named = (kind: string) => {
    const text = files.find(({ path }) => path === tokens)?.text ?? readFileSync(tokens, "utf8");
    return new Set(
      [...text.matchAll(new RegExp(`--${kind}-[\\w]+: ([^;]+);`, "g"))].map(([, value]) => value),
    );
  };
  const weights = named("font-weight");
  const widths = named("breakpoint");
  return files
    .filter(({ path }) => isSheet(path) && path !== tokens && path !== fonts)
    .flatMap(({ path, text }) => {
      const lines = text.split("\n");
      return lines.flatMap((line, at) => {
        if (lines[at - 1]?.trim().endsWith("*/")) return [];
        const [, size = ""] = /^\s*font(?:-size)?: (.*);/.exec(line) ?? [];
        const [, weight] = /^\s*font(?:-weight)?: (\d+)\b/.exec(line) ?? [];
        // What stands between two tokens grows with the window.
        const fixed = size.replace(/clamp\(var\([^,]+, [^,]+, var\([^)]+\)\)/g, "");
        const isOwnSize = !freeSizes.test(fixed) && /(?<!\/ )\b[\d.]+(?:rem|px)/.test(fixed);
        const isOwnWeight = weight !== undefined && !weights.has(weight);
        const screen = line.includes("@media") ? [...line.matchAll(/\([^)]*width[^)]*\)/g)] : [];
        const isOwnWidth = screen.some(([part]) =>
          [...part.matchAll(/[\d.]+(?:rem|px)/g)].some(([width]) => !widths.has(width)),
        );
        return isOwnSize || isOwnWeight || isOwnWidth ? [`${path}: ${line.trim()}`] : [];
      });
    });
}

/** The sheets, or the views, that a sheet or a module imports, as paths. */
function importsOf({ path, text }: Text, ending = "css"): string[] {
  const named = new RegExp(`["']([^"']+\\.${ending})(?:\\?url)?["']`, "g");
  return [...text.matchAll(named)].map(([, name = ""]) =>
    name.startsWith("#") ? `app/${name.slice(1)}` : normalize(join(dirname(path), name)),
  );
}

/** The classes that a sheet styles, and the utilities that it defines. */
function classesOf({ text }: Text): string[] {
  const rules = withoutComments(text).replace(/url\([^)]*\)/g, "");
  const selectors = [...rules.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector);
  return selectors.flatMap((selector) => [
    ...[...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name),
    ...[...selector.matchAll(/@utility ([\w-]+)/g)].map(([, name = ""]) => name),
  ]);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "");
}

function isOfUi(path: string): boolean {
  return path.startsWith("app/ui/");
}

function isSheet(path: string): boolean {
  return basename(path).endsWith(".css");
}
