import type { ReactNode } from "react";
import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { DocumentSection } from "#ui/page/document-page.tsx";
import { WhatWeCollect } from "./what-we-collect.tsx";

/** The ten parts of the privacy policy. */
export function privacySections(contact: ReactNode): DocumentSection[] {
  return [
    { id: "introduction", title: "Introduction", body: <Introduction /> },
    { id: "information-we-collect", title: "Information We Collect", body: <WhatWeCollect /> },
    { id: "how-we-use", title: "How We Use Your Information", body: <HowWeUse /> },
    { id: "sharing", title: "Sharing", body: <Sharing /> },
    { id: "data-security", title: "Data Security", body: <DataSecurity /> },
    { id: "your-rights", title: "Your Rights", body: <YourRights /> },
    { id: "cookies", title: "Cookies", body: <Cookies /> },
    { id: "children", title: "Children's Privacy", body: <Children /> },
    { id: "changes", title: "Changes", body: <Changes /> },
    { id: "contact", title: "Contact", body: <Contact>{contact}</Contact> },
  ];
}

function Introduction() {
  return (
    <>
      <p>
        Dorsal is a website for runners. You can find races, read and write reviews, register for
        races that take entries here, write to experts, talk to a running assistant and to virtual
        coaches, and take out a membership. Some of this needs personal information. This policy
        says which, why, and who sees it.
      </p>
      <p>
        You can browse races, experts, the blog and the podcasts without an account and without
        telling us who you are.
      </p>
      <p>
        Texts, pictures and recordings of the blog and the podcasts may be made with the help of
        artificial intelligence, which the page then says. They are made from topics that our
        editors choose and from public facts about races: nothing about you goes into them.
      </p>
      <p>
        We do not sell personal information, and we do not show advertising that follows you around
        the web.
      </p>
    </>
  );
}

function HowWeUse() {
  return (
    <>
      <p>We use personal information only to:</p>
      <ul>
        <li>run your account, keep you signed in and keep your account safe;</li>
        <li>
          take your race registration and give the organizer what is needed to let you start and to
          help you in an emergency;
        </li>
        <li>
          publish the reviews you write, and check that a guest review comes from a real person;
        </li>
        <li>answer what you ask the running assistant, a virtual coach or us;</li>
        <li>
          pass messages on between you and an expert, and decide about your application to be
          listed;
        </li>
        <li>take payment for a membership and send the receipts for it;</li>
        <li>
          send messages that belong to something you did: confirmations, password resets, changes to
          a race you registered for, and an invitation to review a race you ran;
        </li>
        <li>find faults, prevent abuse and meet our legal duties.</li>
      </ul>
      <p>
        We keep information for as long as your account exists or as long as it is needed for these
        purposes. Records of payments are kept for as long as tax law asks for them. Technical logs
        are kept for a short time and then deleted.
      </p>
      <p>
        Where the law asks for a legal basis, it is the contract with you (account, registration,
        membership), your consent (camera, microphone, guest reviews, documents of an application),
        our legitimate interest in a safe and working service, or a legal duty.
      </p>
    </>
  );
}

function Sharing() {
  return (
    <>
      <p>We share personal information only with:</p>
      <ul>
        <li>
          <strong>Race organizers.</strong> The organizer of a race you register for receives your
          registration, including insurance and emergency contact. From then on the organizer is
          responsible for its own copy.
        </li>
        <li>
          <strong>Experts.</strong> An expert whom you write to receives your name and your
          messages, but not your email address.
        </li>
        <li>
          <strong>Companies that work for us</strong> and may use the information for that work
          only: Stripe for payments, OpenAI for the answers of the running assistant and the
          built-in coach, Tavus for video coaches where this server uses it, Google if you choose to
          sign in with Google, and providers of hosting, email and text messages.
        </li>
        <li>
          <strong>Everybody,</strong> for what you publish yourself: a review shows its rating, its
          text, the date of the experience and your first name with the initial of your last name.
          It never shows your email address. The page and the answers of an expert are public too.
        </li>
        <li>
          <strong>Authorities,</strong> where the law obliges us, or where it is necessary to
          protect somebody's life, safety or rights.
        </li>
        <li>
          <strong>A successor,</strong> if the service is transferred. We would tell you first, and
          this policy would keep applying to your information.
        </li>
      </ul>
      <p>
        Some of these companies are outside your country, in most cases in the United States. Where
        the law requires it, we use the contracts that it provides for such transfers.
      </p>
    </>
  );
}

function DataSecurity() {
  return (
    <>
      <p>
        Connections to Dorsal are encrypted. Passwords are stored as salted hashes that cannot be
        turned back. Insurance details, emergency contacts and dates of birth are visible only to
        you, to our administrators who handle registrations and to the organizer of your race, and
        they are kept out of our logs. Documents of an application are visible only to the applicant
        and our administrators. Card numbers go straight to Stripe and never reach our servers.
      </p>
      <p>
        No system is perfectly secure. If your information is ever exposed in a way that puts you at
        risk, we will tell you and the responsible authorities as the law requires. If you find a
        weakness, please write to the privacy contact below.
      </p>
    </>
  );
}

function YourRights() {
  return (
    <>
      <p>You can do most things yourself, in your account settings:</p>
      <ul>
        <li>
          <strong>see and correct</strong>{" "}
          <TextLink to={href("/account/edit")}>your profile</TextLink>, and edit or delete{" "}
          <TextLink to={`${href("/dashboard")}?tab=reviews`}>your reviews</TextLink> at any time;
        </li>
        <li>
          <strong>see</strong> in <TextLink to={href("/account/security")}>Security</TextLink> where
          you are signed in, and sign out elsewhere;
        </li>
        <li>
          <strong>download</strong> in <TextLink to={href("/account/data")}>Your data</TextLink> a
          copy of everything that we know of you;
        </li>
        <li>
          <strong>delete</strong> your account, in the same place. You have two weeks to change your
          mind. Then your profile, photo, reviews, favorites, applications, inquiries and
          conversations are removed, your sessions with coaches lose all that was said, and you
          leave the races that are still to come. Organizers keep the number of entries of their
          races, without your name or anything else that you gave. What the law makes us keep, such
          as records of payments, is kept for that purpose only.
        </li>
      </ul>
      <p>
        Depending on where you live, you may also ask us to limit what we do with your information,
        object to it, withdraw a consent, or receive a copy to take elsewhere. You can ask for any
        of this, and for the tools above if you have no account, by writing to the privacy contact
        below. We answer within 30 days, at no cost, and never treat you worse for asking. You may
        also complain to the data protection authority of your country or state.
      </p>
    </>
  );
}

function Cookies() {
  return (
    <p>
      We set cookies that keep you signed in, one by which a guest finds a conversation with the
      assistant or a coach again, and one that remembers whether you read distances in kilometers or
      miles. We set no cookies for advertising or for measuring visitors. The{" "}
      <TextLink to={href("/cookies")}>Cookie Policy</TextLink> lists them and explains how to refuse
      them.
    </p>
  );
}

function Children() {
  return (
    <p>
      Dorsal is not directed to people under 16, and nobody under 16 may open an account. We do not
      knowingly collect information from people under 16. If you believe that a person under 16 has
      given us information, write to the privacy contact below and we will delete it.
    </p>
  );
}

function Changes() {
  return (
    <p>
      When this policy changes, the new text appears on this page with a new date at the top. If a
      change matters for what happens with your information, we tell account holders by email before
      it takes effect.
    </p>
  );
}

function Contact({ children }: { children: ReactNode }) {
  return (
    <>
      <p>Questions, requests and complaints about privacy go to:</p>
      {children}
    </>
  );
}
