import type { FurtherTexts } from '../../shape.ts'

export const orderNotices = {
  person: {
    subject: 'Din levering er på vej',
    onItsWay: ({ number }) => `Din levering er på vej. Bestilling ${number}.`,
    onItsWayFor: ({ number, date }) => `Din levering er på vej. Den ventes ${date}. Bestilling ${number}.`,
  },
  orderMail: {
    sent: ({ number }) => `Bestilling ${number} er sendt`,
    'on-its-way': ({ number }) => `Bestilling ${number} er på vej`,
    refused: ({ number }) => `Bestilling ${number} blev afvist af leverandøren`,
    text: ({ subject, address }) =>
      `${subject}.\n\nLog ind for at læse den:\n${address}\n\nSvar på denne mail bliver ikke læst.`,
  },
} satisfies FurtherTexts['orderNotices']
