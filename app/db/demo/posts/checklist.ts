import type { DemoPost } from "./post.ts";

export const checklist: DemoPost = {
  title: "Race day, hour by hour: a checklist",
  author: "Dorsal editors",
  tags: ["race day", "beginners", "marathon"],
  daysAgo: 35,
  races: ["Media Maratón de Lima & 10K", "Ottawa Marathon", "Maratón de la Ciudad de México"],
  seoTitle: "Race day checklist: from the evening before to the finish",
  seoDescription:
    "What to lay out on the evening before, when to get up and eat, how to warm up, what to drink, and what to do after the finish: a checklist for race day.",
  seoKeywords: "race day, checklist, breakfast, warm-up, hydration, marathon",
  write: ({
    link,
  }) => `Most things that go wrong on race day went wrong the evening before. This list is for a half marathon or a marathon that starts early, such as ${link("Media Maratón de Lima & 10K")}, ${link("Ottawa Marathon")} or ${link("Maratón de la Ciudad de México")}. For shorter races, leave out what you do not need.

## The evening before

- Bib on the shirt, chip where the organizer wants it
- Identity card and the confirmation of your entry
- Shoes and clothes in which you have already run long
- An old sweater or a bin bag for the wait; it stays behind
- Gels or drink as you rehearsed them, and something against chafing
- A name and a telephone number on the back of the bib, with allergies
- How you get there, where bags are left, and when your wave starts

Eat early and plainly. Then put the phone away, because the weather forecast does not get better by looking at it.

## Three to four hours before

Get up and have the breakfast that you know. Guidelines for athletes recommend 1 to 4 grams of carbohydrate per kilogram of body weight in the one to four hours before a long effort: the closer to the start, the less.[^1] Choose food with little fiber and fat: white bread, rice, oats, a banana. If you always drink coffee, drink it today as well.

Sip water until about an hour before the start, then stop.

## One hour before

Be there. The line in front of the toilets is the longest of the day, and it is the one thing that no training shortens.

Warm up according to distance:

| Race | Warm-up |
|---|---|
| 5K, 10K | 10–15 minutes of jogging, then 4 strides |
| Half marathon | 5–10 minutes of jogging, 2–3 strides |
| Marathon | a few minutes of jogging or walking |

An active warm-up raises the temperature of the muscles, which is most of why it helps.[^2] Long stretching is not needed.

## The start

Stand in the wave that fits your time. Too far ahead, you are pushed into a pace that is not yours; too far behind, you dance around walkers for two kilometers.

> Let the first kilometer be too slow. You will get it back with interest.

## On the way

**Drink to thirst.** For most runners and most weather that is enough. An international panel on low sodium in sports advises the same: thirst as the guide, because drinking much more than you lose, for hours, is what makes runners seriously ill.[^3] Take water from the last tables, where there is room, and walk while you drink if you like.

**Eat before you need it.** In a marathon, begin with gels or drink after about half an hour and go on regularly, in the amounts that your stomach knows from training.

**Check yourself** every few kilometers: shoulders down, hands loose, breath steady.

## The finish

Keep walking for ten minutes. Put on something dry, even in the sun. Drink to thirst, and eat something with carbohydrate and protein when you can look at food again.

Take your medal picture *before* you sit down.

## Do not start

- with a fever, or with a cold that sits in the chest,
- with chest pain, palpitations or dizziness,
- with an injury that changes your stride.

Stop for chest pain, dizziness or confusion, and tell a volunteer. Do the same for a runner beside you who does not look well. There will be another race. Most organizers say on their page whether an entry can be moved to next year or given to somebody else; ask *before* the deadline for that.

[^1]: Thomas DT, Erdman KA, Burke LM. Nutrition and athletic performance: joint position statement of the American College of Sports Medicine, the Academy of Nutrition and Dietetics and Dietitians of Canada. *Medicine & Science in Sports & Exercise*, 2016.
[^2]: McGowan CJ, Pyne DB, Thompson KG, Rattray B. Warm-up strategies for sport and exercise: mechanisms and applications. *Sports Medicine*, 2015.
[^3]: Hew-Butler T and others. Statement of the Third International Exercise-Associated Hyponatremia Consensus Development Conference. *Clinical Journal of Sport Medicine*, 2015.`,
};
