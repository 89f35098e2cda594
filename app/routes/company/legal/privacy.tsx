import type { ReactNode } from "react";
import { href } from "react-router";
import { config } from "#services/config.ts";
import { ContactLines } from "#ui/list/contact-lines.tsx";
import { TextLink } from "#ui/navigation/text-link.tsx";
import { DocumentPage, type DocumentSection } from "#ui/page/document-page.tsx";
import { pageLanguages, pageMeta } from "#values/web/page-meta.ts";
import { publicPageHeaders } from "#values/web/public-page.ts";
import type { Handle } from "../../handle.ts";
import type { Route } from "./+types/privacy.ts";
import { Questions } from "./questions.tsx";
import { legalTitles } from "./titles.ts";

export const handle: Handle = { plain: true };

export function loader({ request }: Route.LoaderArgs) {
  const { contact } = config();
  const { origin } = new URL(request.url);
  return { email: contact.privacy, postal: contact.postal, url: `${origin}/privacy` };
}

export const headers = publicPageHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(pageLanguages(matches), {
    title: legalTitles.privacy,
    description: "What Dorsal knows about you, what it is used for, who sees it, and your rights.",
    url: loaderData.url,
  });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const contact = <ContactLines name="Dorsal, Privacy" {...loaderData} />;
  return (
    <DocumentPage
      title={legalTitles.privacy}
      lead="What we know about you, what we use it for, who gets to see it, and what you can do about it."
      updated="2025-06-30"
      sections={privacySections(contact)}
      footer={<Questions email={loaderData.email} others={["terms", "cookies"]} />}
    />
  );
}

/** The ten parts of the privacy policy. */
function privacySections(contact: ReactNode): DocumentSection[] {
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

/** "Information We Collect": by what a person does, because that is how they look it up. */
function WhatWeCollect() {
  return (
    <>
      <p>What we collect depends on what you do here.</p>
      <h3>When you open an account</h3>
      <p>
        Your email address, your password as a hash, and what you add to your profile: name, phone
        number and picture. If you sign in with Google, Google tells us your name, your email
        address and your picture. We also keep your favorite races.
      </p>
      <h3>When you register for a race</h3>
      <p>
        First and last name, date of birth, phone number, country, your insurance provider and
        policy number, the name and phone number of an emergency contact, and that you accepted the
        waiver. Of a runner under 18 also the name of the parent or guardian who consents. Please
        ask your emergency contact before you name them.
      </p>
      <h3>When you write a review</h3>
      <p>
        Your rating, your text and the date of the experience. If you write as a guest, also your
        first name, last name and email address.
      </p>
      <h3>When you claim a race or write to us</h3>
      <p>Your name, your email address, your phone number if you give it, and your message.</p>
      <WithExperts />
      <h3>When you talk to the running assistant</h3>
      <p>
        The messages of the conversation, its answers and how they were made. With an account they
        are kept as long as your plan says: 7 days, 30 days or without a limit, and you can delete
        or export each conversation. As a guest they belong to a cookie in your browser and are kept
        for 7 days; when you sign in, they move to your account.
      </p>
      <p>
        On this server a language model may write the answers. Its provider receives what you type,
        what the assistant answered before, and facts about public races, and nothing else: not your
        name, your email address or your location. Without a model our own program answers, and
        nothing leaves our server.
      </p>
      <p>
        If you rate an answer, our administrators may read it with its question, your reason and how
        it was made, to improve the assistant. Please do not enter medical details or other people's
        personal information.
      </p>
      <CoachSessions />
      <h3>When you take out a membership</h3>
      <p>
        Stripe takes the payment. We receive the plan, the state of the subscription, the amounts,
        and the brand and last four digits of the card. We never see or store the whole card number.
      </p>
      <h3>When you visit any page</h3>
      <p>
        Like every website, our server notes the address of the page, the time, whether it worked,
        and your IP address, to keep the service running and to stop abuse.
      </p>
    </>
  );
}

/** What is stored of a session with an AI coach: ours, or a provider's. */
function CoachSessions() {
  return (
    <>
      <h3>When you talk to a virtual coach</h3>
      <p>
        A virtual coach is an AI, and every session says so. Camera and microphone are used only
        after you allow them and only during the session. We record neither pictures nor sound.
      </p>
      <p>
        On most servers our built-in coach answers. Then your camera is a mirror: the picture never
        leaves your browser. If you speak instead of typing, your browser turns your voice into
        words; some browsers send the sound to their maker for that, and the session says so before
        it listens. We receive the words. They are answered as the running assistant answers, with
        or without a language model.
      </p>
      <p>
        On a server with a video provider the provider carries the session. It receives your
        picture, your voice and what you say, and sends us the text of the conversation afterwards.
        The session names the provider.
      </p>
      <p>
        We keep when the session took place, with which coach, what was said, a short summary and
        the stars that you give. With an account you find all of it in your dashboard and can delete
        each session there. As a guest the session belongs to a cookie in your browser and is
        forgotten after 7 days; when you sign in, it moves to your account. Of a deleted session
        only its times and its stars remain, and nothing leads from them to you.
      </p>
    </>
  );
}

/** What experts, applicants and those who write to them tell us. */
function WithExperts() {
  return (
    <>
      <h3>When you write to an expert</h3>
      <p>
        Your name, your email address and your message, and what the two of you write after that. We
        pass the messages on by mail. The expert sees your name and your words, but not your email
        address, and you do not see theirs. A conversation is deleted 12 months after its last
        message; either side can end it before. Nobody here reads along: if you report abuse, tell
        us what was written.
      </p>
      <h3>When you apply to be listed as an expert</h3>
      <p>
        What you write in the application: your name, title, place, services, rate, what you say of
        yourself, and a phone number and an email address if you give them. You may add documents,
        such as certificates. Only you and our administrators can open them, and they are deleted 90
        days after the decision or after you have withdrawn. Please send no more than we need to
        decide.
      </p>
      <h3>When you are listed as an expert</h3>
      <p>
        Your page is public, with your photo or a drawn portrait and your answers to reviews. Your
        phone number and email address are shown only to visitors who ask to see them. If your
        account keeps the page, you change it yourself, and the page goes with the account when you
        delete that, with its reviews and the messages to it. If no account keeps it, ask us to
        remove the page, and we do.
      </p>
    </>
  );
}
