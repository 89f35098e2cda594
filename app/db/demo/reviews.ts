import { addDays, type Day } from "#values/day.ts";
import {
  type DemoLanguage,
  type DemoPerson,
  leastUsed,
  reviewersOf,
  seededChance,
} from "./people/people.ts";
import { type CatalogRace, demoRaces } from "./races/catalog.ts";
import { pastEdition } from "./races/editions.ts";

export type DemoReview = {
  race: CatalogRace;
  author: DemoPerson;
  rating: number;
  comment: string | null;
  experienceDate: Day;
  writtenOn: Day;
  isHidden: boolean;
};

const grounds: Record<CatalogRace["type"], Ground> = {
  Road: "road",
  city: "road",
  Trail: "trail",
  Ultra: "trail",
  mountain: "trail",
  Triathlon: "water",
  MTB: "bike",
};

/** The same reviews for every run on the same day; only their dates move with the calendar. */
export function demoReviews(today: Day): DemoReview[] {
  const used = new Map<string, number>();
  return demoRaces.flatMap((race) => reviewsOf(race, today, used));
}

function reviewsOf(race: CatalogRace, today: Day, used: Map<string, number>): DemoReview[] {
  const chance = seededChance(`reviews of ${race.name}`);
  const said = new Set<string>();
  return authorsFor(race, chance).map((author) => {
    const rating = ratingBy(chance);
    const comment =
      chance() < 0.18 ? null : commentFor({ race, author, rating }, chance, used, said);
    const { experienceDate, writtenOn } = datesFor(race, today, chance);
    return {
      race,
      author,
      rating,
      comment,
      experienceDate,
      writtenOn,
      isHidden: chance() < 0.04,
    };
  });
}

/** Many races have no reviews yet; the well-known ones have several. */
function authorsFor(race: CatalogRace, chance: () => number): DemoPerson[] {
  const count = race.isPremium
    ? 5 + Math.floor(chance() * 4)
    : chance() < 0.36
      ? 0
      : 1 + Math.floor(chance() * 3);
  return reviewersOf(race, { count, neighborly: 0.75 }, chance);
}

function ratingBy(chance: () => number): number {
  const roll = chance();
  if (roll < 0.42) return 5;
  if (roll < 0.8) return 4;
  if (roll < 0.94) return 3;
  return roll < 0.985 ? 2 : 1;
}

/** The least used comment that suits the race, the rating and the author's language. */
function commentFor(
  { race, author, rating }: { race: CatalogRace; author: DemoPerson; rating: number },
  chance: () => number,
  used: Map<string, number>,
  said: Set<string>,
): string {
  const tone: Tone = rating >= 4 ? "good" : rating === 3 ? "mixed" : "low";
  const language = chance() < (author.language === "fr" ? 0.9 : 0.45) ? author.language : "en";
  const suits = (comment: Comment) =>
    comment.tone === tone &&
    (comment.ground === "any" || comment.ground === grounds[race.type]) &&
    !said.has(comment.text);
  const inLanguage = comments.filter((each) => suits(each) && each.language === language);
  const candidates = inLanguage.length > 0 ? inLanguage : comments.filter(suits);
  const text = leastUsed(candidates, used, chance);
  said.add(text);
  return text;
}

function datesFor(race: CatalogRace, today: Day, chance: () => number) {
  const yearsAgo = 1 + Math.floor(chance() * 3);
  const delay = 1 + Math.floor(chance() * 20);
  const latest = pastEdition(race.on, today, yearsAgo);
  // A review of last week's race would otherwise be written in the future.
  const experienceDate =
    addDays(latest, delay) < today ? latest : pastEdition(race.on, today, yearsAgo + 1);
  return { experienceDate, writtenOn: addDays(experienceDate, delay) };
}

/** What kind of day a comment can be about. `any` fits every race. */
type Ground = "any" | "road" | "trail" | "water" | "bike";
type Tone = "good" | "mixed" | "low";
type Comment = { text: string; ground: Ground; tone: Tone; language: DemoLanguage };

/**
 * Comments of invented runners: about weather, scenery, legs and organization in general terms,
 * never about a person or a fault of an organizer.
 */
