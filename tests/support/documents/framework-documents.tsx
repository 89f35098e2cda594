import { type ReactNode, Suspense } from "react";
import {
  Await,
  createRequestHandler,
  data,
  type EntryContext,
  type LoaderFunction,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
  useRouteError,
} from "react-router";
import { streamed } from "../../../app/entry.document.tsx";
import { documentContext } from "../../../app/react-router-8/pattern-tree.ts";
import { renderAtOnce } from "../../../app/react-router-8/render-at-once.ts";

/** Of the inline scripts of these pages. */
export const nonce = "test-nonce";

function Root() {
  return (
    <html lang="en">
      <head>
        <title>Races</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Plain() {
  return (
    <html lang="en">
      <body>
        <p>{String(useRouteError() ?? "no script")}</p>
      </body>
    </html>
  );
}

function List() {
  const { races } = useLoaderData<{ races: { name: string; day: Date | null }[] }>();
  return (
    <ul>
      {races.map(({ name, day }) => (
        <li key={name}>
          {name}, {day?.toISOString()} <b>open</b>
        </li>
      ))}
    </ul>
  );
}

function Later() {
  const { words } = useLoaderData<{ words: Promise<string> }>();
  return (
    <Suspense fallback="loading">
      <Await resolve={words}>{(text) => <p>{text}</p>}</Await>
    </Suspense>
  );
}

function Broken() {
  return <p>{JSON.stringify(useRouteError())}</p>;
}

type Page = { view: () => ReactNode; loader?: LoaderFunction; isPlain?: boolean };

const signs = `</script><!-- & "quotes" ' \u2028 \u2029 é 🏃 \\u003c`;
const races = Array.from({ length: 24 }, (_, place) => ({
  name: `${place} ${signs}`,
  day: place % 2 ? new Date(place) : null,
}));

const pages = {
  list: { view: List, loader: () => ({ races }) },
  static: { view: () => <p>Nothing to load</p> },
  error: {
    view: List,
    loader: () => {
      throw data(`not here ${signs}`, 404);
    },
  },
  failure: {
    view: List,
    loader: () => {
      throw new Error("A secret of the server");
    },
  },
  deferred: {
    view: Later,
    loader: () => ({ words: new Promise((done) => setTimeout(done, 20, signs)) }),
  },
  unseen: {
    view: () => <p>Shows nothing of what comes later</p>,
    loader: () => ({ words: new Promise((done) => setTimeout(done, 20, signs)) }),
  },
  plain: { view: () => <p>no script</p>, isPlain: true },
} satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

/** The document of one page, by us and by the framework, from the same answer of its loader. */
export async function bothDocuments(name: PageName) {
  const { view, loader, isPlain = false }: Page = pages[name];
  let ours: string | null = null;
  let theirs = "";
  const documentOf = (entry: EntryContext) => (
    <ServerRouter context={entry} url="http://localhost/page" nonce={nonce} />
  );
  const answer = async (
    _request: Request,
    status: number,
    headers: Headers,
    entry: EntryContext,
  ) => {
    const [one, other] = entry.serverHandoffStream?.tee() ?? [];
    const context = documentContext({ ...entry, serverHandoffStream: one, renderMeta: {} });
    ours = await renderAtOnce(documentOf, context, nonce);
    const own = documentOf({ ...entry, serverHandoffStream: other, renderMeta: {} });
    const bytes = await streamed(own, { nonce, patienceMs: 5000, onError: () => {} });
    theirs = bytes.toString();
    return new Response(theirs, { status, headers });
  };
  const route = { id: "page", parentId: "root", path: "page" };
  const manifestOf = (id: string) => ({
    id,
    module: `/assets/${id}.js`,
    imports: [],
    css: [],
    hasAction: false,
    hasLoader: id === "page" && loader !== undefined,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasDefaultExport: true,
    hasErrorBoundary: true,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  });
  const build: ServerBuild = {
    entry: { module: { default: answer, handleError: () => {} } },
    routes: {
      root: {
        id: "root",
        path: "",
        module: isPlain ? { default: Plain } : { default: Root },
      },
      page: {
        ...route,
        module: { default: view, ErrorBoundary: Broken, ...(loader && { loader }) },
      },
    },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: { ...manifestOf("root"), path: "" },
        page: { ...manifestOf("page"), parentId: "root", path: "page" },
      },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
    allowedActionOrigins: false,
  };
  const handle = createRequestHandler(build, "production");
  const response = await handle(new Request("http://localhost/page"), new RouterContextProvider());
  await response.text();
  return { ours, theirs };
}
