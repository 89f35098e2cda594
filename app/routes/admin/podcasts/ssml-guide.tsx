import type { ReactNode } from "react";
import { longestPauseSeconds, mostPauses } from "#features/podcasts/script/plain-script.ts";

/** How a script is written so that the narrator reads it well. It holds for every voice of this site. */
export function SsmlGuide() {
  return (
    <div className="grid max-w-text gap-5">
      <Part title="Pauses">
        <p>Silence of half a second, of one and a half, or by its strength:</p>
        <Sample>{'<break time="500ms"/>'}</Sample>
        <Sample>{'<break time="1.5s"/>'}</Sample>
        <Sample>{'<break strength="medium"/>'}</Sample>
        <p>
          Use max 3 to {mostPauses} pause tags per script, up to {longestPauseSeconds} seconds each.
          A longer one is cut to {longestPauseSeconds} seconds. Sentences, paragraphs and headings
          have short pauses of their own.
        </p>
      </Part>
      <Part title="Pronunciation">
        <p>Give the narrator other words than the reader, or have letters spelled:</p>
        <Sample>{'<sub alias="Koos-ko">Cusco</sub>'}</Sample>
        <Sample>{'<say-as interpret-as="characters">ITRA</say-as>'}</Sample>
        <p>Numbers and dates sound best as words: twenty-one kilometers, the sixth of March.</p>
      </Part>
      <Part title="Emotion">
        <p>
          Tags for emotion, emphasis and speed are left out: only the words inside them are read.
          Write the feeling instead. An exclamation mark, a question, a short sentence: all of these
          are heard.
        </p>
      </Part>
      <Part title="Tips">
        <ul className="list-disc pl-5">
          <li>One thought in a sentence, and about 150 words for a minute.</li>
          <li>
            A line that begins with <code>##</code> is a heading: it is read aloud, and becomes a
            chapter.
          </li>
          <li>Notes in [brackets] are for you. Replace them before you record.</li>
          <li>Change the script after recording, and the audio is made again.</li>
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Sample({ children }: { children: string }) {
  return (
    <code className="block w-fit max-w-full rounded-control bg-sunken px-2 py-1 text-sm wrap-anywhere">
      {children}
    </code>
  );
}