const comments: Comment[] = [
  ...list("good", "any", "en", [
    "Well organized from packet pick-up to the last runner. I would do it again.",
    "Volunteers were cheerful at every table, even in the cold early hours.",
    "A personal best for me, and a very happy lunch afterwards.",
    "Clear signs everywhere. I never had to wonder where to go.",
    "Went with my sister, who had never raced before. She has already asked about next year.",
    "Friendly atmosphere and enough toilets at the start, which says a lot.",
    "The start was on time and the waves kept it from getting crowded.",
    "Beautiful morning. I stopped twice for photos and do not regret it.",
    "My third time here and it still feels new.",
    "I came for the race and stayed for the food.",
    "Great crowd in the last kilometer. It carried me over the line.",
    "The medal hangs in the kitchen. That is the highest honor in our house.",
    "A race that respects the slow ones: the finish was still alive when I got there.",
    "Packet pick-up took five minutes, and the briefing answered all my questions.",
    "Plenty of water, fruit and smiles. Simple things done right.",
    "We traveled with the whole running club and made a weekend of it.",
    "Bag drop was quick and my bag was warm and dry at the end.",
    "I was nervous about the time limit for nothing; there was room to spare.",
    "The scenery alone is worth the trip.",
    "Good value for what you get, and the shirt fits for once.",
    "Started too fast, enjoyed it anyway.",
    "First race after an injury. I could not have picked a kinder place to come back.",
    "Calm, well marked, nicely paced. I left with more energy than I came with.",
    "My kids cheered at three different places, so spectators can follow it easily.",
    "Arrived the day before and walked the last part of the course. Recommended.",
    "Everything you need and nothing you do not.",
    "The music at the halfway point came at exactly the right moment.",
    "Results were online before I had my shoes off.",
  ]),
  ...list("good", "road", "en", [
    "Fast course and good asphalt. I ran even splits for the first time in my life.",
    "Streets fully closed, which makes the city feel like yours for a morning.",
    "Pacers were steady and talked us through the hard part.",
    "Kilometer marks were exact to my watch all the way.",
    "The turn for home is where the crowd is. Save something for it.",
    "Cool at the start, sunny at the end. Wear layers you can throw away.",
    "Neighbors came out with oranges and hoses. That saved my second half.",
    "Wide avenues, so no elbowing after the first minutes.",
    "A little headwind on the way out, a little help on the way back.",
    "Flat enough to find a rhythm, with just enough turns to stay awake.",
    "I liked that the short distance got the same attention as the long one.",
    "Ran it as a training run and almost forgot to hold back.",
    "The bands along the course were better than my playlist.",
    "A good first half marathon: easy logistics and a generous limit.",
    "Aid stations every few kilometers, on both sides of the road.",
    "I saw parts of the city I had only ever crossed by car.",
    "Early start, but by nine o'clock you know why.",
    "Last two kilometers are slightly uphill. Nobody tells you, so I do.",
    "Lots of school groups and families, which makes for a good mood.",
    "My slowest time on the flattest course, entirely my own fault. Lovely day.",
  ]),
  ...list("good", "trail", "en", [
    "Views at every turn. I kept forgetting that I was racing.",
    "Marking was excellent, also after dark.",
    "Technical in places but never unfair. Poles helped on the second climb.",
    "The soup at the last aid station deserves its own medal.",
    "Mud to the knees and a grin to the ears.",
    "The altitude is real. I came three days early and was glad of it.",
    "Sweepers were patient and kind; I know because I met them.",
    "A long first climb sorts everyone out, after that you have room.",
    "The mandatory gear check was quick, and the weather proved it right.",
    "Sunrise on the ridge. I have no more words and no better photo.",
    "The descent is runnable if you left yourself some legs. I had not.",
    "Small field, long quiet stretches, hot soup. My kind of race.",
    "Locals in the villages clapped as if we were family.",
    "Start slower than you think, then a little slower.",
    "Good cut-offs: strict enough to be safe, wide enough to dream.",
    "River crossings were roped and watched. I felt safe all day.",
    "I came fourth from last and was cheered as if I had won.",
    "Every trail type in one day: rock, forest, grass and a bit of road to rest the brain.",
    "The night section was my first. The stars did most of the work.",
    "Take the heat seriously and carry more water than the list says.",
  ]),
  ...list("good", "water", "en", [
    "Clear water and well-placed buoys. My calmest swim start so far.",
    "Transition was roomy and easy to understand.",
    "Bike course closed to traffic, smooth surface, some wind on the way out.",
    "The run is hot, the sponges are cold, the crowd is loud.",
    "Good first triathlon: short walk to everything and helpful marshals.",
    "Choppy after the second buoy, glorious on the bike.",
    "Rolling start worked well, nobody swam over me.",
    "I walked every aid station on the run and still had a wonderful day.",
  ]),
  ...list("good", "bike", "en", [
    "Single track that flows. I was whooping by myself in the forest.",
    "Bring wide tires for the sand and patience for the rest.",
    "Great mix of climbing and reward.",
    "Marshals at every tricky corner, and a bike wash at the end.",
    "Dusty, long and completely worth it.",
    "My arms hurt more than my legs. That tells you about the descents.",
  ]),
  ...list("good", "any", "es", [
    "Muy buena organización y un ambiente increíble de principio a fin.",
    "Los voluntarios, un diez. Siempre con una sonrisa.",
    "Fui con mis amigos del club y ya estamos planeando volver.",
    "La entrega de kits fue rápida y sin colas.",
    "Mi mejor marca personal. Me voy feliz.",
    "El paisaje vale cada kilómetro.",
    "Salida puntual, ruta bien señalizada y mucha agua. ¿Qué más se puede pedir?",
    "La gente en la calle te lleva en los últimos metros.",
    "Primera carrera de mi mamá, a sus sesenta años. Gracias por esperarla en la meta.",
    "Hermosa mañana, poca bulla y muchas ganas de correr.",
    "La medalla es preciosa y el ambiente todavía mejor.",
    "Lo recomiendo para debutar: todo queda claro y hay tiempo de sobra.",
  ]),
  ...list("good", "road", "es", [
    "Ruta rápida y plana, ideal para buscar tiempo.",
    "Hidratación suficiente en todos los puntos, también para los últimos.",
    "Calles cerradas de verdad, se corre tranquilo.",
    "Los pacers cumplieron al segundo.",
    "Hizo calor al final, pero los vecinos salieron con mangueras.",
    "El último kilómetro se hace largo, la llegada lo compensa.",
    "Corrí con mi hija los primeros kilómetros y no lo olvido.",
    "Buen asfalto y pocas curvas. Volveré por la media.",
  ]),
  ...list("good", "trail", "es", [
    "Subidas duras, vistas enormes. Llegué con las piernas rotas y contento.",
    "La señalización en la montaña fue perfecta, incluso de noche.",
    "La altura se siente desde el primer paso: vayan con días de anticipación.",
    "Barro, sol y lluvia en el mismo día. Así me gusta el trail.",
    "El puesto con sopa caliente me salvó la carrera.",
    "La gente de los pueblos nos recibió con fruta y aplausos.",
    "Bajada técnica pero muy divertida. Lleven bastones.",
    "Los últimos también tuvimos música en la meta. Gracias.",
  ]),
  ...list("good", "any", "fr", [
    "Organisation impeccable et bénévoles adorables du début à la fin.",
    "Un parcours magnifique, surtout au lever du soleil.",
    "Très belle ambiance, je reviendrai avec des amis.",
    "Mon premier dossard depuis longtemps, et quel bonheur de recommencer ici.",
    "Ravitaillements généreux et balisage sans faute.",
    "Il faisait frais au départ, parfait pour courir.",
    "La foule dans le dernier kilomètre donne des ailes.",
    "Une fin de semaine en famille, avec des souvenirs pour tout l'hiver.",
    "Retrait des dossards rapide, départ à l'heure, rien à redire.",
    "Départ trop rapide, sourire jusqu'au bout.",
  ]),
  ...list("mixed", "any", "en", [
    "Nice race, but parking far from the start cost me my warm-up.",
    "A good day all in all. It got crowded around the first turns.",
    "Lovely course, warm day, and I had trained too little for both.",
    "Everything fine, though the line for the bag drop was long when I came.",
    "I enjoyed most of it. The wind was stronger than I am.",
    "Solid event. A little more shade at the finish would be welcome.",
    "Rain from start to finish. The race can do nothing about that, but my shoes remember.",
    "Good for the experience, not my day for the clock.",
    "The early start was hard for those of us who came from out of town.",
    "Scenic, but bring your own snacks if you are at the back.",
    "The course is harder than it looks on the profile. Next time I will believe the numbers.",
    "Fun with friends. I would choose the shorter distance next time.",
    "Fine in every way, just a bit far to travel for me.",
    "Humidity won today. I will try again in a cooler year.",
  ]),
  ...list("mixed", "any", "es", [
    "Bonita carrera, aunque el calor me pasó la cuenta.",
    "Todo bien, solo que había que madrugar demasiado.",
    "La ruta me gustó, mi entrenamiento no tanto.",
    "Mucho viento este año. El próximo espero tener más suerte.",
    "Buena experiencia, con algo de congestión al principio.",
  ]),
  ...list("mixed", "any", "fr", [
    "Belle course, mais la chaleur était rude cette année.",
    "Bon souvenir, malgré la pluie et mes jambes lourdes.",
    "Parcours plus exigeant que prévu, j'aurais dû mieux m'entraîner.",
  ]),
  ...list("low", "any", "en", [
    "The heat was too much for me and I stopped halfway. Not the race's fault.",
    "My legs said no from the start. I did not enjoy a single hill.",
    "Cold rain, wet shoes, long way home. Some days are like that.",
    "I caught a stomach bug the night before and should have stayed in bed.",
    "Too crowded for my taste. I am simply more of a small-race person.",
    "Blisters after the first third. New shoes, old mistake.",
    "Strong wind and sand in my eyes all morning. I would not repeat it.",
    "I got lost in my own head and walked the second half.",
  ]),
  ...list("low", "any", "es", [
    "Demasiado calor para mí. Tuve que retirarme.",
    "No fue mi día: calambres desde la mitad y mucho sol.",
    "Llegué mal entrenado y se notó. Me quedo con los paisajes.",
  ]),
];

function list(tone: Tone, ground: Ground, language: DemoLanguage, texts: string[]): Comment[] {
  return texts.map((text) => ({ text, ground, tone, language }));
}
