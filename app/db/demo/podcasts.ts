import type { podcastAudio } from "../schema.ts";
import { demoId } from "./id.ts";

/** An episode of the demo. It becomes a podcast once the job after the first start has recorded it. */
export type DemoPodcast = {
  title: string;
  description: string;
  /** Races of the catalog, by country and name. */
  races: `${string}/${string}`[];
  /** How old the episode is on the day of the first start. */
  daysAgo: number;
  script: string;
};

/** Facts about races are those of the catalog; the rest is physics and what any coach would say. */
export const demoPodcasts: DemoPodcast[] = [
  {
    title: "How to read a race profile",
    description:
      "Total climb, where the climb is, and what the end looks like: three questions for every elevation profile, with two races as examples.",
    races: ["Peru/Lima 42K", "Canada/Around the Bay Road Race"],
    daysAgo: 3,
    script: `## One line that tells you a lot

Every race page has a number for the distance. The line of the course, going up and down, often tells you more. Today: three questions for every race profile. <break time="1s"/>

## How much does it climb?

Start with the total climb, and put it beside the distance. The marathon of **Lima 42K** climbs about 250 meters. Over forty-two kilometers that is six meters of climb in each kilometer: you will feel it, but it will not decide your day. Around the Bay, in Hamilton, climbs about 200 meters in thirty kilometers. That is nearly the same for each kilometer. And yet these two races feel very different. Why?

## Where is the climb?

That is the second question. In Lima the road rises slowly from the sea towards the center, and comes down the same way. There are two laps, so you meet each part twice. You learn the course on the first lap, and use it on the second.

Around the Bay saves its hills. They arrive on North Shore Boulevard, after twenty kilometers. If you run the flat part a little too fast, you pay for it there. <break time="800ms"/> So look at the line and ask: am I fresh or tired when it goes up?

## What does the end look like?

A downhill finish sounds like a present. It is one, if your legs can still brake. Running downhill loads the front of your thighs much more than flat road. If the last part goes down, practice that in training, at the end of a long run.

## What to do with it

Do not run even splits on a hilly course. Run even effort: slower up, and easier than you think down. Write three numbers on your hand: where the longest climb begins, where it ends, and where you may start to race. <break time="1s"/>

And then trust the line. It was there before you, and it does not get nervous.`,
  },
  {
    title: "Thin air: racing high above the sea",
    description:
      "What altitude takes from every breath, how to arrive, and how to pace, from Arequipa to Cusco and the valley of Huancayo.",
    races: [
      "Peru/Andes Race",
      "Peru/Maratón Internacional de los Andes",
      "Peru/Maratón Internacional Virgen de la Candelaria",
    ],
    daysAgo: 10,
    script: `## The missing third

Cusco lies about three thousand four hundred meters above the sea. The air has the same share of oxygen there as on the coast. But its pressure is lower, so each breath brings about a third less of it. Your legs have not become weaker. They just get less to work with. <break time="1s"/>

## Three heights, three races

Take the marathon Virgen de la Candelaria in Arequipa, at about 2,400 meters. Altitude is noticeable there, but not extreme. Now the Maratón Internacional de los Andes: from Ataura to Huancayo, all of it above 3,200 meters. The road is rolling rather than steep. It is the air that makes it hard.

And then the **Andes Race**, from Ollantaytambo. Every one of its courses goes above four thousand meters.

## Arrive early

The body answers to altitude, but it takes its time. In the first days you breathe more, sleep worse, and may have a headache. That is common. The advice for the Andes Race is to come a week early. For Huancayo, come several days early if you live at sea level. Walk on the first day. Run easy on the next ones. Drink, eat, and go to bed. <break time="800ms"/>

If you are getting worse instead of better, with a strong headache, vomiting, or short breath while you rest, go down and see a doctor. No race is worth more than that.

## Pace by breath

Leave the pace of your last marathon at home. Use your breath. If you cannot speak in short sentences, you are too fast, whatever the watch says. Begin slower than feels right: what you overspend at altitude comes back slowly.

## Sun and cold

One more thing. High up, the nights are cold and the sun at noon is strong. Bring a cap, sunscreen, and a layer for the start. <break time="1s"/>

Go up slowly, start slowly, and look around. The view is the reward for the missing third.`,
  },
  {
    title: "Your first 10K, one week at a time",
    description:
      "Eight calm weeks, the night before, the first kilometer and the last one: a plan for people who can already run for twenty minutes.",
    races: ["Peru/Carrera 10K Dona Vida", "Canada/Vancouver Sun Run"],
    daysAgo: 17,
    script: `## Ten kilometers is a good distance

Long enough to be proud of. Short enough to be at breakfast afterwards. If you can run for twenty minutes today, eight weeks are enough time to get there without a hurry. <break time="1s"/>

## Choose a friendly race

Pick one that is easy to run. The Carrera 10K Dona Vida, in Trujillo, is flat and quick, and it gives you an hour and three quarters. The Vancouver Sun Run gives you two and a half hours, and tens of thousands of people to run with. Look at the time limit before anything else. A generous limit takes away most of the fear.

## Three runs a week

- One short run, so easy that you could sing.
- One run with a little play: after ten minutes, run one minute faster and two minutes slowly, six times.
- One long run. Begin with thirty minutes, and add five minutes each week.

Every fourth week, do less. That is not lost time: it is when the body builds what the training asked for. <break time="800ms"/>

If something hurts on one side only, or hurts more with every run, stop and have it looked at.

## The night before

Nothing new. Not the shoes, not the socks, not the dinner. Put the bib on the shirt, the shirt on the chair, and set two alarms.

## The day

Start at the back of your group. The first kilometer should feel almost too slow. At five kilometers, ask yourself one question: could I say a whole sentence? If yes, stay as you are. If no, walk for one minute, and begin again. Walking is allowed. It is even clever.

After eight kilometers you may spend what is left. <break time="1s"/>

And at the end, smile when you see the clock, whatever it shows. You only run your first ten kilometers once.`,
  },
];

export function demoPodcastId(title: string): string {
  return demoId("podcast", title);
}

export function demoRecordingId(title: string): string {
  return demoId("recording", title);
}

/** Recordings that wait for the narrator of the server. */
export function demoRecordings(now: Date): (typeof podcastAudio.$inferInsert)[] {
  return demoPodcasts.map(({ title, script }) => ({
    id: demoRecordingId(title),
    script,
    // Both are replaced when the narrator begins.
    voiceId: "demo",
    voiceName: "Narrator of the demo",
    engine: "built-in",
    status: "waiting",
    createdAt: now,
  }));
}
