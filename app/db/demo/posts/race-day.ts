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

export const priceSteps: DemoPost = {
  title: "Deadlines and price steps: what an entry really costs",
  author: "Ada Demo",
  tags: ["registration", "planning"],
  daysAgo: 42,
  races: ["Lima 42K", "Querétaro Maratón", "Robbie Burns Road Race", "Hardrock 100"],
  seoTitle: "Race deadlines and price steps: what an entry costs",
  seoDescription:
    "Early-bird prices, the last day of registration, lotteries and refunds: how entries to races work, what to look for in a listing, and when waiting is wiser.",
  seoKeywords: "registration, entry fee, deadline, early bird, lottery, refund",
  write: ({
    link,
    day,
    deadline,
  }) => `The fee on a poster is a beginning. What you pay in the end depends on the day on which you click, on what is in the bag, and on whether your knee holds until the start. This is how to read the small print of an entry, with four races from our calendar.

## Steps, not a price

Many races raise their fee in steps: cheap when nobody is sure whether they want to run, expensive when everyone is. A listing on Dorsal shows the price of today, and beside it the usual one, struck through, while a reduction holds.

${link("Lima 42K")} is an example of a race with reduced prices for its longer distances. It is on ${day("Lima 42K")} in this demo, and registration ends on ${deadline("Lima 42K")}. Between these two days nothing can be bought, whatever it would cost: **the deadline is the last step.**

| What a listing tells you | What to do with it |
|---|---|
| A reduced price | Find out until when; that day goes into the calendar |
| The last day of registration | Subtract a week: forms fail on last evenings |
| Places and how many are left | Few places and a famous name mean: decide now |
| What the price includes | Compare shirts and medals with what you would buy |
| Where you register | On the organizer's page, or here |

## Three ways to get in

**First come, first served** is the usual one. ${link("Querétaro Maratón")} takes entries until ${deadline("Querétaro Maratón")} here. If you register on the organizer's own page, their word counts and not ours.

**A lottery** decides where far more people want to run than the mountains can bear. ${link("Hardrock 100")} draws its runners from those who have qualified. Then the fee is the smallest part: you first pay for the race that qualifies you, and then for patience.

**A qualifying time** is the third. It has to be run on a course and on a date that the race accepts, so look at both before you choose the marathon in which you want to run it.

## What is not in the price

Add these before you compare two races:

- the journey and a night, or two if the start is at six;
- the transfer to the start, where a course does not begin where it ends;
- a medical certificate, where one is asked for;
- compulsory gear on trails;
- the fee of the payment page;
- the photograph that you will buy after all.

A race at your door for 130 soles is often cheaper than a free one in another city.

## Before you pay

1. **Can I get the money back?** Often not. Sometimes the entry can be moved to next year, or given to another runner until a certain day.
2. **What happens if the race is cancelled?** The rules of the race say so. Read them while you still can choose.
3. **Is this the organizer's page?** Look at the address before you type a card number.
4. **Does the date stand?** Dates move. Compare the listing with the organizer's page before you book a flight.

## When waiting is wiser

The early price is a bet. If you come back from an injury, or the race is your first of its length, the difference between two steps may be a fair price for knowing more. Put it into numbers: when the later fee is 20 percent higher, waiting is worth it if you think that your chance of not starting is more than about one in six, because what you would lose by not starting is the whole of the early fee.

(For those who like to check: with an early fee of 100 and a later one of 120, you lose 100 by entering early and not starting. You lose 20 by waiting and starting. The two are even where the chance of not starting is one sixth.)

## Small races have deadlines too

${link("Robbie Burns Road Race")} is an 8K in January with registration here on Dorsal, and it closes on ${deadline("Robbie Burns Road Race")}. It will not sell out as a world marathon does. But its organizers order shirts and medals on that day, and that is what a deadline is for.

*The prices and dates of races in Dorsal's demo are examples. What an organizer says is what counts.*`,
};

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

