import type { ReactNode } from "react";
import { href } from "react-router";
import { publicKey } from "#features/app-auth/caller.server.ts";
import {
  listedLimits,
  referenceOf,
  type ToldField,
  type ToldOperation,
} from "#features/public-api/reference/reference.server.ts";
import { type ListedRefusal, listedRefusals } from "#features/public-api/reference/refusals.ts";
import { storableTypes, storageLimits } from "#features/storage/limits.ts";
import { publicOrigin, services } from "#services/context.ts";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { Container, PageHeading, Section } from "#ui/page/page.tsx";
import { keyScopes } from "#values/key-scopes.ts";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../handle.ts";
import type { Route } from "./+types/page.ts";
import { Stream, Webhooks } from "./page/events.tsx";
import { Code, Facts, Words } from "./page/prose.tsx";

type Chapter = { id: string; title: string; content: ReactNode };

export const handle: Handle = { plain: true };

const description =
  "Find races, read their distances, reviews and calendars, and keep your own races from your own programs.";

export function loader({ request, context }: Route.LoaderArgs) {
  const origin = publicOrigin(request);
  return {
    origin,
    url: origin + href("/developers"),
    operations: referenceOf(origin),
    publicKey: publicKey(services(context)),
    refusals: listedRefusals,
    limits: listedLimits(),
  };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: { en: "For developers", es: "Para desarrolladores" },
    description,
    url: loaderData?.url ?? "",
  });

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { origin, operations, publicKey, refusals, limits } = loaderData;
  const chapters: Chapter[] = [
    { id: "rules", title: "How it works", content: <Rules /> },
    { id: "errors", title: "Errors", content: <Errors refusals={refusals} /> },
    { id: "limits", title: "Limits", content: <Limits limits={limits} /> },
    {
      id: "accounts",
      title: "Accounts for apps",
      content: <Accounts origin={origin} publicKey={publicKey} />,
    },
    { id: "files", title: "Files of apps", content: <Files origin={origin} /> },
    { id: "stream", title: "Events as they happen", content: <Stream origin={origin} /> },
    { id: "webhooks", title: "Webhooks", content: <Webhooks /> },
    { id: "assistants", title: "Assistants", content: <Assistants origin={origin} /> },
    { id: "feeds", title: "Feeds and widgets", content: <Feeds /> },
    {
      id: "operations",
      title: "Operations",
      content: (
        <div className="grid gap-10">
          {operations.map((operation) => (
            <Operation key={operation.name} operation={operation} />
          ))}
        </div>
      ),
    },
  ];
  return (
    <Container className="py-8 md:py-12">
      <div lang="en" className="mx-auto max-w-200">
        <PageHeading lead={description}>For developers</PageHeading>
        <p className="mt-4">
          All addresses of the API begin with{" "}
          <code className="wrap-anywhere">{`${origin}/api/v1`}</code> and speak JSON. Tools make
          clients from{" "}
          <TextLink to={href("/api/v1/openapi.json")} reloadDocument>
            the document in OpenAPI 3.1
          </TextLink>
          , and assistants read{" "}
          <TextLink to={href("/llms.txt")} reloadDocument>
            llms.txt
          </TextLink>
          .
        </p>
        <nav aria-label="On this page" className="mt-6">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`#${id}`}>{title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        {chapters.map(({ id, title, content }) => (
          <Section key={id} id={id} title={title} className="scroll-mt-20 pt-14">
            {content}
          </Section>
        ))}
      </div>
    </Container>
  );
}

/** The Model Context Protocol. */
function Assistants({ origin }: { origin: string }) {
  return (
    <p>
      Assistants find and compare races at <code className="wrap-anywhere">{`${origin}/mcp`}</code>,
      by the Model Context Protocol over HTTP. The server keeps no sessions, so a <code>GET</code>{" "}
      is 405 and the lists of tools and resources never change. Six tools read races, reviews,
      courses and paces; none writes, and none needs a key. A program with a key sends it as at the
      API, for a limit of its own.
    </p>
  );
}

/** All codes of the API, with what a program does about each. */
function Errors({ refusals }: { refusals: readonly ListedRefusal[] }) {
  return (
    <>
      <p>
        A refusal is <code>{'{ "error": { "code", "message" } }'}</code>, with <code>fields</code>{" "}
        where single parameters or members are wrong. Decide by the code; the message is for people
        and may change. Treat a code that is not in this list by its status.
      </p>
      <Facts
        facts={refusals.map(({ code, status, todo }) => ({
          name: (
            <>
              <code>{code}</code> {status}
            </>
          ),
          about: <Words text={todo} />,
        }))}
      />
      <p className="mt-4">
        The accounts (<code>code</code>, <code>message</code>) and the files (
        <code>statusCode</code>, <code>error</code>, <code>message</code>) answer in the shapes that
        their public clients read, with the codes of those clients.
      </p>
    </>
  );
}

