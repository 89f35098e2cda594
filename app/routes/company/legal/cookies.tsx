import type { ReactNode } from "react";
import { href } from "react-router";
import { config } from "#services/config.ts";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DocumentPage, type DocumentSection } from "#ui/page/document-page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/cookies.ts";
import { Questions } from "./questions.tsx";
import { legalTitles } from "./titles.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.privacy, postal: contact.postal, url: `${origin}/cookies` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: legalTitles.cookies,
    description:
      "Which cookies Dorsal sets, what each one is for, and how to refuse or remove them.",
    url: loaderData.url,
  });

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const contact = <ContactLines name="Dorsal, Privacy" {...loaderData} />;
  return (
    <DocumentPage
      title={legalTitles.cookies}
      lead="Which cookies we set, what each one is for, and how to refuse or remove them."
      updated="2025-06-30"
      sections={cookieSections(contact)}
      footer={<Questions email={loaderData.email} others={["privacy", "terms"]} />}
    />
  );
}

/** The seven parts of the cookie policy. */
function cookieSections(contact: ReactNode): DocumentSection[] {
  return [
    { id: "introduction", title: "Introduction", body: <Introduction /> },
    { id: "what-are-cookies", title: "What Are Cookies", body: <WhatAreCookies /> },
    { id: "types", title: "Types", body: <Types /> },
    { id: "third-party-cookies", title: "Third-Party Cookies", body: <ThirdPartyCookies /> },
    { id: "managing-cookies", title: "Managing Cookies", body: <BrowserSteps /> },
    { id: "changes", title: "Changes", body: <Changes /> },
    { id: "contact", title: "Contact", body: <Contact>{contact}</Contact> },
  ];
}

function Introduction() {
  return (
    <p>
      Dorsal uses few cookies, all of them its own, and none to follow you. That is why no banner
      asks you about them. This page lists every one. What else we know about you is in the{" "}
      <TextLink to={href("/privacy")}>Privacy Policy</TextLink>.
    </p>
  );
}

function WhatAreCookies() {
  return (
    <p>
      A cookie is a short text that a website asks your browser to keep and to send along with later
      visits. It lets the website recognize that two visits come from the same browser. Session
      cookies disappear when you close the browser; others stay until a date or until you delete
      them.
    </p>
  );
}

function Types() {
  return (
    <>
      <h3>Essential cookies</h3>
      <p>
        Cookies whose names begin with <code>dorsal.</code>, first of all{" "}
        <code>dorsal.session_token</code>. They are set only when you sign up, sign in, set a new
        password or want to keep a race before you have signed in; they keep you signed in, protect
        the sign-in itself and remember the race. They end when you sign out or when the session
        expires, and those of a sign-up and of a race to keep after a day; if you do not choose
        “Remember me”, they end when you close the browser. Scripts cannot read them. Without them
        an account cannot be used.
      </p>
      <p>
        Another one is <code>chat_guest</code>, or <code>__Host-chat_guest</code> on an encrypted
        connection. It is set when you write to the running assistant or begin a session with a
        virtual coach without an account. It holds a random number, by which your browser finds its
        conversations and its session again, and ends after 7 days or when you sign in. Scripts
        cannot read it.
      </p>
      <h3>Performance and analytics cookies</h3>
      <p>These measure how visitors use a website. We set none.</p>
      <h3>Functionality cookies</h3>
      <p>
        One: <code>units</code>. It is set when you choose kilometers or miles, holds only{" "}
        <code>km</code> or <code>mi</code>, and stays for up to a year. When you close the card of
        the running assistant on the home page, your browser keeps that to itself and sends it to
        nobody. The same is true of where you stopped in a podcast: your browser keeps that, so that
        you can go on there.
      </p>
      <h3>Targeting and advertising cookies</h3>
      <p>These build a profile to show fitting advertisements. We set none.</p>
    </>
  );
}

function ThirdPartyCookies() {
  return (
    <>
      <p>
        Our pages load no advertising and no buttons of social networks, and therefore set no
        cookies of others. The links for sharing a race are plain links.
      </p>
      <p>
        Some steps take place on the pages of other companies, which set their own cookies there
        under their own policies: paying and managing payment methods at Stripe, signing in at
        Google if you choose to, and a session with a video coach, where our provider Tavus carries
        it. With our built-in coach everything stays on our pages. The same is true of every website
        that a race page links to.
      </p>
    </>
  );
}

function Changes() {
  return (
    <p>
      When we set a new cookie or drop one, this page changes and so does the date at its top.
      Before we ever set a cookie that is not necessary for something you asked for, we will ask
      you.
    </p>
  );
}

function Contact({ children }: { children: ReactNode }) {
  return (
    <>
      <p>Questions about cookies go to:</p>
      {children}
    </>
  );
}

/** Where each browser lists cookies, as its menus call it. */
const browsers = [
  {
    name: "Google Chrome",
    steps:
      "Settings, then Privacy and security, then Third-party cookies; “See all site data and permissions” deletes what is stored.",
  },
  {
    name: "Mozilla Firefox",
    steps:
      "Settings, then Privacy & Security, then Cookies and Site Data; “Manage Data” deletes what is stored.",
  },
  {
    name: "Safari on a Mac",
    steps: "Safari, then Settings, then Privacy; “Manage Website Data” deletes what is stored.",
  },
  {
    name: "Safari on an iPhone or iPad",
    steps:
      "Settings, then Apps, then Safari, then Advanced, then Website Data; “Block All Cookies” is on the same Advanced page.",
  },
  {
    name: "Microsoft Edge",
    steps:
      "Settings, then Privacy, search, and services, then Cookies; “See all cookies and site data” deletes what is stored.",
  },
];

function BrowserSteps() {
  return (
    <>
      <p>
        Every browser can show, delete and refuse cookies. Newer versions may name the menus a
        little differently.
      </p>
      <ul>
        {browsers.map((browser) => (
          <li key={browser.name}>
            <strong>{browser.name}:</strong> {browser.steps}
          </li>
        ))}
      </ul>
      <p>
        If you refuse all cookies you can still read everything on Dorsal, but you cannot sign in,
        and distances are always shown in kilometers. You can also browse in a private window, which
        forgets its cookies when it is closed.
      </p>
    </>
  );
}
