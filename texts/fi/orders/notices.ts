import type { FurtherTexts } from '../../shape.ts'

export const orderNotices = {
  person: {
    subject: 'Toimituksesi on matkalla',
    onItsWay: ({ number }) => `Toimituksesi on matkalla. Tilaus ${number}.`,
    onItsWayFor: ({ number, date }) => `Toimituksesi on matkalla. Se saapuu arviolta ${date}. Tilaus ${number}.`,
  },
  orderMail: {
    sent: ({ number }) => `Tilaus ${number} on lähetetty`,
    'on-its-way': ({ number }) => `Tilaus ${number} on matkalla`,
    refused: ({ number }) => `Toimittaja on hylännyt tilauksen ${number}`,
    text: ({ subject, address }) =>
      `${subject}.\n\nKirjaudu sisään ja lue se:\n${address}\n\nVastauksia tähän viestiin ei lueta.`,
  },
} satisfies FurtherTexts['orderNotices']
