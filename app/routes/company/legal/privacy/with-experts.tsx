/** What experts, applicants and those who write to them tell us. */
export function WithExperts() {
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
