import { plural } from '../../plural.ts'
import type { CareTexts } from '../../shape.ts'

export const prints: CareTexts['prints'] = {
  actions: {
    show: 'Näytä tulosteena',
    print: 'Tulosta',
    get: 'Lataa',
    preparing: 'Tulostetta valmistellaan',
    failed: 'Tulostetta ei voitu tehdä. Sivu on ennallaan.',
    ready: 'Tuloste on valmis. Lataa se, niin voit katsoa ja tulostaa sen.',
    retry: 'Yritä uudelleen',
    close: 'Sulje tuloste',
    open: 'Tulosta tai kopioi',
    copy: 'Kopioi tuotteet',
    copied: 'Kopioitu. Liitä ne haluamaasi paikkaan.',
  },
  leftOf: ({ left, of }) => `${left}/${of}`,
  kinds: { order: 'Tilaus' },
  foot: {
    health: 'Sisältää terveystietoja. Säilytä lukitussa paikassa ja hävitä, kun sitä ei enää tarvita.',
    always: 'Voimassa olevat tiedot ovat aina Omsorgissa.',
  },
  hidden: {
    title: 'Turvakielto',
    text: 'Nimeä, henkilötunnusta, huonetta ja osoitetta ei koskaan tulosteta. Henkilö näkyy Omsorgissa sille, jolla on siihen oikeus.',
  },
  products: ({ count }) => plural('fi', count, { one: '# tuote', other: '# tuotetta' }),
  asOf: ({ products, date }) => `${products}, tilanne ${date}.`,
  list: {
    title: 'Asiakkaat',
    found: 'Näytetään',
    people: ({ count }) => plural('fi', count, { one: '# henkilö', other: '# henkilöä' }),
    cut: ({ shown, all }) => `${all}, joista ${shown} ensimmäistä`,
    columns: { name: 'Nimi', number: 'Henkilötunnus', phone: 'Puhelin', status: 'Tila', nextOrder: 'Seuraava tilaus' },
    empty: 'Ketään ei löytynyt',
  },
  product: {
    title: 'Tuote',
    numbers: 'Numerot',
    properties: 'Ominaisuudet',
    ownNumber: 'Oma tuotenumero',
    perPackage: 'Pakkauksessa',
    agreement: 'Sopimus',
    drawing: 'Piirros, ei valokuva',
    drawingOf: ({ kind }: { kind: string }) => `Piirros tällaisesta tuotteesta: ${kind}`,
  },
  handled: {
    title: 'Määrätyt tuotteet',
    columns: {
      area: 'Alue',
      itemNumber: 'Tuotenumero',
      product: 'Tuote',
      consumption: 'Kulutus',
      period: 'Voimassa',
      left: 'Toimituskertoja jäljellä',
      lastOrdered: 'Viimeksi tilattu',
      note: 'Huomautus',
    },
    empty: 'Mitään ei ole määrätty juuri nyt',
  },
  history: {
    title: 'Kaikki määrätyt tuotteet',
    columns: {
      start: 'Alkaen',
      end: 'Päättyen',
      status: 'Tila',
      used: 'Käytetyt toimituskerrat',
      prescribedBy: 'Määrääjä',
      closedBy: 'Päättäjä',
    },
  },
  row: {
    title: 'Määrätty tuote',
    lead: ({ area, status, from, to }) => `${area}. ${status}, ${from}–${to}.`,
    sections: { item: 'Tuote', amount: 'Kuinka paljon', time: 'Kuinka kauan', payment: 'Maksu' },
    fields: {
      calculationPeriod: 'Lasketaan jaksoittain',
      packages: 'Pakkauksia kerralla',
      withdrawals: 'Toimituskerrat',
      cut: 'Leikkaus',
    },
  },
}
