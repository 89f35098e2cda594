import type { ReactNode } from "react";
import { href } from "react-router";
import { config } from "#services/config.ts";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DocumentPage, type DocumentSection } from "#ui/page/document-page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/terms.ts";
import { Questions } from "./questions.tsx";
import { legalTitles } from "./titles.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.terms, postal: contact.postal, url: `${origin}/terms` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: legalTitles.terms,
    description:
      "The rules for using Dorsal: accounts, race registrations, reviews, subscriptions.",
    url: loaderData.url,
  });

export default function Terms({ loaderData }: Route.ComponentProps) {
  const contact = <ContactLines name="Dorsal, Terms" {...loaderData} />;
  return (
    <DocumentPage
      title={legalTitles.terms}
      lead="The agreement between you and Dorsal: what you may expect from us, and what we expect from you."
      updated="2025-06-30"
      sections={termsSections(contact)}
      footer={<Questions email={loaderData.email} others={["privacy", "cookies"]} />}
    />
  );
}

/** The twelve parts of the terms of service. */
function termsSections(contact: ReactNode): DocumentSection[] {
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

/** What we do not promise. */
function Disclaimer() {
  return (
    <>
      <p>
        We work to keep the directory right and the website running, but both are provided as they
        are. Races change and are cancelled, and information comes from organizers, users and public
        sources. To the extent that the law allows, we give no warranty that it is complete, correct
        or always available.
      </p>
      <p>
        Running can injure you. Plans, articles and the answers of the running assistant and of the
        virtual coaches are general information. The assistant and the coaches are artificial
        intelligence and can be wrong. None of it is medical advice. Talk to a doctor before you
        start training, and when something hurts.
      </p>
      <p>
        Some posts, pictures and podcast scripts are first written or drawn by a language model, an
        image model or our own software, and podcasts are read by a synthetic voice. We say so on
        the page, and in the recording itself. An editor decides what is published. Facts about
        races come from their listings; what a listing or an organizer says today comes before what
        an older post or episode says.
      </p>
      <p>
        Experts listed on Dorsal are independent. We look at applications, but we do not check every
        word of a page or the quality of the work. What you agree with an expert is between the two
        of you.
      </p>
    </>
  );
}

/** What we answer for, and how far. */
function Limitations() {
  return (
    <>
      <p>
        To the extent that the law allows, we are not liable for indirect or consequential damage,
        for lost profit or data, or for what happens at a race, in training or between you and an
        organizer or expert. Our total liability is limited to what you paid us in the twelve months
        before the claim arose.
      </p>
      <p>
        Nothing in these terms limits liability for intent, gross negligence, injury to life or
        body, or anything else for which the law does not allow it to be limited.
      </p>
    </>
  );
}

function RaceRegistrations() {
  return (
    <>
      <p>
        Dorsal lists races; it does not organize them. The organizer decides about the course, the
        date, the rules, the price, changes, cancellation and refunds. Please check dates and prices
        on the organizer's own page before you plan or pay.
      </p>
      <p>
        Race registrations and payments are handled with organizers and payment processors. Where a
        race page leads to an outside registration, you register there and under the terms that
        apply there. Where you register on Dorsal, we pass your registration to the organizer; your
        contract about taking part is with the organizer, and entry fees are paid to the organizer
        or its payment processor, not to us.
      </p>
      <p>
        You confirm that the details you give are true, that you are fit to take part and properly
        insured, and that you have read the waiver that you accept.
      </p>
    </>
  );
}

function PaymentsAndSubscriptions() {
  return (
    <>
      <p>
        Memberships are paid in advance, by the month or by the year, in US dollars at the price
        shown when you subscribe. Taxes may be added where the law asks for them. Stripe takes the
        payments.
      </p>
      <p>
        Subscriptions renew automatically at the end of each billing period until cancelled in
        account settings. Open your <TextLink to={href("/dashboard")}>dashboard</TextLink>, go to
        Billing and cancel there. A cancelled membership stays usable until the end of the period
        that you have paid for.
      </p>
      <p>
        When you move to a larger plan, the change takes effect at once and the price is prorated.
        When you move to a smaller one, it takes effect with the next billing period. If you are not
        happy with your first membership, write to us within 14 days of the first payment and we
        return it.
      </p>
      <p>
        If a payment fails, we try again and tell you. If it keeps failing, the membership ends.
        Price changes are announced by email at least 30 days before they apply to you.
      </p>
    </>
  );
}
