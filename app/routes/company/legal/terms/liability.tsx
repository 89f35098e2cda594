/** What we do not promise. */
export function Disclaimer() {
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
export function Limitations() {
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
