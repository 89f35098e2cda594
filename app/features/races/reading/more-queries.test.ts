import { expect, test } from "vitest";
import { meant } from "../../../../tests/support/races/meant.ts";

/** A Monday in November. */
const today = "2026-11-23";

test.each([
  // Days around a holiday; before one is before the day itself.
  ["5k christmas eve", "5 km · December 24, 2026"],
  ["nochebuena", "December 24, 2026"],
  ["before christmas", "until December 24, 2026"],
  ["antes de navidad", "until December 24, 2026"],
  ["new year's eve 5k", "December 31, 2026 – January 1, 2027 · 5 km"],
  ["carrera fin de año lima", "December 31, 2026 · “lima”"],
  ["thanksgiving 2027", "November 25 – 28, 2027"],
  ["after thanksgiving", "from November 30, 2026"],
  ["halloween 5k", "October 25 – 31, 2027 · 5 km"],
  ["easter 10k", "March 26 – 29, 2027 · 10 km"],
  ["semana santa cusco 2028", "April 9 – 16, 2028 · “cusco”"],

  // Parts of months.
  ["first weekend of march", "March 6 – 7, 2027"],
  ["primer fin de semana de marzo de 2027", "March 6 – 7, 2027"],
  ["last sunday in april", "April 25, 2027"],
  ["último domingo de abril", "April 25, 2027"],
  ["second saturday of may 2028", "May 13, 2028"],
  ["primera semana de enero", "January 1 – 7, 2027"],
  ["finales de marzo", "March 21 – 31, 2027"],
  ["late november trail", "November 21 – 30, 2026 · Trail"],
  ["mid february", "February 11 – 20, 2027"],
  ["before the end of march", "until March 31, 2027"],

  // Spans over New Year.
  ["december to february", "December 2026 – February 2027"],
  ["december to february 2028", "December 2027 – February 2028"],
  ["diciembre a febrero 2028", "December 2027 – February 2028"],
  ["december 28 to january 3 2028", "December 28, 2027 – January 3, 2028"],
  ["junio 2028 a agosto", "June – August 2028"],
  ["early spring marathon", "spring 2027 · 42.2 km"],
  ["week of december 7", "December 6 – 12, 2026"],
  ["weekend of dec 5", "December 5 – 6, 2026"],

  // Days as they stand on posters.
  ["sat dec 5", "December 5, 2026"],
  ["sábado 5 de diciembre", "December 5, 2026"],
  ["nov 28-29", "November 28 – 29, 2026"],
  ["5 y 6 de diciembre", "December 5 – 6, 2026"],
  ["december 5 and 6", "December 5 – 6, 2026"],
  ["10k entre el 1 y el 15 de diciembre", "10 km · December 1 – 15, 2026"],
  ["1ro de mayo", "May 1, 2027"],
  ["first of may", "May 1, 2027"],
  ["29 de febrero", "February 29, 2028"],
  ["feb 30", "“feb 30”"],
  ["3/14/2027", "March 14, 2027"],
  ["14.3.27 lima", "March 14, 2027 · “lima”"],
  ["3/4/2027", "March 4, 2027 or April 3, 2027"],
  ["5/5/2027", "May 5, 2027"],
  ["1/4/2020", "“1/4/2020”"],

  ["feb 20 weekend", "February 20 – 21, 2027"],
  ["trail in 20 weeks", "Trail · April 5 – 19, 2027"],
  ["half in south america", "21.1 km · in South America: Peru"],

  // The next ones, which English and Spanish count differently.
  ["half marathon this weekend", "21.1 km · November 28 – 29, 2026"],
  ["next sunday", "December 6, 2026"],
  ["el próximo domingo", "November 29, 2026"],
  ["el domingo que viene", "November 29, 2026"],
  ["el próximo lunes", "November 30, 2026"],
  ["el fin de semana que viene", "November 28 – 29, 2026"],
  ["la próxima semana", "November 30 – December 6, 2026"],
  ["in two weeks", "November 23 – December 7, 2026"],
  ["dentro de 3 meses", "February 2027"],
  ["10k en los próximos 3 meses", "10 km · November 23, 2026 – February 23, 2027"],

  // Either of two places, and of what follows one another.
  ["boston or chicago", "Boston or Chicago"],
  ["10k lima o cusco 2027", "10 km · Lima or Cusco · 2027"],
  ["trujillo or santa maria december", "Trujillo or Santa Maria · December 2026"],
  ["tx or oregon half", "Texas or Oregon · 21.1 km"],
  ["march, april trail", "March 2027 or April 2027 · Trail"],
  ["march or april 2028", "March 2028 or April 2028"],
  ["marzo, abril o mayo de 2028", "March 2028 or April 2028 or May 2028"],
  ["march december 5", "March 2027 or December 5, 2026"],
  ["2027 spring", "spring 2027"],
  ["en lima o en cusco", "Lima or Cusco"],
  ["either lima or cusco", "Lima or Cusco"],
  ["in Bogotá or in Medellín", "Bogotá or Medellín"],
  ["10k in boston or in chicago", "10 km · Boston or Chicago"],
  ["austin, tx or dallas, tx", "Austin, Texas or Dallas, Texas"],
  ["trail in peru, mexico or canada", "Trail · Peru or Mexico or Canada"],
  ["near boston or new york", "near Boston or near New York"],
  ["cerca de lima o de cusco", "near Lima or near Cusco"],
  ["near lima, cusco o ica", "near Lima or near Cusco or near Ica"],
  ["austin tx or dallas tx", "Austin, Texas or Dallas, Texas"],
  ["boston, ma or austin, tx 10k", "Boston, MA or Austin, Texas · 10 km"],
  ["lima perú o bogotá colombia", "Lima, Peru or Bogotá, Colombia"],
  ["lima o cusco perú", "Lima or Cusco · Peru"],
  ["lima o méxico", "Lima or Mexico"],
  ["turkey trot texas or oklahoma", "“turkey trot” · Texas or Oklahoma"],
  ["lima, cusco o arequipa", "Lima or Cusco or Arequipa"],
  ["10k lima, cusco, or new york", "10 km · Lima or Cusco or New York"],
  ["lima, cusco", "“lima cusco”"],
  ["austin, texas", "“austin” · Texas"],
  ["5k, 10k or half chicago", "5 km or 10 km or 21.1 km · “chicago”"],
  ["peru, chile y méxico", "Peru or Chile or Mexico"],
  ["lima or 10k", "“lima” · 10 km"],

  // An "and" between what no race has together asks for either, too.
  ["lima y cusco", "Lima or Cusco"],
  ["10k lima & cusco", "10 km · Lima or Cusco"],
  ["lima e ica", "Lima or Ica"],
  ["lima, cusco y arequipa", "Lima or Cusco or Arequipa"],
  ["lima y tarapoto", "Lima or Tarapoto"],
  ["half toronto and vancouver", "21.1 km · Toronto or Vancouver"],
  ["california and oregon trail", "California or Oregon · Trail"],
  ["texas and california", "Texas or California"],
  ["lima y bolivia", "Lima or Bolivia"],
  ["cerca de lima y cusco", "near Lima or near Cusco"],
  ["near lima and near cusco", "near Lima or near Cusco"],
  ["trail and road", "Trail or Road"],
  ["trail y mtb perú", "Trail or MTB · Peru"],
  ["spring and fall mexico", "spring 2027 or fall 2027 · Mexico"],
  ["saturdays and sundays", "Saturdays or Sundays"],
  ["trail y 10k", "Trail · 10 km"],
  ["sol y luna", "“sol y luna”"],
  ["fuego y agua trail", "“fuego agua” · Trail"],
  ["sol y texas", "“sol” · Texas"],
  ["hill and valley", "“hill valley”"],

  // The article of a name stays, and so do its other small words.
  ["cusco o la paz", "Cusco or La Paz"],
  ["la paz o el cusco", "La Paz or Cusco"],
  ["los angeles o san diego", "Los Angeles or San Diego"],
  ["el paso o dallas", "El Paso or Dallas"],
  ["st louis or kansas city", "St Louis or Kansas City"],
  ["dallas or el paso, tx", "Dallas or El Paso, Texas"],
  ["reno o las vegas", "Reno or Las Vegas"],
  ["10k in la molina or san isidro", "10 km · La Molina or San Isidro"],
  ["san cristóbal de las casas o oaxaca", "San Cristóbal De Las Casas or Oaxaca"],

  // What stands before or behind two places is no part of them, but their state is.
  ["nocturna lima o cusco", "“nocturna” · Lima or Cusco"],
  ["lima o cusco nocturna", "Lima or Cusco · “nocturna”"],
  ["turkey trot ohio or michigan", "“turkey trot” · Ohio or Michigan"],
  ["lima ohio or dallas texas", "Lima, Ohio or Dallas, Texas"],

  // Oregon, unless another place follows.
  ["portland or", "“portland” · Oregon"],
  ["portland or usa", "“portland” · Oregon · United States"],
  ["10k hood river or june", "10 km · “hood river” · Oregon · June 2027"],
  ["portland or seattle", "Portland or Seattle"],

  // One year for all, which ends with the last one.
  ["november, december or january 2028", "November 2027 or December 2027 or January 2028"],
  ["march or april lima 2028", "March 2028 or April 2028 · “lima”"],
  ["march 2028 or april", "March 2028 or April 2028"],
  ["april or march 2028", "April 2028 or March 2028"],
  ["spring or fall 2028", "spring 2028 or fall 2028"],
  ["2028 spring or fall", "spring 2028 or fall 2028"],
  ["otoño o invierno lima 2028 perú", "fall 2028 or winter 2028 · “lima” · Peru"],
  ["december or january 2028", "December 2027 or January 2028"],
  ["noviembre, diciembre o enero de 2028", "November 2027 or December 2027 or January 2028"],
  ["dec or jan 2028", "December 2027 or January 2028"],
  ["december 2027 or january", "December 2027 or January 2028"],
  ["december or january lima 2028", "December 2027 or January 2028 · “lima”"],

  ["canada day run", "July 1, 2027"],
  ["independence day 5k", "July 4, 2027 · 5 km"],
  ["fourth of july 5k", "July 4, 2027 · 5 km"],
  ["labor day 10k", "September 4 – 6, 2027 · 10 km"],
  ["memorial day 2028", "May 27 – 29, 2028"],
  ["día de los muertos oaxaca", "November 1 – 2, 2027 · “oaxaca”"],
  ["10k qro sábado", "10 km · Queretaro · Saturdays"],
  ["half in chicago or milwaukee in october", "21.1 km · Chicago or Milwaukee · October 2027"],

  ["10k lima 10 km lima", "10 km · “lima”"],

  // The tilde tells mountains from the state.
  ["montaña cusco", "Trail · “cusco”"],
  ["running in the mountains", "Trail"],
  ["montana 10k", "Montana · 10 km"],
  ["carrera en montaña", "Trail"],
  ["montañas cusco", "Trail · “cusco”"],
  ["MONTAÑAS", "Trail"],
  ["carreras de montañas en perú", "Trail · Peru"],

  // A name, not a state or a weekday.
  ["mt hood 50k", "Mount Hood · 50 km"],
  ["trail mt. st helens", "Trail · Mount St Helens"],
  ["bozeman mt trail", "“bozeman” · Montana · Trail"],
  ["trail mt", "Trail · Montana"],
  ["10k santo domingo", "10 km · Santo Domingo"],
  ["near santo domingo sunday", "near Santo Domingo · Sundays"],

  // Short names of states in Mexico; one that Canada has too is either.
  ["edomex 10k", "Estado De Mexico · 10 km"],
  ["trail san miguel gto", "Trail · “san miguel” · Guanajuato"],
  ["tulum q. roo", "“tulum” · Quintana Roo"],
  ["trail nl", "Trail · Newfoundland or Nuevo Leon"],
  ["monterrey n.l.", "Monterrey · Nuevo Leon"],

  // Words that set no limit.
  ["cheap 10k lima", "10 km · “lima”"],
  ["carreras baratas en cusco", "“cusco”"],
  ["affordable marathon", "42.2 km"],

  // No race is in two months or two countries, but many have two distances.
  ["marzo y abril lima", "March 2027 or April 2027 · “lima”"],
  ["trail in peru and mexico", "Trail · Peru or Mexico"],
  ["10k and 5k chicago", "10 km · 5 km · “chicago”"],
  ["rock and roll", "“rock roll”"],

  // Words that say nothing about the races that are looked for.
  ["¿dónde puedo correr 5k en Arequipa?", "5 km · Arequipa"],
  ["what's the biggest marathon in mexico?", "42.2 km · Mexico"],
  ["21k lima precio menos de 100 soles", "21 km · “lima” · up to S/100 PEN"],
  ["medio maraton cdmx inscripciones", "21.1 km · Mexico City"],
  ["correr", ""],
  ["¿cuánto cuesta la maratón de lima?", "42.2 km · “lima”"],
  ["how much is the chicago marathon", "“chicago” · 42.2 km"],
  ["10k in may 2027 for a first time", "10 km · May 2027 · “first time”"],
  ["🏃‍♂️ 10k lima 🇵🇪", "10 km · “lima”"],
  ["🏔️trail 1️⃣", "Trail · “1”"],

  // A slash or a plus between two words.
  ["lima/cusco 10k", "Lima or Cusco · 10 km"],
  ["chicago and/or milwaukee", "Chicago or Milwaukee"],
  ["trail/mtb", "Trail or MTB"],
  ["trail+lima", "Trail · “lima”"],
  ["s/80", "up to S/80 PEN"],

  // Prices.
  ["10K in 2027 under 30 dollars", "10 km · 2027 · up to $30 USD"],
  ["10k $20", "10 km · up to $20 USD"],
  ["under 1,000 pesos", "up to $1,000 MXN"],
  ["menos de 1.000 pesos mexicanos", "up to $1,000 MXN"],
  ["under $49.99", "up to $49.99 USD"],
  ["50 soles o menos", "up to S/50 PEN"],
  ["under 50 canadian dollars", "up to C$50 CAD"],
  ["free 5k texas june", "free · 5 km · Texas · June 2027"],

  // Lengths.
  ["26.2 boston", "42.2 km · “boston”"],
  ["maratón media", "21.1 km"],
  ["lima medio maraton", "“lima” · 21.1 km"],
  ["10k or less", "up to 10 km"],
  ["50k+ trail", "50 km and more · Trail"],
  ["ultra +100k", "Ultra · 100 km and more"],
  ["media maratón o más", "21.1 km and more"],

  // Places whose names begin with an article, or whose state is said.
  ["10k cerca de la molina", "10 km · near La Molina"],
  ["near el paso", "near El Paso"],
  ["10k cerca de santa maría del mar", "10 km · near Santa Maria Del Mar"],
  ["cerca de villa el salvador en mayo", "near Villa El Salvador · May 2027"],
  ["near san cristobal de las casas", "near San Cristobal De Las Casas"],
  ["cerca de lima de 10k", "near Lima · 10 km"],
  ["half marathon la", "21.1 km · Los Angeles"],
  ["marathon in la", "42.2 km · Los Angeles"],
  ["10k in la molina", "10 km · “molina”"],
  ["half marathon new orleans la", "21.1 km · “new orleans”"],
  ["near the las vegas strip", "near Las Vegas · “strip”"],
  ["near springfield mo", "near Springfield, Missouri"],
  ["ultra 50k near san jose, costa rica", "Ultra · 50 km · near San Jose, Costa Rica"],
  ["honolulu hi 10k", "“honolulu” · Hawaii · 10 km"],

  // Names that are also words.
  ["Reading Half Marathon", "“reading” · 21.1 km"],
  ["Nice", "“nice”"],
  ["Mobile Alabama 10k", "“mobile” · Alabama · 10 km"],
  ["Media Maratón de Mayo", "21.1 km · May 2027"],
  ["mar del plata", "“mar plata”"],
  ["trail cdmx octubre", "Trail · Mexico City · October 2027"],
])("“%s” means %s", (typed, meaning) => {
  expect(meant(typed, today)).toBe(meaning);
});
