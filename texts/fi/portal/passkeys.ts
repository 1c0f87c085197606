import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const passkeys: FurtherPortalTexts['passkeys'] = {
  title: 'Kasvot, sormi tai näytön lukitus',
  help: 'Kirjaudu ilman koodia',
  lead: 'Teet samoin kuin avatessasi puhelimen. Koodia ei tarvita.',
  yours: 'Missä sinulla on se',
  question: 'Haluatko pärjätä ilman koodia?',
  reasons: [
    'Teet samoin kuin avatessasi puhelimen.',
    'Emme koskaan näe kasvojasi tai sormeasi. Ne jäävät puhelimeen.',
    'Sitä sanotaan joskus pääsyavaimeksi.',
  ],
  add: 'Kyllä, tallenna tähän',
  isAdded: 'Se on tallennettu. Ensi kerralla voit kirjautua näin.',
  notMade: 'Sitä ei tallennettu. Yritä uudelleen tai jatka koodilla.',
  notHere: 'Tämä selain ei osaa sitä.',
  signInAnew: 'Kirjaudu ensin vielä kerran. Silloin tiedämme, että se olet sinä.',
  tooMany: 'Sinulla on jo kymmenen. Poista ensin yksi.',
  onlyYours: 'Onko laite vain sinun?',
  onlyYoursBody: 'Älä tallenna, jos joku muukin avaa sen.',
  thisPhone: 'Puhelimeni',
  thisComputer: 'Tietokoneeni',
  added: ({ day }) => `Tallennettu ${day}`,
  lastUsed: ({ day }) => `Käytetty viimeksi ${day}`,
  changed: 'Se on muutettu.',
  name: 'Nimi',
  nameMissing: 'Kirjoita nimi.',
  gone: 'Sitä ei enää ole.',
  remove: 'Poista',
  removeQuestion: 'Poistetaanko se?',
  removeBody:
    'Silloin se ei avaa täällä mitään, ja muut laitteet, joilla sillä on kirjauduttu, kirjataan ulos. Voit kirjautua koodilla ja tallentaa sen uudelleen.',
  removed: ({ count }) =>
    plural('fi', count, {
      one: 'Se on poistettu, ja # muu laite on kirjattu ulos.',
      other: 'Se on poistettu, ja # muuta laitetta on kirjattu ulos.',
      zero: 'Se on poistettu.',
    }),
  keep: 'Pidä se',
  offer: {
    signedIn: ({ name }) => `Olet kirjautunut, ${name}`,
    question: 'Haluatko ensi kerralla pärjätä ilman koodia?',
    title: 'Kirjaudu kasvoilla, sormella tai näytön lukituksella',
    notNow: 'Ei nyt',
    shared: 'Valitse Ei nyt, jos joku muukin käyttää sitä.',
    goOn: 'Jatka',
    unsure: 'Oletko epävarma?',
    unsureBody: ({ place }) => `Soita ${place}, niin teette sen yhdessä.`,
  },
}