type ShownLimit = { what: string; times: number; seconds: number };

/** How often programs may call. */
function Limits({ limits }: { limits: readonly ShownLimit[] }) {
  return (
    <>
      <p>
        Answers name the limit in <code>RateLimit-Policy</code> and what is left of it in{" "}
        <code>RateLimit</code>. Over a limit the answer is 429 with <code>Retry-After</code>: wait
        for that many seconds.
      </p>
      <Facts
        facts={limits.map(({ what, times, seconds }) => ({
          name: what,
          about: `${times.toLocaleString("en")} in ${spanOf(seconds)}`,
        }))}
      />
    </>
  );
}

function spanOf(seconds: number): string {
  if (seconds % 3600 === 0) return seconds === 3600 ? "an hour" : `${seconds / 3600} hours`;
  return seconds === 60 ? "a minute" : `${seconds / 60} minutes`;
}

/** What is the same for all operations. */
function Rules() {
  return (
    <ul className="grid list-disc gap-2 pl-5">
      <li>
        Public data needs no key, even from pages on other sites. For more, make a key in{" "}
        <TextLink to={href("/account/security/keys")}>your account</TextLink> and send it as{" "}
        <code>Authorization: Bearer dorsal_key_…</code>, never in an address. A key acts as you do
        for the races that you organize, within its scopes. The access token of an app has no
        scopes.
      </li>
      <li>
        Lists come in pages: <code>next</code> is the <code>cursor</code> of the following page, and{" "}
        <code>null</code> on the last one.
      </li>
      <li>
        A parameter or member that is unknown or cannot be read is refused by its name. Answers may
        get new members: ignore those that you do not know.
      </li>
      <li>
        Answers carry an <code>ETag</code>: send it back as <code>If-None-Match</code>, and an
        unchanged answer is 304 without a body. Send it as <code>If-Match</code> with a change of
        the same address, and the change is refused with 412 if a <code>GET</code> would answer
        anything else now.
      </li>
      <li>
        Give each write its own <code>Idempotency-Key</code>. If the answer is lost, send the same
        write again: it is done once, and for a day you get the same answer with{" "}
        <code>Idempotency-Replayed: true</code>. A refusal is not kept: it has changed nothing, so
        the same write may be sent again. Another write with the same key is 422.
      </li>
      <li>
        Members that a change leaves out stay; <code>null</code> empties one. Runners are notified
        of another day, start or place, as from the website.
      </li>
    </ul>
  );
}

/** One operation of the API: what it takes, and an example to copy. */
function Operation({ operation }: { operation: ToldOperation }) {
  const { name, method, path, summary, needs, query, body, example } = operation;
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="min-w-0">
      <h3 id={`${name}-title`} className="text-lg wrap-anywhere">
        <code>{`${method} ${path}`}</code>
      </h3>
      <p className="mt-1">{summary}.</p>
      {needs && <p className="mt-1 text-sm text-muted">{needed(needs)}</p>}
      <Fields label="Parameters" fields={query} />
      <Fields label="Members of the body" fields={body} />
      {example && <Code title={example.title}>{example.text}</Code>}
    </section>
  );
}

function needed(needs: string): string {
  return needs === "signed-in"
    ? "Needs a key or the access token of an app."
    : `Needs a key with the scope ${needs}.`;
}

