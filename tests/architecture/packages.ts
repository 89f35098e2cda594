import type { Import, Source } from "./source.ts";

/** Beside the product: these may use any package and the clock. */
const isWorkshop = (path: string) =>
  /^(scripts|bench|tests)\/|\.test\.|^[^/]+\.config\.ts$/.test(path);

/** The only files that may import each of these packages. */
const homes: [packages: RegExp, home: RegExp][] = [
  [/^drizzle-orm(\/|$)/, /^app\/(db|services)\/|\.server\.ts$/],
  [/^pg$/, /^app\/db\//],
  [/^@electric-sql\//, /^app\/db\/embedded\//],
  [/^pg-boss$/, /^app\/services\/jobs\//],
  [/^cookie$/, /^app\/values\/web\/cookie\.ts$/],
  [/^nodemailer$/, /^app\/services\/mail\//],
  [/^stripe$/, /^app\/services\/payments\//],
  [/^pdfkit$/, /^app\/services\/(payments|pdf)\//],
  [/^(@echogarden\/.*|wasm-media-encoders)$/, /^app\/services\/speech\/built-in-worker\.ts$/],
  [/^sharp$/, /^app\/services\/|\.server\.ts$/],
  [/^(aws4fetch|range-parser)$/, /^app\/services\/files\//],
  [/^@fastify\/busboy$/, /^app\/services\/sent-files\.ts$/],
  [/^write-excel-file(\/|$)/, /^app\/features\/registrations\/roster\//],
  [/^zxing-wasm(\/|$)/, /^app\/(features|routes)\/check-in\/(qr-)?reader\.ts$/],
  [/^saxes$/, /^app\/features\/(tracks\/|races\/import\/file\/workbook\.ts$)/],
  [/^fit-file-parser(\/|$)/, /^app\/features\/(training\/workouts|activities\/demo)\//],
  [
    /^papaparse$/,
    /^app\/features\/([^/]+\/import\/|activities\/uploading\/accompanying-lists\.ts$)/,
  ],
  [/^(marked|marked-footnote|remend)$/, /^app\/ui\//],
  [/^(ai|@ai-sdk\/.*)$/, /^app\/services\/models\//],
  [/^@modelcontextprotocol\//, /^app\/features\/assistant-tools\//],
  [/^zod(\/|$)/, /^app\/services\/|\/(schema|config|form)\.ts$|\.server\.ts$/],
  [/^(pino|prom-client)$/, /^(app\/services|server)\//],
  [/^@?hono(\/|$)/, /^server\//],
  [
    /^react(-dom|-router)?(\/|$)/,
    /\.tsx$|^app\/(routes|ui|react-router-8)\/|^app\/[^/]+$|\/context\.ts$|^server\/|\/screens\//,
  ],
];

/** The router's types bring no view with them, and its `href` makes every address. */
const mayGoAnywhere = ({ to, isType, names }: Import) =>
  /^react/.test(to) && (isType || names.every((name) => name === "href"));

/** The only places that read each part of the environment. */
const ambientHomes: Record<string, RegExp> = {
  "process.env": /^app\/services\/config\.ts$|^server\/environment\.ts$/,
  "new Date()": /^app\/startup\.ts$/,
  "Date()": /^app\/startup\.ts$/,
  // A scan has the time of the device, which may have no network to ask for another one.
  "Date.now": /^app\/(startup|features\/check-in\/desk-store)\.ts$/,
  "Math.random": /^app\/startup\.ts$/,
};

export function packagesStayHome(sources: Source[]): string[] {
  return productOf(sources).flatMap(({ path, imports }) =>
    imports
      .filter((found) => !mayGoAnywhere(found))
      .filter(({ to }) => homes.some(([name, home]) => name.test(to) && !home.test(path)))
      .map(({ to }) => `${path}: ${to} does not live here`),
  );
}

/** Time, chance and configuration come from the services. */
export function takesNothingFromTheAir(sources: Source[]): string[] {
  return productOf(sources).flatMap(({ path, ambient }) =>
    ambient
      .filter((name) => !ambientHomes[name]?.test(path))
      .map((name) => `${path}: ${name} comes from the services`),
  );
}

const seams = /^app\/react-router-\d+\//;
const inside = /^(unstable_|UNSAFE_)|__reactRouter/;

/** What the framework does not promise to keep is used in the folder of its version alone. */
export function seamsStayHome(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !seams.test(path) && !/^tests\/|\.test\./.test(path))
    .flatMap(({ path, imports, strings, keys }) =>
      [...imports.flatMap(({ names }) => names), ...strings, ...keys]
        .filter((name) => inside.test(name))
        .map((name) => `${path}: uses ${name} of the framework`),
    );
}

/** The rows of a statement have a type that follows from a shape or from the schema. */
export function rowsAreChecked(sources: Source[]): string[] {
  return productOf(sources).flatMap(({ path, asserted }) =>
    asserted.map((found) => `${path}: asserts the type of its rows, ${found.slice(0, 60)}`),
  );
}

function productOf(sources: Source[]) {
  return sources.filter(({ path }) => !isWorkshop(path));
}
