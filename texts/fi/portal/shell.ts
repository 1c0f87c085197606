import { plural } from '../../plural.ts'
import type { PortalTexts } from '../../shape.ts'

export const shell: PortalTexts['shell'] = {
  skip: 'Siirry sivulle',
  home: 'Omsorg, etusivulle',
  call: 'Soita',
  menu: 'Valikko',
  close: 'Sulje',
  language: 'Kieli',
  signOut: 'Kirjaudu ulos',
  toStart: 'Etusivu',
  helping: ({ name }) => `Autettava: ${name}`,
  change: 'Vaihda henkilöä',
  offline: ({ time }) => `Sinulla ei ole nyt yhteyttä. Näet tilanteen ${time}. Yritämme itse uudelleen.`,
  offlineNow: 'Sinulla ei ole nyt yhteyttä. Yritämme itse uudelleen.',
  offlineReason: 'Ilman yhteyttä ei voi lähettää.',
  loading: 'Sivua haetaan',
  failed: {
    title: 'Tietoja ei saatu',
    body: 'Yritä hetken kuluttua uudelleen. Voit myös soittaa.',
    retry: 'Yritä uudelleen',
  },
  notSent: {
    title: 'Lähettäminen ei onnistunut',
    body: 'Kirjoittamasi on tallessa. Yritä uudelleen tai soita.',
    unknown: 'Emme tiedä, menikö se perille. Yritä uudelleen. Mitään ei lähetetä kahdesti.',
  },
  missing: { title: 'Sivua ei ole', body: 'Osoite voi olla vanha.' },
  stillThere: {
    title: 'Oletko vielä paikalla?',
    body: ({ seconds }) =>
      plural('fi', seconds, {
        one: 'Sinut kirjataan ulos # sekunnin kuluttua.',
        other: 'Sinut kirjataan ulos # sekunnin kuluttua.',
      }),
    stay: 'Jatka',
  },
  callCard: {
    title: 'Soitatko mieluummin?',
    use: ({ place }) => `Käyttämistäsi tuotteista: ${place}`,
    parcel: ({ place }) => `Paketista: ${place}`,
    noNumber: 'Kysy hoitajaltasi, minne voit soittaa.',
  },
  leaving: {
    title: 'Jotain ei ole vielä lähetetty. Kirjaudutko silti ulos?',
    body: 'Lähettämätön katoaa silloin.',
    stay: 'Ei, jatka',
  },
}
