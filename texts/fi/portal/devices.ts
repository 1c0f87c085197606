import { plural } from '../../plural.ts'
import type { FurtherPortalTexts } from '../../shape.ts'

export const devices: FurtherPortalTexts['devices'] = {
  title: 'Laitteesi',
  help: 'Onko puhelin kadonnut? Kirjaa se ulos',
  lead: 'Näillä olet kirjautunut. Onko jokin kadonnut? Kirjaa se ulos.',
  kinds: { phone: 'Puhelin', tablet: 'Tabletti', computer: 'Tietokone', unknown: 'Laite' },
  thisOne: 'Käytät tätä nyt',
  signedIn: 'Kirjautunut nyt',
  lastUsed: ({ day, time }) => `Käytetty viimeksi ${day} klo ${time}`,
  signOut: 'Kirjaa ulos',
  signOutNamed: ({ device }) => `Kirjaa ulos: ${device}`,
  signOutAll: 'Kirjaa kaikki muut ulos',
  sure: 'Kirjataanko se ulos?',
  sureAll: 'Kirjataanko kaikki muut ulos?',
  sureBody: 'Siellä ei näytetä enää mitään. Sitä, mikä siellä odottaa lähettämättä, ei voi enää avata.',
  sureKey: 'Sinne tallennettu kasvo, sormi tai näytön lukitus ei enää avaa mitään.',
  keep: 'Ei, anna olla',
  done: ({ count }) =>
    plural('fi', count, {
      one: 'Laite on kirjattu ulos.',
      other: '# laitetta on kirjattu ulos.',
      zero: 'Mikään muu laite ei ollut kirjautuneena.',
    }),
  gone: 'Se on jo kirjattu ulos.',
  alone: 'Et ole kirjautunut millään muulla laitteella.',
  code: 'Onko joku vienyt puhelimesi?',
  codeBody: 'Soita myös operaattorillesi, niin he sulkevat numeron. Kirjautumisen koodi menee siihen.',
}
