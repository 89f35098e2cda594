import type { DemoPost } from "./post.ts";

export const heat: DemoPost = {
  title: "Running in the heat without learning it the hard way",
  author: "Marisol Demo",
  tags: ["heat", "training", "health"],
  daysAgo: 8,
  races: ["Maratón de Mérida", "Media Maratón de Colán", "Honolulu Marathon", "Badwater 135"],
  seoTitle: "Running in the heat: prepare, pace, and know the signs",
  seoDescription:
    "Why heat slows every runner, how one to two weeks of easy running prepare you, how to race on a hot day, and what to do when a runner collapses from heat.",
  seoKeywords: "heat, heat stroke, acclimatization, hydration, summer running, pacing",
  write: ({
    link,
  }) => `Heat is the only opponent that slows everyone in the field, including the winner. Fitness helps, but it is not protection. This is what the research agrees on, and what it means for a race in Mérida in January or in Piura in summer.

## Why you slow down

Most of the energy that your muscles turn over becomes heat. To get rid of it, the body sends blood to the skin and lets sweat evaporate there. The same blood is needed in the legs, so pace is the first thing that goes.

Humidity decides how well this works. Sweat that drips off cools nothing; only sweat that evaporates does. That is why 28 °C (82 °F) in dry Arizona and 28 °C on the coast of Yucatán are two different days.

A study of several large marathons found that finishing times became slower as the weather became warmer, and that slower runners lost more than the fastest ones: they are out for longer, and they run in larger groups.[^1] So do not plan a hot race with the pace of a cool one, least of all in the second half of the field.

## Getting used to it

The good news is that heat can be trained. The consensus statement that is quoted most in this field recommends repeated training in the heat for **one to two weeks**, at least 60 minutes a day, so that body temperature rises and you sweat.[^2] Most of the gain comes in the first week. It fades within a few weeks when you stop.

A simple plan for two weeks before a hot race:

| Days | What to do in the heat |
|---|---|
| 1–3 | 30–40 minutes easy, with walking breaks |
| 4–6 | 50–60 minutes easy |
| 7–10 | 60 minutes easy, the last ten a little faster |
| 11–14 | 60 minutes every second day, shorter before the race |

If you live somewhere cold, run your easy runs in the warmest hour. Leave the hard sessions for a cool time of the day: quality and heat together are for professionals with a doctor at the track.

## On the day

- **Start slower.** Run by effort for the first third. A pace that feels too easy is the right one.
- **Drink to thirst**, from the first stations on. Too much is dangerous, too: drinking far beyond thirst for hours can thin the salt in your blood.
- **Cool from outside.** Water over the head, neck and forearms; ice under the cap, if someone hands it out. Cold drinks before the start help as well.
- **Dress light and loose.** A cap and sunscreen are part of the kit.
- **Look at the forecast** for heat *and* humidity, and at the start time. Organizers of hot races know why they start before sunrise: ${link("Honolulu Marathon")} does, and so does ${link("Maratón de Mérida")}.

Do not start if you have a fever or an upset stomach, or if you have slept badly and are still thirsty in the morning. Some medicines make heat more dangerous; ask a doctor or pharmacist about yours.

## The signs that end a run

Chills or goose bumps in the heat, dizziness, a headache, nausea, or skin that stops sweating: stop, find shade, lie down and cool yourself.

**Exertional heat stroke is an emergency.** A hot runner who is confused, aggressive, staggers or collapses has it until a doctor says otherwise. Position statements of athletic trainers and of sports physicians say the same thing about what comes next: *cool first, transport second*. A tub of cold water up to the chest is best; wet towels that are changed all the time, ice and a fan are the next best.[^3][^4] Call the emergency number while others cool.

Survival depends on minutes. If you organize a club run in summer, know where the nearest cold water is before you start.

## A word about deserts

${link("Badwater 135")} crosses Death Valley in July. It is invitational, its runners prepare for months, and each of them has a crew with ice. It is proof of what preparation can do, and no example to follow on a Saturday.

[^1]: Ely MR, Cheuvront SN, Roberts WO, Montain SJ. Impact of weather on marathon-running performance. *Medicine & Science in Sports & Exercise*, 2007.
[^2]: Racinais S and others. Consensus recommendations on training and competing in the heat. *Scandinavian Journal of Medicine & Science in Sports*, 2015.
[^3]: Casa DJ and others. National Athletic Trainers' Association position statement: exertional heat illnesses. *Journal of Athletic Training*, 2015.
[^4]: Armstrong LE and others. American College of Sports Medicine position stand: exertional heat illness during training and competition. *Medicine & Science in Sports & Exercise*, 2007.`,
};
