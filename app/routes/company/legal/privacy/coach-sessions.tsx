/** What a session with an AI coach leaves behind, with our own coach and with that of a provider. */
export function CoachSessions() {
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
