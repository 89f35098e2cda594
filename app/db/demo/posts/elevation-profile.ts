import type { DemoPost } from "./post.ts";

export const elevationProfile: DemoPost = {
  title: "How to read an elevation profile before it reads you",
  author: "Dorsal editors",
  tags: ["trail", "road", "pacing"],
  daysAgo: 27,
  races: [
    "Boston Marathon",
    "California International Marathon",
    "Mount Washington Road Race",
    "Squamish 50",
  ],
  seoTitle: "How to read an elevation profile before a race",
  seoDescription:
    "Total climb, meters per kilometer, steepest part and order: five things to look for in an elevation profile, with a table and examples from real courses.",
  seoKeywords: "elevation profile, climb, hills, pacing, trail running, course",
  write: ({
    link,
  }) => `Every course looks like a heart attack on its elevation profile. The height is stretched until it fits the picture, so that a railway bridge resembles the Andes. Here is how to read the drawing without fear, and without surprise.

## 1. Look at the numbers on the left first

Two profiles of the same shape can stand for 60 meters of climbing or for 3,000. Read the scale of the height before the line. If there is none, the picture tells you nothing but the order of the hills.

## 2. Divide the climb by the distance

The total climb alone says little. Meters of climb per kilometer says a lot:

| Climb per km | What it feels like |
|---|---|
| under 5 m | flat: you can plan with an even pace |
| 5–15 m | rolling: plan with an even effort |
| 15–30 m | hilly: the watch is of little use |
| 30–60 m | mountain: you will walk parts of it |
| over 60 m | steep: hiking is the faster way for most |

These limits are a rule of thumb of ours and not a standard. The listing of a race on Dorsal has climb and distance for most courses, and the division takes five seconds.

## 3. Find where the climb is

The same 300 meters cost more at the end than at the beginning. ${link("Boston Marathon")} is the best-known lesson: it loses height from start to finish, and yet it is the hills between kilometer 25 and 34, on legs that have braked for an hour, that decide the day.

A hill in the first five kilometers has another danger. You are fresh, everyone runs up, and nobody feels the bill until later.

## 4. Respect the descents

Going down is cheap for the lungs and expensive for the thighs. In a study on a treadmill, the energy cost of running was lowest on a descent of about 20 percent, and rose again when it became steeper, because the legs have to brake.[^1] Outside, on stones, that point comes sooner. The muscles that brake are the ones that hurt for three days.

So a course with a net loss of height is not automatically fast. ${link("California International Marathon")} falls gently and rolls all the way, and runners who train only on flat roads know about it on Monday.

For records on the road, the rules limit the help from above: the finish may not lie lower than the start by more than one meter per kilometer of the course, and start and finish may not be further apart than half of the distance.[^2] That is why a time from Boston can be a wonderful time and no record.

## 5. Compare it with what you can train on

You do not need a mountain to get ready for one. You need the same kind of work:

- **No hills near you?** Stairs, bridges, parking ramps, or a treadmill with an incline.
- **Long climbs in the race?** Long hikes uphill at a steady effort, with your pack if the race asks for one.
- **Long descents?** Short ones in training, many times, beginning weeks before. Muscles adapt quickly to braking, if you let them try it before race day.

## How to pace it

Keep the effort and let the pace go. Uphill, run as hard as on the flat, and accept the number on the watch; if you breathe harder than on the flat, walk. Downhill, take short and quick steps and look three meters ahead.

${link("Mount Washington Road Race")} needs no other instruction: it is one hill, all the way. ${link("Squamish 50")} has hundreds of small ones, and there the rule is to be bored for the first half.

## What a profile does not show

Surface, stairs, mud, wind, and the hour of the day at which the shade is gone. And it may simply be wrong: heights from a phone or a watch differ from each other by a tenth or more. When two sources disagree, believe neither, and train for the higher one.

[^1]: Minetti AE and others. Energy cost of walking and running at extreme uphill and downhill slopes. *Journal of Applied Physiology*, 2002.
[^2]: World Athletics, Competition and Technical Rules, conditions for records in road races.`,
};
