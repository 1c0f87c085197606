export const unavailability = {
  title: 'Why it cannot be ordered',
  earliest: ({ date }: { date: string }) => `It can be ordered from ${date}.`,
  reasons: {
    0: {
      text: 'Not available to order',
      why: 'The reason is not known. Customer Service can find it out.',
    },
    1: {
      text: 'Not available to order',
      why: 'The product is not sold. Choose another one.',
    },
    2: {
      text: 'No withdrawals remain',
      why: 'Renew the prescription, then it can be ordered.',
    },
    3: {
      text: 'No active prescription',
      why: 'There is no prescription that has started. A prescriber can create or confirm one.',
    },
    4: {
      text: 'No active prescription',
      why: 'The prescription has ended. A prescriber can renew it.',
    },
    5: {
      text: 'Not available to order',
      why: "It is outside the client's agreement.",
    },
    6: {
      text: 'Not available to order',
      why: 'It is outside your assortment. A prescriber with a wider assortment may prescribe it.',
    },
    7: {
      text: 'Not available to order',
      why: 'It has left the assortment and none are left. Choose another one.',
    },
    8: {
      text: 'Not available to order',
      why: 'Delivery is uncertain, so ordering has been stopped for now.',
    },
    9: {
      text: 'Not available to order',
      why: 'The therapy area is not in use at this care place.',
    },
    10: {
      text: 'Not available to order',
      why: 'The care place has no customer number for the therapy area. Ask your administrator.',
    },
    11: {
      text: 'Not available to order',
      why: 'It is too soon after the last withdrawal.',
    },
    12: {
      text: 'Not available to order',
      why: 'You may not order in this therapy area. An orderer of the area can do it.',
    },
    13: {
      text: 'Not available to order',
      why: 'The product is just being replaced by another one. Try again in a while.',
    },
    14: {
      text: 'Not available to order',
      why: 'The price or the package size is missing. Customer Service can help.',
    },
    15: {
      text: 'Not available to order',
      why: 'The care recipient is inactive, deceased or has no address.',
    },
  },
}
