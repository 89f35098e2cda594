import type { Lang } from "#values/say.ts";
import type { podcastAudio } from "../schema.ts";
import { demoId } from "./people/people.ts";

/** An episode of the demo. It becomes a podcast once the job after the first start has recorded it. */
export type DemoPodcast = {
  title: string;
  /** English where it is left out. */
  lang?: Lang;
  /** The title of the original. */
  translates?: string;
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

Here is how to make that number useful. Divide the meters of climb by the kilometers. Below five, call the course flat. Around ten, call it rolling. Above twenty-five, you are in the mountains, and a plan made on flat roads is worth little. These borders are rough, and nobody will fight you over them. They only tell you which kind of day to expect. <break time="800ms"/>

Look at the loss, too. A course that ends where it began goes down as much as it goes up, and Lima does: about two hundred and fifty meters of each. A course from one place to another may give you more of one than of the other. A race that only goes down is quick for the lungs and hard on the legs.

## Where is the climb?

That is the second question. In Lima the road rises slowly from the sea towards the center, and comes down the same way. There are two laps, so you meet each part twice. You learn the course on the first lap, and use it on the second.

Around the Bay saves its hills. They arrive on North Shore Boulevard, after twenty kilometers. If you run the flat part a little too fast, you pay for it there. <break time="800ms"/> So look at the line and ask: am I fresh or tired when it goes up?

There is a second trap in that question, and it is the drawing itself. A profile is as wide as the page, and its height is chosen so that it looks like something. The same hill can look like a wall in one drawing and like a wave in another. Read the numbers at the side before you are afraid of the shape. Two hundred meters drawn over thirty kilometers look dramatic. On the road they are a few hills, one after the other.

And look at the length of each climb, not only at its height. Fifty meters in five hundred meters of road make you breathe through your mouth. Fifty meters in five kilometers make you wonder why the watch is a little slower than it should be. Both are fifty meters. They ask for different legs.

## What does the end look like?

A downhill finish sounds like a present. It is one, if your legs can still brake. Running downhill loads the front of your thighs much more than flat road. If the last part goes down, practice that in training, at the end of a long run. Begin with little. The soreness after a long descent comes a day later, and most of all to legs that are not used to it.

A climb at the end is easier to understand, and harder to enjoy. It takes the place of the final sprint. Keep something for it, and tell yourself before the start where it is. A hill that you expect is shorter than one that you did not know about.

And a flat end is simply honest. In Lima the last kilometers run along the Malecón Cisneros, above the Pacific. There is nothing to hide behind, and nothing to climb. What you saved, you can spend there.

## A profile is not the whole course

It does not show the wind on a bridge. It does not show turns, or stones, or the width of the first street with thousands of people in it. It does not show how high above the sea the whole line lies, unless you read the numbers at its side. And it does not show the weather: on Around the Bay, March may bring sun, sleet, or both. <break time="800ms"/> Read the words beside the picture as well. They are there because they matter.

## Train for the line

Once you know the line, you can practice it. If the hills come late, put hills into the last third of a long run, when your legs are tired. If the course is flat, run some of your training flat as well: the same stride for an hour is a load of its own. If you live where there is no hill, a bridge will do, or a parking garage, or the stairs of a stadium. Go up with short steps. Look ahead, not at your feet. Come down relaxed, and let the legs turn quickly.

You do not need many of these runs. One in a week, for six or eight weeks, changes what a hill feels like.

## What to do with it

Do not run even splits on a hilly course. Run even effort: slower up, and easier than you think down. Write three numbers on your hand: where the longest climb begins, where it ends, and where you may start to race. <break time="1s"/>

If you run with a watch, look at it less on the hills. The pace on the display is true and useless there: it does not know that you are climbing. Your breath does. On the way up, breathe as hard as you did on the flat, and accept the number. On the way down, the time comes back, never all of it, but most. <break time="800ms"/>

So, once more, the three questions. How much does it climb? Where is the climb? And what does the end look like? It takes two minutes to answer them, and it is the cheapest training that there is.

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

What does that mean for a runner? For a few seconds, nearly nothing. A sprint does not need much oxygen while it lasts. But everything that is longer than a few minutes runs on air, and gets slower. The longer the race and the higher the place, the more it costs. And it costs the fit as much as the others. A strong heart does not protect you from thin air. Some people feel very little, some feel a lot, and you cannot know beforehand to which of them you belong.

## Three heights, three races

Take the marathon Virgen de la Candelaria in Arequipa, at about 2,400 meters. Altitude is noticeable there, but not extreme. Now the Maratón Internacional de los Andes: from Ataura to Huancayo, all of it above 3,200 meters. The road is rolling rather than steep. It is the air that makes it hard. The time limit there is five hours, so it is worth knowing beforehand what your legs will do at that height.

And then the **Andes Race**, from Ollantaytambo. Every one of its courses goes above four thousand meters. The longest of them, the 100K, climbs more than six thousand meters in all. It starts at three in the morning, in the cold, on stone paths of the Qhapaq Ñan. That is not a race to try altitude for the first time. It is a race to come to when you know what it does to you.

Put the three beside each other and you have a ladder. Two thousand four hundred. Three thousand two hundred. Four thousand. You do not have to climb it in one year. <break time="800ms"/>

## Arrive early

The body answers to altitude, but it takes its time. In the first days you breathe more, sleep worse, and may have a headache. That is common. The advice for the Andes Race is to come a week early. For Huancayo, come several days early if you live at sea level. Walk on the first day. Run easy on the next ones. Drink, eat, and go to bed. <break time="800ms"/>

If you are getting worse instead of better, with a strong headache, vomiting, or short breath while you rest, go down and see a doctor. No race is worth more than that. If you have a disease of the heart or of the lungs, or if you are pregnant, ask a doctor before you book, not after you land.

And if you cannot come early? Then many runners do the opposite and arrive as late as they can, on the day before. The second and the third day are often the worst ones, and by then they are on the way home. It is not as good as a week up there. It is better than racing on the third day.

## What the body does meanwhile

It helps to know what is going on. First you breathe faster and deeper, also at night, and the heart beats faster at the same pace. That begins within hours. You lose more water than at home, because the air is dry and you breathe more of it, so drink a little more than at home. In the second week and after it, the body makes more of the cells that carry oxygen. That takes weeks, not days. Nobody has it all after one weekend.

So be patient with your numbers. A heart rate that is ten beats higher on an easy run is no sign that you have lost your fitness. It is the price of the place. <break time="800ms"/>

Sleep is the part that surprises most people. You may wake up often, and feel that your breath stops and starts. In the first nights that is common up there. Go to bed early, do not drink alcohol, and do not judge your race by one bad night.

## Pace by breath

Leave the pace of your last marathon at home. Use your breath. If you cannot speak in short sentences, you are too fast, whatever the watch says. Begin slower than feels right: what you overspend at altitude comes back slowly.

Here is a way to do it. Cut the race into three parts. In the first, you hold back so much that it feels wrong. In the second, you run as you would on any other day, by breath. In the third, you may race, if there is something left. At the coast a start that is too fast costs you a minute at the end. Up here it can cost you the end.

On hills, walk sooner than you would at home. There is no shame in it: on steep ground a quick walk is hardly slower than a run, and it costs much less. Take short steps, put the hands on your knees if it is really steep, and begin to run again before the top, when the path gets flatter. On the way down you have air again. Use it with care: stones do not become softer with altitude.

## Sun and cold

One more thing. High up, the nights are cold and the sun at noon is strong. Bring a cap, sunscreen, and a layer for the start. In Arequipa the March mornings are fresh, and the sun is strong by the time the marathoners finish. In Ollantaytambo, late in August, it is dry and cold before dawn. In both places you dress for two races: one before the sun, and one after it.

Eat a little more than you think you need, too. Many people have less appetite in the first days, and then start a long race half empty. Take food that you know, and that you like when you are tired.

Let us put it together. Know how high it is. Come early, or come very late. Walk on the first day. Listen to your body, and go down if it gets worse. Pace by breath. Dress for cold and for sun. <break time="1s"/>

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

And if you cannot run for twenty minutes yet, that is fine as well. Walk for five minutes, run for one, walk for two, run for one, and go home before it becomes a fight. Do it three times a week, and let the running grow a minute at a time. In a month or two you will be back here, at the beginning of this episode. It will still be there.

## Choose a friendly race

Pick one that is easy to run. The Carrera 10K Dona Vida, in Trujillo, is flat and quick, and it gives you an hour and three quarters. The Vancouver Sun Run gives you two and a half hours, and tens of thousands of people to run with. Look at the time limit before anything else. A generous limit takes away most of the fear.

An hour and three quarters for ten kilometers means ten and a half minutes for each kilometer. That is a quick walk with some running in it. Two and a half hours are an easy walk with time for a photo on the bridge. Do that sum for every race that you look at: the limit, divided by the kilometers. If you can walk it, you cannot fail it.

Then look at the month. Eight weeks are the plan. A ninth or a tenth week is for the cold that you will catch, for the visit of your aunt, and for the rain. Nobody has ever trained for eight weeks without one of them. <break time="800ms"/>

## Three runs a week

- One short run, so easy that you could sing.
- One run with a little play: after ten minutes, run one minute faster and two minutes slowly, six times.
- One long run. Begin with thirty minutes, and add five minutes each week.

Every fourth week, do less. That is not lost time: it is when the body builds what the training asked for. <break time="800ms"/>

Leave a day between two runs. On the days between, walk, ride a bicycle, swim, or do nothing at all. Ten minutes of strength twice a week are worth more than another run: stand up from a chair without your hands, go up on your toes, hold a plank. It looks like nothing. It is what keeps knees and shins quiet.

How easy is easy? You can speak in whole sentences. Not single words: sentences. If you run alone, sing. Most people who begin run their easy runs too fast, get tired of it in the third week, and decide that running is not for them. It was only the pace.

## Eight weeks, in short

Weeks one to three: the long run grows from thirty to forty minutes. Week four: everything a little shorter. Weeks five to seven: the long run grows from forty-five to fifty-five minutes, and then to an hour if it feels good. Week eight: two short runs, a day off, and the race. You do not have to run ten kilometers before the day. If you can run for an hour, you can run a 10K: the rest is done by the music, the people, and the number on your shirt.

If you miss a run, it is gone. Do not run two on the next day to make up for it. If you miss a week, go back one week in the plan and continue from there. If you miss two, choose a later race. There is always a later race. <break time="800ms"/>

If something hurts on one side only, or hurts more with every run, stop and have it looked at. Muscles that are sore on both sides, one day after a longer run, are normal. A pain in the chest, or feeling faint, is never a part of the plan: stop at once, and get help. And if you have not moved for years, or take medicine for your heart, ask your doctor before week one.

## Shoes, and not much else

You need one pair of shoes in which your toes have room, and in which you do not think about your feet. That is all. The price says little, and what the fast runners wear says nothing. Buy them a month before the race, not in the same week. The watch, the belt, the special socks: later, if you want to. A shirt that you like is a better reason to go out than any of them.

## The night before

Nothing new. Not the shoes, not the socks, not the dinner. Put the bib on the shirt, the shirt on the chair, and set two alarms. Eat what you eat on other evenings, and a little earlier. Look up how you get to the start, and add half an hour: streets are closed on such mornings, and the lines in front of the toilets are real.

If you sleep badly, do not worry. Nearly everybody does. One short night does very little to a race. The night before that one counts more, and it is already behind you.

## The day

Have breakfast two or three hours before the start: bread, a banana, what you know. Walk around for ten minutes, and jog for five. Then take off the warm layer as late as you can.

Start at the back of your group. The first kilometer should feel almost too slow. At five kilometers, ask yourself one question: could I say a whole sentence? If yes, stay as you are. If no, walk for one minute, and begin again. Walking is allowed. It is even clever. Take water where they offer it, a few sips, and walk while you drink. Say thank you. The people behind those tables got up earlier than you.

Between six and eight kilometers it may get boring, or hard, or both. That is the place for a small trick: do not think of the finish. Think of the next lamp post, and then of the next one. <break time="800ms"/>

After eight kilometers you may spend what is left. <break time="1s"/>

Afterwards, keep walking for ten minutes. Drink something, eat something, and put on the dry shirt from your bag. Tomorrow, walk. In three or four days, run for twenty minutes, easily, and notice how short twenty minutes have become.

And at the end, smile when you see the clock, whatever it shows. You only run your first ten kilometers once.`,
  },
  {
    title: "Tus primeros 10K, semana a semana",
    lang: "es",
    translates: "Your first 10K, one week at a time",
    description:
      "Ocho semanas tranquilas, la noche anterior, el primer kilómetro y el último: un plan para quien ya puede correr veinte minutos.",
    races: ["Peru/Carrera 10K Dona Vida", "Canada/Vancouver Sun Run"],
    daysAgo: 17,
    script: `## Diez kilómetros es una buena distancia

Lo bastante larga para sentir orgullo. Lo bastante corta para llegar después a desayunar. Si hoy puedes correr veinte minutos, ocho semanas alcanzan para llegar sin apuro. <break time="1s"/>

Y si todavía no puedes, también está bien. Camina cinco minutos, corre uno, camina dos, corre uno, y vuelve a casa antes de que se vuelva una pelea. Hazlo tres veces por semana y alarga el trote de minuto en minuto. En uno o dos meses estarás de vuelta aquí, al comienzo de este episodio.

## Elige una carrera amable

Elige una que sea fácil de correr. La Carrera 10K Dona Vida, en Trujillo, es plana y rápida, y te da una hora y tres cuartos. La Vancouver Sun Run te da dos horas y media, y decenas de miles de personas con quienes correr. Antes que nada, mira el tiempo límite. Un límite generoso quita casi todo el miedo.

Una hora y tres cuartos para diez kilómetros son diez minutos y medio por kilómetro: una caminata rápida con algo de trote. Haz esa cuenta con cada carrera que mires: el límite, entre los kilómetros. Si puedes caminarla, no puedes fallar.

Después mira el mes. El plan son ocho semanas. La novena y la décima son para el resfriado que te va a dar, para la visita de tu tía y para la lluvia. Nadie ha entrenado ocho semanas sin alguna de las tres. <break time="800ms"/>

## Tres salidas por semana

- Una corta, tan suave que podrías cantar.
- Una con un poco de juego: después de diez minutos, un minuto más rápido y dos lentos, seis veces.
- Un fondo. Empieza con treinta minutos y suma cinco cada semana.

Cada cuarta semana, haz menos. No es tiempo perdido: es cuando el cuerpo construye lo que el entrenamiento le pidió. <break time="800ms"/>

Deja un día entre dos salidas. En los días libres camina, pedalea, nada, o no hagas nada. Diez minutos de fuerza dos veces por semana valen más que otra salida: párate de una silla sin usar las manos, sube de puntas, aguanta una plancha. Parece poco. Es lo que mantiene en paz a las rodillas.

¿Qué tan suave es suave? Puedes hablar con frases enteras. No palabras sueltas: frases. Casi todos los que empiezan corren demasiado rápido sus trotes suaves, se cansan en la tercera semana y deciden que correr no es lo suyo. Era solo el ritmo.

## Ocho semanas, en breve

De la una a la tres, el fondo crece de treinta a cuarenta minutos. En la cuatro, todo un poco más corto. De la cinco a la siete, crece de cuarenta y cinco a cincuenta y cinco minutos, y hasta una hora si te sientes bien. En la ocho: dos salidas cortas, un día libre, y la carrera. No tienes que correr diez kilómetros antes del día. Si puedes correr una hora, puedes con un diez mil: el resto lo ponen la música, la gente y el número en tu camiseta.

Si pierdes una salida, ya pasó. No corras dos al día siguiente. Si pierdes una semana, regresa una semana en el plan y sigue desde ahí. Si pierdes dos, elige una carrera más adelante. Siempre hay una más adelante. <break time="800ms"/>

Si algo te duele de un solo lado, o duele más cada vez que corres, detente y haz que lo revisen. Que los músculos duelan de los dos lados, un día después de un fondo, es normal. Un dolor en el pecho, o sentir que te desmayas, nunca es parte del plan: para de inmediato y pide ayuda. Y si llevas años sin moverte, o tomas medicinas para el corazón, pregúntale a tu médico antes de la primera semana.

## Zapatillas, y poco más

Necesitas un par de zapatillas en las que tus dedos tengan espacio y en las que no pienses en tus pies. Eso es todo. El precio dice poco. Cómpralas un mes antes de la carrera, no esa misma semana. El reloj, el cinturón, las medias especiales: después, si quieres.

## La noche anterior

Nada nuevo. Ni las zapatillas, ni las medias, ni la cena. Pon el dorsal en la camiseta, la camiseta en la silla, y dos alarmas. Averigua cómo llegas a la salida y suma media hora: esas mañanas hay calles cerradas, y las filas del baño son reales.

Si duermes mal, no te preocupes. Le pasa a casi todo el mundo. Una noche corta le hace muy poco a una carrera.

## El día

Desayuna dos o tres horas antes de la salida: pan, un plátano, lo que conoces. Camina diez minutos y trota cinco.

Sal al final de tu grupo. El primer kilómetro debería parecerte casi demasiado lento. En el cinco, hazte una sola pregunta: ¿podría decir una frase entera? Si la respuesta es sí, sigue igual. Si es no, camina un minuto y vuelve a empezar. Caminar está permitido. Hasta es inteligente. Toma agua donde te la ofrezcan, unos sorbos, y da las gracias. La gente de esas mesas se levantó más temprano que tú.

Entre el seis y el ocho puede ponerse aburrido, o duro, o las dos cosas. Ahí sirve un truco: no pienses en la meta. Piensa en el próximo poste, y después en el que sigue. <break time="800ms"/>

Pasado el ocho, puedes gastar lo que te quede. <break time="1s"/>

Después, sigue caminando diez minutos. Toma algo, come algo y ponte la camiseta seca. Mañana, camina. En tres o cuatro días, trota veinte minutos y fíjate en lo cortos que se han vuelto.

Y al final, sonríe cuando veas el reloj, marque lo que marque. Tus primeros diez kilómetros se corren una sola vez.`,
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
  return demoPodcasts.map(({ title, script, lang }) => ({
    id: demoRecordingId(title),
    script,
    ...(lang && { lang }),
    // Both are replaced when the narrator begins.
    voiceId: "demo",
    voiceName: "Narrator of the demo",
    engine: "built-in",
    status: "waiting",
    createdAt: now,
  }));
}
