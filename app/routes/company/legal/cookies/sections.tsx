import type { ReactNode } from "react";
import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { DocumentSection } from "#ui/page/document-page.tsx";
import { BrowserSteps } from "./browser-steps.tsx";

/** The seven parts of the cookie policy. */
export function cookieSections(contact: ReactNode): DocumentSection[] {
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
