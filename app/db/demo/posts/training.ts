import type { DemoPost } from "./post.ts";

export const firstTenK: DemoPost = {
  title: "Your first 10K: ten weeks, four runs a week",
  author: "Dorsal editors",
  tags: ["10K", "beginners", "training"],
  daysAgo: 14,
  races: ["Vancouver Sun Run", "Peachtree Road Race", "Lima 42K", "Carrera Bonafont"],
  seoTitle: "Your first 10K: a ten-week plan with four runs a week",
  seoDescription:
    "A plan for runners who can run for 30 minutes: ten weeks with four runs each, how easy easy is, how fast to build up, and how to pace the race itself.",
  seoKeywords: "10K, beginners, training plan, easy runs, pacing",
  write: ({
    link,
  }) => `Ten kilometers is a kind distance. It is long enough to need training and short enough to be ready in a season, and on the day after you can walk down stairs. If you can run for 30 minutes without a break now, ten weeks are enough.

If you cannot yet, alternate running and walking three times a week until you can. Nothing below runs away.

## The plan

Four runs a week, never two hard ones in a row. The numbers are kilometers unless they say minutes.

| Week | Two easy runs, each | One livelier run, after 10 easy minutes | Long run |
|---|---|---|---|
| 1 | 5 | 6 × 30 seconds quick | 7 |
| 2 | 5 | 6 × 1 minute fast | 8 |
| 3 | 6 | 5 × 2 minutes fast | 9 |
| 4 | 5 | 6 × 30 seconds quick | 7 |
| 5 | 6 | 2 × 8 minutes comfortably hard | 10 |
| 6 | 6 | 5 × 3 minutes fast | 11 |
| 7 | 7 | 2 × 10 minutes comfortably hard | 12 |
| 8 | 6 | 5 × 1 km at race effort | 12 |
| 9 | 5 | 3 × 1 km at race effort | 9 |
| 10 | 4 | 4 × 1 minute at race effort | the race |

Weeks 4 and 9 are lighter on purpose. You do not get fitter while you run; you get fitter while you recover from it.

## How easy is easy?

Easy means that you can talk in whole sentences. It will feel too slow, and it is meant to: studies of how successful endurance athletes train find again and again that about four of five sessions are easy.[^1] Beginners usually do the opposite and run everything at a medium effort that is too hard to recover from and too slow to sharpen anything.

*Comfortably hard* is a pace at which you get a few words out. *Race effort* is what you believe you can hold for ten kilometers, and you will correct that belief twice.

## How fast may it grow?

The well-known advice to add at most ten percent per week is a convention, not a law. In a study of novice runners, those who increased their weekly distance by more than 30 percent over two weeks had more distance-related injuries than those who increased it by less than 10 percent.[^2] So there is no magic number, but there is a clear direction: patience is cheaper than physiotherapy.

- Missed a run? Let it go. Do not squeeze two hard days together to catch up.
- A pain that changes your stride, or that sits in one spot and stays, means rest and, after a week, a professional.
- Good shoes are those that are comfortable. Change them before race week, not in it.

Ask a doctor before you begin if you have a heart condition, chest pain or fainting with effort, or if you have not moved for years and have other risks such as diabetes.

For scale: the World Health Organization recommends adults 150 to 300 minutes of moderate activity a week, or 75 to 150 minutes of vigorous activity.[^3] This plan reaches that from its first week on.

## The race

**The first two kilometers** should feel almost boring. Everyone around you will go out too fast; let them.

**From 3 to 7** settle into the effort that you trained. Count lamp posts, sing in your head, think of nothing.

**The last three** are where the race is. Pass one person, then look for the next.

Drink at a station if you are thirsty. For ten kilometers you need no gels.

## Where to run it

Choose a race with company. ${link("Vancouver Sun Run")} and ${link("Peachtree Road Race")} are 10Ks with tens of thousands of runners of every speed. In Lima, ${link("Lima 42K")} has a 10K beside its marathon, and ${link("Carrera Bonafont")} in Mexico City is a women's race with a 5K and a 10K.

Sign up around week five. A date on the calendar gets you out of the door in week six.

[^1]: Seiler S. What is best practice for training intensity and duration distribution in endurance athletes? *International Journal of Sports Physiology and Performance*, 2010.
[^2]: Nielsen RØ and others. Excessive progression in weekly running distance and risk of running-related injuries. *Journal of Orthopaedic & Sports Physical Therapy*, 2014.
[^3]: World Health Organization. *WHO guidelines on physical activity and sedentary behaviour*, 2020.`,
};

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

