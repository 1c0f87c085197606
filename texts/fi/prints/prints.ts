import type { FurtherTexts } from '../../shape.ts'

export const prints: FurtherTexts['prints'] = {
  actions: {
    open: 'Tulosta tai kopioi',
    save: 'Tallenna PDF-tiedostona',
    copy: 'Kopioi tuotteet',
    copied: 'Kopioitu. Liitä ne haluamaasi paikkaan.',
  },
  leftOf: ({ left, of }) => `${left}/${of}`,
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
    columns: { field: 'Tieto', value: 'Määräys' },
    fields: {
      calculationPeriod: 'Lasketaan jaksoittain',
      packages: 'Pakkauksia kerralla',
      withdrawals: 'Toimituskerrat',
      cut: 'Leikkaus',
    },
  },
}
