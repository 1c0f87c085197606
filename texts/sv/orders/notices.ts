import type { FurtherTexts } from '../../shape.ts'

export const orderNotices = {
  person: {
    subject: 'Din leverans är på väg',
    onItsWay: ({ number }) => `Din leverans är på väg. Order ${number}.`,
    onItsWayFor: ({ number, date }) => `Din leverans är på väg. Den väntas ${date}. Order ${number}.`,
  },
  orderMail: {
    sent: ({ number }) => `Order ${number} är skickad`,
    'on-its-way': ({ number }) => `Order ${number} är på väg`,
    refused: ({ number }) => `Order ${number} nekades av leverantören`,
    text: ({ subject, address }) =>
      `${subject}.\n\nLogga in för att läsa den:\n${address}\n\nSvar på det här meddelandet läses inte.`,
  },
} satisfies FurtherTexts['orderNotices']