export const taper: DemoPost = {
  title: "The taper: why less is the last hard part of training",
  author: "Marisol Demo",
  tags: ["marathon", "training", "taper"],
  daysAgo: 20,
  races: [
    "California International Marathon",
    "Maratón Internacional de Monterrey",
    "Toronto Waterfront Marathon",
  ],
  seoTitle: "The taper: how to rest before a marathon or a half",
  seoDescription:
    "How long to taper, how much to cut, what to keep, and why the last two weeks before a race feel worse than they are: what a meta-analysis of studies says.",
  seoKeywords: "taper, marathon, half marathon, recovery, carbohydrate loading",
  write: ({
    link,
  }) => `You have done the long runs. The alarm has rung at five for three months. Now the plan says to run less, and everything in you says that this must be wrong.

It is not wrong. It is the best supported piece of advice in all of training.

## What the studies found

A meta-analysis put 27 studies of swimmers, cyclists and runners together.[^1] The tapers that worked best had three things in common:

1. They lasted about **two weeks**.
2. The **volume fell by 41 to 60 percent**.
3. **Intensity and frequency stayed** as they were.

The average gain was small, and yet larger than anything you can buy. An earlier review of the same question came to the same shape of taper, and pointed out that performance gets better because tiredness goes, while fitness hardly changes in so short a time.[^2]

That is the whole idea: fitness and fatigue are both there on the last long run. Fatigue leaves faster.

## What it looks like

| Race | Length | Kilometers, compared with your usual week |
|---|---|---|
| 5K or 10K | 5–7 days | about half |
| Half marathon | 10–14 days | 75%, then 50% |
| Marathon | 2–3 weeks | 75%, then 60%, then 35–40% before the race |

Keep running on the days on which you usually run. A week of sofa makes legs feel like furniture. The runs get shorter; a little race pace stays in:

- ten days before: 3 × 2 km at race pace, with easy jogging between;
- five days before: 4 × 1 minute quick;
- the day before: 20 minutes easy, or nothing.

Drop heavy strength training in the last week or ten days. Nothing that you lift now will help on Sunday, and it may still hurt.

## The nonsense your body tells you

Heavy legs. A knee that has never hurt before. A cold that is about to begin. A sudden certainty that you have lost everything. Nearly all runners report some of this, and it says nothing about the race.

> The hay is in the barn.

The old saying is right. What you have not trained by now cannot be made up for; what you have trained can still be spoiled by one panicked long run.

## Eating and sleeping

For races that take you longer than about 90 minutes, filling the carbohydrate stores pays. Reviews for athletes recommend 10 to 12 grams of carbohydrate per kilogram of body weight a day for 36 to 48 hours before the start.[^3] That is a lot: for 60 kilograms it means at least 600 grams a day. Rice, bread, potatoes, pasta and juice get you there; fiber and fat only fill the stomach. Try it once before a long run, never for the first time before the race. With diabetes or another disease of the metabolism, plan it with your doctor.

For a 5K or a 10K, eat as usual.

Sleep well during the week, and do not worry about the last night. Nobody sleeps then.

## Try nothing new

No new shoes, no new gel, no deep massage, no spicy dinner with the old friends from university. If it was not in your training, it is not in your taper.

## A calendar trick

Write the taper into the calendar on the day on which you enter. For races late in the year, such as ${link("California International Marathon")} or ${link("Maratón Internacional de Monterrey")}, it then falls into November, before the holidays and their dinners. For ${link("Toronto Waterfront Marathon")} in October it begins at the end of September: watch that the first cool mornings do not tempt you into a last hard run.

[^1]: Bosquet L, Montpetit J, Arvisais D, Mujika I. Effects of tapering on performance: a meta-analysis. *Medicine & Science in Sports & Exercise*, 2007.
[^2]: Mujika I, Padilla S. Scientific bases for precompetition tapering strategies. *Medicine & Science in Sports & Exercise*, 2003.
[^3]: Burke LM, Hawley JA, Wong SHS, Jeukendrup AE. Carbohydrates for training and competition. *Journal of Sports Sciences*, 2011.`,
};

