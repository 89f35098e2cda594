import { CoachSessions } from "./coach-sessions.tsx";
import { WithExperts } from "./with-experts.tsx";

/** "Information We Collect": by what a person does, because that is how they look it up. */
export function WhatWeCollect() {
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
