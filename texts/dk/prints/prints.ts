import type { FurtherTexts } from '../../shape.ts'

export const prints: FurtherTexts['prints'] = {
  actions: {
    open: 'Udskriv eller kopiér',
    save: 'Gem som PDF',
    copy: 'Kopiér produkterne',
    copied: 'Kopieret. Sæt det ind, hvor du skal bruge det.',
  },
  leftOf: ({ left, of }) => `${left} af ${of}`,
  handled: {
    title: 'Bevilgede produkter',
    columns: {
      area: 'Område',
      itemNumber: 'Varenummer',
      product: 'Produkt',
      consumption: 'Forbrug',
      period: 'Periode',
      left: 'Udleveringer tilbage',
      lastOrdered: 'Senest bestilt',
      note: 'Note',
    },
    empty: 'Der er ikke bevilget noget lige nu',
  },
  history: {
    title: 'Alt, der er bevilget',
    columns: {
      start: 'Fra',
      end: 'Til',
      status: 'Status',
      used: 'Brugte udleveringer',
      prescribedBy: 'Bevilget af',
      closedBy: 'Afsluttet af',
    },
  },
  row: {
    title: 'Bevilget produkt',
    columns: { field: 'Oplysning', value: 'Bevilget' },
    fields: {
      calculationPeriod: 'Beregnes pr.',
      packages: 'Pakker pr. udlevering',
      withdrawals: 'Udleveringer',
      cut: 'Klipning',
    },
  },
}
