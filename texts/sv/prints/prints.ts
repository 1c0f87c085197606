import { plural } from '../../plural.ts'
import type { FurtherTexts } from '../../shape.ts'

export const prints: FurtherTexts['prints'] = {
  actions: {
    show: 'Visa som utskrift',
    print: 'Skriv ut',
    get: 'Hämta',
    preparing: 'Förbereder utskriften',
    failed: 'Utskriften kunde inte göras. Sidan är som den var.',
    ready: 'Utskriften är klar. Hämta den för att se den och skriva ut.',
    retry: 'Försök igen',
    close: 'Stäng utskriften',
    open: 'Skriv ut eller kopiera',
    copy: 'Kopiera produkterna',
    copied: 'Kopierat. Klistra in där du behöver det.',
  },
  leftOf: ({ left, of }) => `${left} av ${of}`,
  kinds: { order: 'Order' },
  foot: {
    health: 'Innehåller uppgifter om hälsa. Förvara inlåst, förstör när den inte behövs.',
    always: 'Det som gäller nu står alltid i Omsorg.',
  },
  hidden: {
    title: 'Skyddad identitet',
    text: 'Namn, personnummer, rum och adress skrivs aldrig ut. Den som har rätt ser i Omsorg vem det gäller.',
  },
  products: ({ count }) => plural('sv', count, { one: '# produkt', other: '# produkter' }),
  asOf: ({ products, date }) => `${products}, som de gäller ${date}.`,
  list: {
    title: 'Vårdtagare',
    found: 'Visas',
    people: ({ count }) => plural('sv', count, { one: '# person', other: '# personer' }),
    cut: ({ shown, all }) => `De första ${shown} av ${all}`,
    columns: {
      name: 'Namn',
      number: 'Personnummer',
      phone: 'Telefon',
      status: 'Status',
      nextOrder: 'Nästa beställning',
    },
    empty: 'Ingen hittades',
  },
  product: {
    title: 'Produkt',
    numbers: 'Nummer',
    properties: 'Egenskaper',
    ownNumber: 'Eget artikelnummer',
    perPackage: 'I paketet',
    agreement: 'Avtal',
  },
  handled: {
    title: 'Förskrivna produkter',
    columns: {
      area: 'Område',
      itemNumber: 'Artikelnummer',
      product: 'Produkt',
      consumption: 'Förbrukning',
      period: 'Period',
      left: 'Uttag kvar',
      lastOrdered: 'Senast beställd',
      note: 'Anteckning',
    },
    empty: 'Inget är förskrivet just nu',
  },
  history: {
    title: 'Allt som har förskrivits',
    columns: {
      start: 'Från',
      end: 'Till',
      status: 'Status',
      used: 'Använda uttag',
      prescribedBy: 'Förskrivet av',
      closedBy: 'Avslutat av',
    },
  },
  row: {
    title: 'Förskriven produkt',
    lead: ({ area, status, from, to }) => `${area}. ${status}, ${from} till ${to}.`,
    sections: { item: 'Artikel', amount: 'Hur mycket', time: 'Hur länge', payment: 'Betalning' },
    fields: {
      calculationPeriod: 'Beräknas per',
      packages: 'Paket per uttag',
      withdrawals: 'Uttag',
      cut: 'Klippning',
    },
  },
}
