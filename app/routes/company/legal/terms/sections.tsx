import type { ReactNode } from "react";
import { href } from "react-router";
import { TextLink } from "#ui/navigation/text-link.tsx";
import type { DocumentSection } from "#ui/page/document-page.tsx";
import { Disclaimer, Limitations } from "./liability.tsx";
import { PaymentsAndSubscriptions, RaceRegistrations } from "./money.tsx";

/** The twelve parts of the terms of service. */
export function termsSections(contact: ReactNode): DocumentSection[] {
  return [
    { id: "agreement", title: "Agreement", body: <Agreement /> },
    { id: "use-license", title: "Use License", body: <UseLicense /> },
    { id: "user-accounts", title: "User Accounts", body: <UserAccounts /> },
    { id: "race-registrations", title: "Race Registrations", body: <RaceRegistrations /> },
    { id: "user-content", title: "User Content", body: <UserContent /> },
    { id: "payments", title: "Payments and Subscriptions", body: <PaymentsAndSubscriptions /> },
    { id: "disclaimer", title: "Disclaimer", body: <Disclaimer /> },
    { id: "limitations", title: "Limitations", body: <Limitations /> },
    { id: "third-party-links", title: "Third-Party Links", body: <ThirdPartyLinks /> },
    { id: "governing-law", title: "Governing Law", body: <GoverningLaw /> },
    { id: "changes", title: "Changes", body: <Changes /> },
    { id: "contact", title: "Contact", body: <Contact>{contact}</Contact> },
  ];
}

function Agreement() {
  return (
    <>
      <p>
        These terms are an agreement between you and Dorsal about your use of this website. By using
        it you accept them. If you do not, please do not use it.
      </p>
      <p>
        The <TextLink to={href("/privacy")}>Privacy Policy</TextLink> and the{" "}
        <TextLink to={href("/cookies")}>Cookie Policy</TextLink> explain how we handle your
        information.
      </p>
    </>
  );
}

function UseLicense() {
  return (
    <>
      <p>
        You may view these pages, keep copies for yourself, share links to them and subscribe to our
        race calendars, for personal and non-commercial use. You may not:
      </p>
      <ul>
        <li>copy the directory or large parts of it to offer it elsewhere;</li>
        <li>use the website in a way that breaks it, overloads it or gets around its limits;</li>
        <li>try to reach accounts or information that are not yours;</li>
        <li>use the assistant or the coaches to produce anything unlawful or harmful;</li>
        <li>remove notices of authorship, or suggest that we endorse you when we do not.</li>
      </ul>
      <p>
        Text, design and software of the website belong to us or to those who license them to us.
        This permission ends when you break these terms.
      </p>
    </>
  );
}

function UserAccounts() {
  return (
    <>
      <p>
        You must be at least 16 years old to open an account. Give true information, keep your
        password to yourself, and tell us at once if somebody else uses your account. You are
        responsible for what happens under it until you do.
      </p>
      <p>
        You may delete your account at any time in your account settings. We may suspend or close an
        account that breaks these terms or puts others at risk; where that is possible and fair, we
        warn you first and tell you why.
      </p>
    </>
  );
}

function UserContent() {
  return (
    <>
      <p>
        Reviews, messages and pictures that you post stay yours. You allow us to store, show and
        adapt them for display on Dorsal, at no charge and for as long as they are posted.
      </p>
      <p>
        Write about what you have experienced yourself. Do not post anything unlawful, insulting,
        misleading, paid for or copied, nor anybody's private information. Organizers and experts
        may not review themselves. An expert may answer a review once, under the same rules. We hide
        content that breaks these rules. We do not hide a review because it is negative.
      </p>
      <p>
        If you apply to be listed as an expert, what you say of yourself must be true, and documents
        must be your own. We decide who is listed, tell you the decision, and may remove a page that
        is no longer right. What experts and those who write to them tell each other is between
        them; use it for nothing but the inquiry.
      </p>
    </>
  );
}

function ThirdPartyLinks() {
  return (
    <p>
      Race pages link to the websites of organizers, registration services and maps; articles link
      to their sources. We do not run those websites and are not responsible for what they say or
      do. Their own terms and privacy policies apply there.
    </p>
  );
}

function GoverningLaw() {
  return (
    <p>
      These terms are governed by the laws of the United States, without regard to conflict of law
      rules. If you are a consumer and live elsewhere, the protection that the mandatory law of your
      country gives you stays yours.
    </p>
  );
}

function Changes() {
  return (
    <p>
      We may change these terms. The new text appears on this page with a new date at the top. If a
      change is to your disadvantage, we tell account holders by email before it takes effect. If
      you do not agree, you may delete your account and cancel your subscription before then;
      whoever goes on using Dorsal after that date accepts the new terms.
    </p>
  );
}

function Contact({ children }: { children: ReactNode }) {
  return (
    <>
      <p>Questions about these terms go to:</p>
      {children}
    </>
  );
}
