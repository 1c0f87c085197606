/** What people are told by text message and mail: neither is confidential, so no product, place or name stands in them. */
export const orderNotices = {
  person: {
    subject: 'Your delivery is on its way',
    onItsWay: ({ number }: { number: string }) => `Your delivery is on its way. Order ${number}.`,
    onItsWayFor: ({ number, date }: { number: string; date: string }) =>
      `Your delivery is on its way. It is expected ${date}. Order ${number}.`,
  },
  orderMail: {
    sent: ({ number }: { number: string }) => `Order ${number} has been sent`,
    'on-its-way': ({ number }: { number: string }) => `Order ${number} is on its way`,
    refused: ({ number }: { number: string }) => `Order ${number} was refused by the supplier`,
    text: ({ subject, address }: { subject: string; address: string }) =>
      `${subject}.\n\nSign in to read it:\n${address}\n\nNobody reads answers to this mail.`,
  },
}
