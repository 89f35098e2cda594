/** Written after the first mending, measured once, and mended again. */
export const thirdEnglish: readonly string[] = `
a dull ache across my chest comes on every time i push hard
somebody sat on my chest it feels like that around mile 5
i get this choking tightness under my collarbones on climbs
my vision tunneled and next thing i knew i was on the pavement
came round with people standing over me
a man beside me keeled over and he isnt breathing right
i feel like im suffocating when i lie down after the race
had to be given oxygen at the finish because i turned blue
my heart pauses and then thuds really hard
resting pulse of 130 the whole evening after the race
he cant smile straight and his arm just hangs
my tongue feels thick and my skin is covered in welts
my running partner is acting drunk and its 98 degrees
i've had three liters in an hour and my head is splitting and i feel sick
shivering has stopped but im still freezing and really sleepy
i hit a tree branch with my head and feel foggy
my wee is port wine colored after the backyard ultra
since yesterdays ultra i cant pee at all
my right calf is hard hot and much bigger
my legs went numb below the waist and i wet my pants
foot went limp and i trip over my toes now
something tore in my thigh i can feel a gap
the top of my foot hurts more every single run, now walking too
i cant sleep because my hip aches so bad
coughed up some blood after intervals
black tarry poop since the race
a rattlesnake got me on the ankle
glucose reads 45 and i feel drunk
im 30 weeks and my belly keeps tightening when i jog
i keep fainting and my periods are gone
every meal i eat i throw back up on purpose
id be better off dead
nobody would care if i never woke up
i have a plan to end things after the race
i started cutting again
popped four advil and my stomach hurts
on xarelto for afib, ok for a 50k?
7 yr old wants to do a marathon with me
temp of 38.8 but feeling ok for sundays half
my appendix side hurts like hell
every hard rep ends with a knife between my shoulder blades and i cant breathe
grandpa went pale and sweaty after the fun run and says his arm feels odd
i keep zoning out mid run and people say i stare
ive had two near blackouts this week on easy runs
my ears ring and the world tilts when i stop
watch alerted me to irregular rhythm twice
throat itchy and voice hoarse after the peanut bar
my kid hit a pole and now hes sleepy and throws up
been peeing rust colored since the spartan race
my foot turned cold and pale after the kick
pins and needles down both legs and i cannot pee
big purple vein on my calf is hard and hurts
i popped my knee and it locked
cant lift my arm since the fall
period vanished since i went vegan and run 80k weeks
i skip insulin when i race is that ok
stopped taking my heart meds for the marathon
im on day 5 of antibiotics for bronchitis, half on sunday?
is tramadol legal in ultras, i need it for my knee
got chest infection, 10k tomorrow
lost the will to carry on
dont think ill make it through the night
i gave away my medals because i wont need them
belly cramps and bleeding at 10 weeks after a run
my nine year old collapsed at the kids mile
`
  .split("\n")
  .filter(Boolean);

export const thirdSpanish: readonly string[] = `
me viene un dolor sordo en el pecho cada vez que aprieto
siento como si alguien se sentara en mi pecho
me agarra una opresión debajo de las clavículas en la subida
se me cerró la vista y aparecí en el pavimento
volví en mí con gente alrededor
un señor a mi lado se fue al suelo y no respira bien
siento que me asfixio acostado después de la carrera
me pusieron oxígeno en la meta porque me puse azul
el corazón se me para y luego da un golpe fuerte
130 de pulso en reposo toda la tarde después de la carrera
no puede sonreír derecho y el brazo le cuelga
siento la lengua gruesa y la piel llena de ronchas
mi compañero parece borracho y hace 37 grados
tomé tres litros en una hora y me estalla la cabeza y tengo náuseas
dejé de tiritar pero sigo helado y con mucho sueño
me pegué con una rama en la cabeza y estoy aturdido
orino color vino después del backyard
desde el ultra de ayer no puedo orinar
la pantorrilla derecha está dura caliente y mucho más grande
se me durmieron las piernas y me oriné encima
el pie se me quedó flojo y tropiezo con los dedos
algo se me rasgó en el muslo, siento un hueco
el empeine me duele más en cada salida y ahora también caminando
no duermo del dolor de cadera
tosí sangre después de las series
caca negra como alquitrán desde la carrera
me mordió una víbora en el tobillo
la glucosa marca 45 y me siento borracho
tengo 30 semanas y se me pone dura la panza cuando troto
me desmayo a cada rato y ya no me viene la regla
todo lo que como lo vomito a propósito
estaría mejor muerta
a nadie le importaría si no despierto
tengo un plan para acabar con todo después de la carrera
volví a cortarme
me tomé cuatro advil y me duele el estómago
tomo xarelto por fibrilación, puedo hacer 50k?
mi niño de 7 quiere hacer un maratón conmigo
38.8 de fiebre pero me siento bien para la media
me duele horrible el lado del apéndice
en cada serie siento un cuchillo entre los omóplatos y no respiro
mi abuelo quedó pálido y sudando y siente raro el brazo
me quedo en blanco corriendo y dicen que miro fijo
dos veces esta semana casi me voy al suelo en trotes suaves
me zumban los oídos y todo se inclina cuando paro
el reloj me avisó de ritmo irregular dos veces
me pica la garganta y me quedé ronco con la barra de maní
mi hijo chocó con un poste y está con sueño y vomita
orino color óxido desde la spartan
el pie se me puso frío y pálido por la patada
hormigueo en las dos piernas y no puedo hacer pis
una vena morada y dura me duele en la pantorrilla
me crujió la rodilla y se trabó
no puedo levantar el brazo desde la caída
se me fue la regla desde que corro 80k semanales
me salto la insulina cuando compito, está bien?
dejé mis pastillas del corazón para el maratón
quinto día de antibiótico por bronquitis, media el domingo?
es legal el tramadol en ultras, lo necesito por la rodilla
infección al pecho y mañana 10k
perdí las ganas de seguir adelante con todo
creo que no paso de esta noche
regalé mis medallas porque ya no las voy a necesitar
cólicos y sangrado con 10 semanas después de correr
mi hija de nueve se desplomó en la milla infantil
`
  .split("\n")
  .filter(Boolean);
