/** The episodes of the server under test, newest first. */
export const episodes = {
  races: "9c1d0000-0000-4000-8000-000000000001",
  topic: "9c1d0000-0000-4000-8000-000000000002",
  silent: "9c1d0000-0000-4000-8000-000000000003",
  draft: "9c1d0000-0000-4000-8000-000000000004",
} as const;

/** Their recordings, in seconds. */
export const lengths = { races: 100, topic: 12 } as const;

/** @param names - of two races */
export const racesScript = (names: readonly [string, string]) => `# Two races of the spring

Spring is near, and two races stand out. <break time="1s"/> Here is what to know about each of them.

## ${names[0]}

This one climbs. **Bring poles**, and do not start too fast: [the list of races](/races) has more like it.

- Water stands at every ten kilometers.
- The cut-off is generous.

## ${names[1]}

A flat course by the sea. It is a good day for a first race. The wind comes from the south. Start slowly, and keep something for the last two kilometers.

That is all for today. <say-as interpret-as="characters">GPX</say-as> files of both courses are on their pages.`;

export const racesTitle = "Featured Races of the Spring";

export const topicScript = "Run easy on easy days. Hard days take care of themselves.";