function Fields({ label, fields }: { label: string; fields: ToldField[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 text-sm font-bold">{label}</h4>
      <dl className="mt-1 grid gap-1 text-sm">
        {fields.map(({ name, kind, description, isRequired }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt>
              <code>{name}</code>
              {isRequired && " (needed)"}
            </dt>
            <dd className="min-w-0 text-muted wrap-anywhere">
              <Words text={[kind, description].filter(Boolean).join(". ")} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const feeds = [
  {
    path: "/races.ics",
    about: "Races as iCalendar, with the filters of the list: ?country=Peru&type=Trail.",
  },
  { path: "/races/{id}/calendar.ics", about: "One race as iCalendar." },
  {
    path: "/blog/feed.json, /blog/feed.xml, /blog/atom.xml",
    about: "Articles as JSON Feed, RSS and Atom; ?tag= narrows them.",
  },
  { path: "/podcasts/feed.xml", about: "Episodes as RSS for podcast players." },
  {
    path: "/oembed?url=",
    about:
      "oEmbed in JSON for the address of a race, at most as large as maxwidth and maxheight allow. 404 for any other address.",
  },
  { path: "/sitemap.xml", about: "Every public page." },
  { path: "/llms.txt", about: "This site for assistants." },
];

/** What other sites and readers take without a program. */
function Feeds() {
  return (
    <>
      <p>
        None of these needs a key, and pages of other sites may read them.{" "}
        <TextLink to={href("/developers/widgets")}>Widgets</TextLink> show a race, its rating or a
        calendar on your own site.
      </p>
      <Facts facts={feeds.map(({ path, about }) => ({ name: <code>{path}</code>, about }))} />
    </>
  );
}

/** How people sign in to other programs with their account here. */
function Accounts({ origin, publicKey }: { origin: string; publicKey: string }) {
  const example = `import { AuthClient } from "@supabase/auth-js";

const auth = new AuthClient({
  url: "${origin}/auth/v1",
  headers: { apikey: "${publicKey}" },
  flowType: "pkce",
});
await auth.signInWithPassword({ email, password });
await auth.signInWithOAuth({ provider: "google", options: { redirectTo } });`;
  return (
    <>
      <p>
        People sign in to your app with the account that they have here: with a password, a code by
        email, or Google, and with their second step. Any client that speaks the protocol of{" "}
        <code>@supabase/auth-js</code> works with the address{" "}
        <code className="wrap-anywhere">{`${origin}/auth/v1`}</code>.
      </p>
      <Code title="Signing in">{example}</Code>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          Keep <code>flowType: "pkce"</code>. Without it Google refuses to sign anybody in, and
          letters to sign in have a code but no link.
        </li>
        <li>
          The public key names this site. It is not a secret and grants nothing. Letters and
          sign-ins lead back only to addresses in our list:{" "}
          <TextLink to={href("/contact")}>tell us yours</TextLink>. From any other{" "}
          <code>redirect_to</code> the person gets a page of ours, and from a listed one you get{" "}
          <code>?error=…&error_code=…</code> where a sign-in fails.
        </li>
        <li>
          <code>signUp</code> answers every address alike, so that nobody learns who has an account:
          its <code>user.id</code> is not the id of the account. Store the id from the first session
          instead.
        </li>
        <li>
          If an address signs up twice with different passwords before it is confirmed, neither
          counts: the owner sets a new one with <code>resetPasswordForEmail</code>.
        </li>
        <li>
          At <code>/api/v1</code> the access token of an app has no scopes: it reads what everybody
          may read, and the list of its person's races. For {keyScopes.join(" and ")} a program
          needs a key, which its owner makes on purpose and can revoke.
        </li>
        <li>
          <code>updateUser</code> joins <code>data</code> with what is stored, and removes a member
          that is <code>null</code>.
        </li>
        <li>
          Google is the only provider. <code>scopes</code> and <code>queryParams</code> such as{" "}
          <code>login_hint</code> and <code>hd</code> are not passed on, and sessions have no{" "}
          <code>provider_token</code>. Phone numbers, anonymous users, single sign-on and the calls
          of administrators are not offered.
        </li>
      </ul>
    </>
  );
}

const megabyte = 1024 * 1024;
const daySeconds = 24 * 3600;
const { objectBytes, ownBytes, ownObjects, ownBuckets, atOnce, signedSeconds } = storageLimits;

/** How apps keep files of people. */
function Files({ origin }: { origin: string }) {
  return (
    <>
      <p>
        Apps keep files of the people who have signed in at{" "}
        <code className="wrap-anywhere">{`${origin}/storage/v1`}</code>, with the access token as a
        bearer, as the public client <code>@supabase/storage-js</code> does.
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        <li>
          A bucket belongs to the person who made it. The names of buckets are one pool for all
          people: <code>avatars</code> is taken once anybody has it, and the answer is 409. Put the
          name of your app and a part of the user's id into the name.
        </li>
        <li>
          An object has at most {objectBytes / megabyte} MB. A person has at most {ownBuckets}{" "}
          buckets and {ownObjects.toLocaleString("en")} objects with {ownBytes / megabyte} MB
          together. One call lists, signs or removes at most {atOnce.toLocaleString("en")} objects,
          and a signed address is valid for at most {signedSeconds / daySeconds} days.
        </li>
        <li>
          Types: <span className="wrap-anywhere">{storableTypes.join(", ")}</span>. What a browser
          would run, such as HTML, SVG and scripts, is refused, and XML is always downloaded.
        </li>
        <li>
          <code>cacheControl</code> is a number of seconds. The answer is public for a public bucket
          and private otherwise.
        </li>
        <li>
          <code>copy</code> also takes a <code>destinationBucket</code>. Not offered, and refused in
          words: <code>createSignedUploadUrl</code> and <code>uploadToSignedUrl</code>,{" "}
          <code>listV2</code>, <code>transform</code>, <code>metadata</code> and{" "}
          <code>contentEncoding</code> of an upload, moving to another bucket (copy and remove
          instead), and uploads in parts.
        </li>
      </ul>
    </>
  );
}
