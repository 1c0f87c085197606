import type { FurtherTexts } from '../../shape.ts'

export const prints: FurtherTexts['prints'] = {
  actions: {
    open: 'Skriv ut eller kopiera',
    save: 'Spara som PDF',
    copy: 'Kopiera produkterna',
    copied: 'Kopierat. Klistra in där du behöver det.',
  },
  leftOf: ({ left, of }) => `${left} av ${of}`,
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
    columns: { field: 'Uppgift', value: 'Förskrivet' },
    fields: {
      calculationPeriod: 'Beräknas per',
      packages: 'Paket per uttag',
      withdrawals: 'Uttag',
      cut: 'Klippning',
    },
  },
}