export const trailEtiquette: DemoPost = {
  title: "Trail etiquette: who steps aside, and for whom",
  author: "Dorsal editors",
  tags: ["trail", "beginners", "community"],
  daysAgo: 51,
  races: [
    "Perú Trail Series Pachacámac",
    "Ultra Maratón Caballo Blanco",
    "Québec Mega Trail",
    "Dipsea Race",
  ],
  seoTitle: "Trail etiquette: who steps aside, and for whom",
  seoDescription:
    "Who has the right of way on a narrow path, how to pass, what to do about animals, dogs, music and litter: good manners for runners on trails and in races.",
  seoKeywords: "trail running, etiquette, right of way, leave no trace, hiking",
  write: ({
    link,
  }) => `A path that is as wide as your shoulders is a shared room. There is no referee in it, so it works only because people are polite to each other. These are the customs that you will meet in Peru, Mexico, Canada and the United States. Where a park has rules of its own, those come first.

## Who steps aside

| You meet | Who yields |
|---|---|
| Horses, mules, llamas | Everyone, for the animals |
| A hiker | You, the runner |
| Someone who comes up while you go down | Usually you: climbing is harder to start again |
| A mountain bike | The rider, by custom; in practice, the first to see the other |
| A faster runner in a race | You, as soon as it is safe, when they ask |

Signs at many trailheads in North America say the same: wheels yield to feet, and both yield to hooves. The rules of the American Trail Running Association and of the International Mountain Bicycling Association agree on it.[^1][^2]

Stepping aside means standing still at the edge of the path, on rock or dry ground where you can, and not trampling a second path beside the first.

## With animals

In the Andes the path often belongs to a herd. Slow to a walk well ahead, talk, so that the animals hear that you are a person, and pass on the side to which the herder points. Ask if you are not sure. Horses want the same: stop, stand on the lower side of the slope if you can, and say hello to the rider.

Close every gate that you found closed. Leave every gate open that you found open.

## Passing

Say something early. *Permiso* and *on your left* both work; a cough does not. Then wait until there is room. In a race, the one in front chooses the place, and the one behind says thanks. Ten seconds have never decided a 30K.

If you are passed, do not take it as an insult. If you hear footsteps behind you for a minute, offer the path before you are asked.

## Litter, and everything else that you carried

The seven principles of Leave No Trace are the best short text on behavior outdoors.[^3] For runners they come down to this:

- **Carry everything back**, the torn-off corner of the gel first of all. It is the piece that is found most.
- **Stay on the path**, also where it is muddy. Going around makes it wider every week.
- **Do what you must do** well away from water and from the path, and bury it or carry it out as the place demands.
- **Take pictures.** Leave the stones of the ruin where they have been for five hundred years.

Many races now start without paper cups and ask you to bring your own. ${link("Québec Mega Trail")} and others put compulsory gear into their rules; read them before you pack.

## Music, dogs, groups

**Music:** one ear free, or none at all on narrow paths. You cannot step aside for what you do not hear.

**Dogs** on a leash where it is asked for, and never in a race unless the rules say that they are welcome.

**Groups:** in single file when someone comes. A club of twenty is a traffic jam with jackets.

## When someone needs help

Races across mountains and canyons, such as ${link("Ultra Maratón Caballo Blanco")} in the Barrancas del Cobre, live from runners who look after each other. If a runner sits beside the path, ask. If they need help, your race is over for the moment, whatever your place. Tell the next checkpoint the number on the bib and where it was.

> The first rule of the mountain is that nobody is alone on it.

## Be a guest

Trails lead through people's fields, villages and holy places. Greet first. Buy your water in the village shop. If a race passes through, as ${link("Perú Trail Series Pachacámac")} does in the hills south of Lima, remember that the people along the course have not signed up for it.

And smile at the hikers. On the oldest trail race of the United States, ${link("Dipsea Race")}, they have shared one narrow path since 1905. It can be done.

[^1]: American Trail Running Association, *Rules on the Run*.
[^2]: International Mountain Bicycling Association, *Rules of the Trail*.
[^3]: Leave No Trace Center for Outdoor Ethics, *The Leave No Trace Seven Principles*.`,
};
