import { plural } from '../../plural.ts'
import type { CareTexts } from '../../shape.ts'

export const prints: CareTexts['prints'] = {
  actions: {
    show: 'Vis som udskrift',
    print: 'Udskriv',
    get: 'Hent',
    preparing: 'Udskriften forberedes',
    failed: 'Udskriften kunne ikke laves. Siden er, som den var.',
    ready: 'Udskriften er klar. Hent den for at se den og skrive den ud.',
    retry: 'Prøv igen',
    close: 'Luk udskriften',
    open: 'Udskriv eller kopiér',
    copy: 'Kopiér produkterne',
    copied: 'Kopieret. Sæt det ind, hvor du skal bruge det.',
  },
  leftOf: ({ left, of }) => `${left} af ${of}`,
  kinds: { order: 'Bestilling' },
  foot: {
    health: 'Indeholder oplysninger om helbred. Opbevar den låst inde, og destruér den, når den ikke skal bruges.',
    always: 'Det, der gælder nu, står altid i Omsorg.',
  },
  hidden: {
    title: 'Beskyttet identitet',
    text: 'Navn, CPR-nummer, rum og adresse udskrives aldrig. Den, der har ret til det, ser i Omsorg, hvem det drejer sig om.',
  },
  products: ({ count }) => plural('dk', count, { one: '# produkt', other: '# produkter' }),
  asOf: ({ products, date }) => `${products}, som de gælder ${date}.`,
  list: {
    title: 'Borgere',
    found: 'Vises',
    people: ({ count }) => plural('dk', count, { one: '# person', other: '# personer' }),
    cut: ({ shown, all }) => `De første ${shown} af ${all}`,
    columns: { name: 'Navn', number: 'CPR-nummer', phone: 'Telefon', status: 'Status', nextOrder: 'Næste bestilling' },
    empty: 'Ingen blev fundet',
  },
  product: {
    title: 'Produkt',
    numbers: 'Numre',
    properties: 'Egenskaber',
    ownNumber: 'Eget varenummer',
    perPackage: 'I pakken',
    agreement: 'Aftale',
    drawing: 'Tegning, ikke et foto',
    drawingOf: ({ kind }: { kind: string }) => `Tegning af et sådant produkt: ${kind}`,
  },
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
    lead: ({ area, status, from, to }) => `${area}. ${status}, ${from} til ${to}.`,
    sections: { item: 'Produkt', amount: 'Hvor meget', time: 'Hvor længe', payment: 'Betaling' },
    fields: {
      calculationPeriod: 'Beregnes pr.',
      packages: 'Pakker pr. udlevering',
      withdrawals: 'Udleveringer',
      cut: 'Klipning',
    },
  },
}
