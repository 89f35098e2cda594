import { readPhrasings } from "./phrasings.ts";

/** How people say that something is wrong, in English, with the sign that each must be taken for. */
export const englishPhrasings = readPhrasings(`
chest-pain
  i think im having a heart attack half way up
  had a heart attack 5k in, what do i do
  chest pain during my run this morning
  I get a tight chest when I go uphill
  my chest hurts and my arm feels numb
  pressure on my chest since mile 8 should i finish the race
  feels like an elephant is sitting on my chest
  cheast pain after 10k, what pace should i run tomorrow
  sharp stabbing in the left side of my chest on every interval
  burning behind my breastbone when i sprint
  my left arm is tingling and heavy while running
  i think im having a heart attack
  jaw pain and cold sweat at the finish
fainting
  had a blackout at the finish
  I fainted at the finish line yesterday
  passed out after my long run, can I do the half on sunday
  nearly blacked out on the last hill
  everything went black and i was on the ground
  i woke up on the grass and dont remember falling
  lost conciousness for a few seconds at km 18
  i collapsed after crossing the line
  i keep fainting when i stop running
unconscious
  a runner in front of me is unconscious what do i do
  my husband collapsed and is not breathing
  he wont wake up, we are at the start area
  someone collapsed at the aid station and is not moving
breathing
  I can't breathe properly since the race
  cant catch my breath even sitting down
  struggling to breathe at night after the marathon
  short of breath when i walk up the stairs now
  my lips turned blue after the climb
  wheezing so hard i cannot speak
  having an asthma attack and my inhaler is empty
  gasping for air at rest
heart-rhythm
  my heart skips beats when I sprint
  heart racing and skipping, 10k tomorrow ok?
  i have palpitations at the end of every run
  my heart rate jumps to 220 suddenly and stays there
  pulse feels irregular since covid
  heart fluttering when i lie down after training
  diagnosed with afib, can i run a marathon
  heart is pounding at rest and wont slow down
dizzy
  i feel dizzy when i run
  so lightheaded on the last two miles
  seeing stars after intervals
  my vision goes blurry around km 15
stroke
  my face is drooping on one side
  slurred speech after the marathon
  suddenly cant lift my right arm
  one side of my body went numb
  worst headache of my life after the finish
  i lost vision in one eye during the run
  words come out wrong and my mouth feels crooked
head-injury
  I tripped and hit my head on a rock
  banged my head on the trail yesterday, race tomorrow
  fell and smacked my forehead on the curb
  i think i have a concussion from the fall
allergy
  wasp got me and my lips are tingling
  my throat is closing up after a gel
  hives all over after running in the cold
  stung by a bee and my face is swelling
  my tongue is swollen and itchy
  had an allergic reaction at the aid station
seizure
  my friend had a seizure at km 30
  had convulsions after the race
heat-stroke
  very hot today and i stopped sweating
  my wife is confused and burning up in the heat
  he has heat stroke what do we do
  i'm overheated and dizzy, goosebumps everywhere
  skin is hot and dry and shes talking nonsense
  body temperature of 40.5 after the half
  it was 35 degrees in the sun and im disoriented
too-much-water
  fingers swollen and a bad headache after my first marathon
  drank 6 liters of water and now i have a headache and im vomiting
  i had a cup at every aid station and feel bloated, confused and sick
  too much water during the marathon, hands swollen and head pounding
  chugged gallons of water and now throwing up
  is it hyponatremia? i have been confused since the finish
hypothermia
  my ears are waxy and hard after the run
  i can't stop shivering after the wet trail race
  soaked and freezing and my friend is slurring words
  fingers are white and numb from the cold
  hes freezing cold and acting confused
altitude-sickness
  headache and nausea in Cusco, race on sunday
  at 4000 meters dizzy with a bad headache
  up here in leadville i am confused and cant walk straight
  my altitude sickness is getting worse
dark-urine
  I peed blood after my marathon
  my pee is the color of coca cola after the race
  dark brown urine since the ultra
  blood in my urine after running
  urine looks like tea, muscles swollen
  pee was red this morning after the 50k
  havent peed in 14 hours since the ultra
  i think i have rhabdo, legs are huge and weak
clot
  had a clot in my lungs last spring, marathon?
  my calf is swollen and hot after a long flight
  one leg is swollen and red
  left calf warm red and painful
  i might have a blood clot in my leg
  calf pain after the plane ride, can i run tomorrow
lung-clot
  it hurts when i breathe in deep and my calf is sore
cauda-equina
  back pain and numb between my legs
  my back went out and i cant control my bladder
  both legs went numb and weak after lifting
  numbness in my groin and saddle area
compartment
  my shin gets rock hard and my foot goes numb
  cant lift my foot after the race
  feet go numb every run after 20 minutes
  calf so tight it feels like bursting and toes tingle
injury
  felt like I was kicked in the achilles
  i think i broke my ankle on the descent
  heard a pop in my calf and cant walk
  dislocated my shoulder in a fall
  cant put weight on my foot since i rolled it
  got hit by a car while running
  tore my hamstring yesterday
swollen-joint
  my knee is swollen, can i run tomorrow?
  woke up with a puffy ankle, intervals today?
  fluid on the knee since the half
  my ankle swells after every long run
bone-stress
  sharp pain deep in my hip, hurts more with every step for two weeks now
  my shin hurts at night
  pain in one spot on my foot, worse every run
  cant hop on my left leg, groin hurts
  i have a stress fracture can i still run the half
  hip pain makes me limp and wakes me at night
  deep groin pain when i run
  tibia is tender to the touch and hurts even walking
inner-bleeding
  puked black stuff after the ultra
  there was blood in my stool after the marathon
  threw up blood at the finish
  bloody diarrhea after long runs
bleeding
  cut my knee on a rock and the bleeding wont stop
  deep cut on my hand from the fall
bite
  a dog bit me on my run this morning
  bitten by a snake on the trail
  got stung by a scorpion near the campsite
low-sugar
  my blood sugar dropped to 50 on the run
  im diabetic and shaking and sweating
  i keep having hypos during long runs
  type 1 and felt confused at mile 20
pregnancy-warning
  spotting at week 12 after my jog
  28 weeks pregnant and bleeding after my run
  pregnant and having contractions when i jog
  im pregnant and dizzy, is the 5k ok
severe-pain
  my testicle aches after every long run
  unbearable pain in my stomach since the race
  sudden testicle pain after running
  excruciating back pain, cant stand
vomiting
  couldnt keep any food down after my 100k
  i cant keep anything down since the marathon
  i vomit after every long run
  diarrhea for three days and fever, race saturday
eating
  i make myself throw up to be race weight
  im only eating 600 calories a day to get faster
  afraid to eat before runs because i will gain weight
self-harm
  i am thinking of suicide half the time
  thinking about suicide mile after mile
  whats the point of it all anymore
  i cant see a reason to go on
  I burn myself when I feel like I failed a race
  i want to kill myself
  everyone would be better off without me
  i don't see a reason to keep living
  i've been cutting myself since the injury
  i don't want to be here anymore
  wish i could go to sleep and never wake up
  thinking about suicide all the time
  my friend says he wants to end his life
  nobody would notice if i was gone
  there is no point in living
overdose
  is 800 mg of caffeine ok before my marathon
  i took too many pills
  swallowed a whole bottle of tylenol
low-mood
  i cant see any point in life since the race
  im so sick of everything lately
  i feel like giving up, running was all i had since my divorce
  im so depressed i can't get out the door
  i had a panic attack at the start
no-period
  my period has stopped for 4 months, I run 100 km a week
  havent had my period since i started marathon training
  missed periods and stress fractures
cortisone
  got a cortisone shot in my heel on tuesday, long run on sunday?
  steroid injection in my hip last week, when may i run
opioids
  on percocet after my dental surgery, is an easy jog fine
  they gave me codeine for my back, can I race
  been on oxycodone for two weeks and miss running
painkillers
  Should I take ibuprofen before my marathon?
  is it safe to take painkillers during an ultra
  two advil at mile 13 ok?
  can i run a 10k on tylenol
  naproxin before the race
medicines
  i take blood thinners can i do a trail race
  on beta blockers, what pace should i run
  can i race while on antibiotics
  im on antidepressants and marathon training
  is it safe to run on prednisone
pregnancy
  i am 22 weeks, is it safe to run a half
child
  14 year old, 60 miles weekly, too much?
  i am 12 years old and want to train for a marathon
  can my 8 year old run a half marathon
  is a 10k safe for my daughter, she is 9
  my son is 12 and wants to train for a marathon
heart-condition
fever
  i have a fever but my race is tomorrow
  can i race with the flu
  39 fever and the marathon is sunday
  recovering from covid, when can i do a 10k
substances
  did coke at a party, racing in the morning
  I had 12 beers last night and I race at 8
  took mdma on friday, marathon on sunday
  drank a bottle of vodka, can I still run
infection
  infected blister with red streaks up my foot
  red line going up my arm from a cut
  my wound is infected and I have chills
past-danger
  i had a heart attack half a year ago, can i run
unclear
  dropped 20 pounds in six weeks and I am not trying
  bulge in my groin when I sprint
  asthmatic and I left the inhaler at home, race in an hour
  my blood pressure was 190 over 100 this morning
  kidney failure and a half marathon
  i only have one kidney, can I do an ultra
coughing-blood
  coughing up blood after the ultra
pregnancy-race
  I'm pregnant, can I run a half marathon
  14 weeks along and signed up for a 10k
  first trimester and ultra training
heart-illness
  i have a pacemaker, can i run a 5k
  had a stent put in, half marathon in march?
  i was born with a heart defect, is a marathon ok
`);