export const altitude: DemoPost = {
  title: "Racing at altitude when you live by the sea",
  author: "Marisol Demo",
  tags: ["altitude", "trail", "Peru"],
  daysAgo: 3,
  races: [
    "Andes Race",
    "Ultra Trail Cordillera Blanca",
    "Misti Sky Race",
    "Leadville Trail 100 Run",
  ],
  seoTitle: "Racing at altitude when you live by the sea",
  seoDescription:
    "What thin air takes from a runner, when to arrive, how to run the first days in Cusco, Huaraz or Leadville, and which signs mean that you should go down.",
  seoKeywords: "altitude, acclimatization, Cusco, Huaraz, trail running, mountain sickness",
  write: ({
    link,
  }) => `You step out of the bus in Huaraz, carry your bag up one flight of stairs, and stand there breathing like someone who has just finished a set of intervals. Nothing is wrong with you. You have come to 3,000 meters, and your body has noticed before you have.

This is what is known about racing up there, what is not, and how to plan a trip from the coast.

## What thin air takes

The share of oxygen in the air is the same in Lima and in La Paz. Its pressure is not, and pressure is what moves it into your blood. In a laboratory study of endurance athletes, maximal oxygen uptake fell in a straight line from 300 to 2,800 meters, by about 6 percent for every 1,000 meters.[^1] There was no height below which nothing happened; well-trained runners simply do not notice the first part of the loss.

| Place | Height, about |
|---|---|
| Denver | 1,600 m |
| Mexico City | 2,240 m |
| Arequipa | 2,330 m |
| Huaraz | 3,050 m |
| Leadville | 3,100 m |
| Cusco | 3,400 m |

The courses go higher than the towns. ${link("Andes Race")} and ${link("Ultra Trail Cordillera Blanca")} climb above 4,000 meters, and so does ${link("Misti Sky Race")}, which goes over the top of a volcano. Read the listing of a race for its highest point, not for its start.

## When to arrive

Two to three weeks ahead is the answer that nobody with a job likes. Part of the adaptation comes within days, when you breathe more and your heart works harder; a larger part needs weeks.[^2]

If you cannot take weeks, there are two usual compromises:

1. **Come early enough to sleep well again.** Five to seven days bring most runners past the worst nights.
2. **Come at the last moment**, and race within about a day. You are not adapted, but you have not had two bad nights either. This is for races at moderate height, and not for a course over 4,000 meters.

The days that most people like least are the second to the fourth. A race on one of them is the plan to avoid.

Where you sleep matters more than where you run. The guidelines of the Wilderness Medical Society advise, above 3,000 meters, to raise the height at which you sleep by no more than 500 meters a night, and to take a rest day every three to four days.[^3] Before a race around Cusco that speaks for the Sacred Valley, which lies several hundred meters lower than the city.

## The first days

- **Day 1 and 2:** walk. Drink as you usually do, eat normally, leave the alcohol.
- **Day 3 and 4:** easy runs, shorter than at home. If you can speak in sentences, the pace is right, whatever your watch says.
- **After that:** a few strides and short hills, so that your legs stay awake.

Check your iron a few weeks before the trip, with a doctor and not with a bottle of tablets: the body needs it to make red blood cells, and too much is harmful.

## On race day

Start more slowly than feels right. At sea level an early mistake is paid for in the last third. At altitude you can hardly pay it back at all, because there is less air to recover with. Walk steep slopes from the beginning, as the people around you will who live there.

> Run by breathing. The watch was set at sea level.

Your times will be slower. How much slower depends on height, distance, course and on you, and a table that promises a number for each of these promises too much.

## When to turn around

A headache together with nausea, dizziness or unusual tiredness is acute mountain sickness until proven otherwise. Do not go higher with it and do not race with it.

**Breathlessness at rest, a wet cough, confusion or a staggering walk are emergencies.** Go down at once, and get help.[^3] No finish line is worth the hours that you lose by waiting.

Talk to a doctor before the trip if you are pregnant, if you have a disease of the heart or the lungs, or if altitude has made you ill before. Medicines to prevent it exist; they are a doctor's choice and not a teammate's.

## And if you live up there already?

Then go down and enjoy it. Runners from Cusco or Toluca who race by the sea have more air than at home, and the heat to think about instead.

[^1]: Wehrlin JP, Hallén J. Linear decrease in VO2max and performance with increasing altitude in endurance athletes. *European Journal of Applied Physiology*, 2006.
[^2]: Bärtsch P, Saltin B. General introduction to altitude adaptation and mountain sickness. *Scandinavian Journal of Medicine & Science in Sports*, 2008.
[^3]: Luks AM and others. Wilderness Medical Society Clinical Practice Guidelines for the Prevention and Treatment of Acute Altitude Illness: 2019 Update. *Wilderness & Environmental Medicine*, 2019.`,
};
