import { plural } from '../../plural.ts'

/** Choosing where a parcel is picked up. */
export const deliveryPoints = {
  near: 'Points near postal code',
  nearHelp: 'That of the address to begin with. Write another to look elsewhere.',
  writeCode: 'Write a whole postal code to see the points near it.',
  found: ({ count, postalCode }: { count: number; postalCode: string }) =>
    plural('en', count, {
      zero: `There are no points near ${postalCode}. Try another postal code, or another delivery method.`,
      one: `# point near ${postalCode}`,
      other: `# points near ${postalCode}, the nearest first`,
    }),
  before: 'Chosen before',
  choose: 'Choose a delivery point.',
  notAllowed: 'Delivery points are not used at this care place.',
  down: 'The carrier does not answer',
  downNext: 'Choose another delivery method, or try again in a while. What you have filled in stays.',
  kept: 'The carrier does not answer just now. These are the points it told of lately.',
  allDay: 'all day and night',
  hoursUnknown: 'Opening hours are not known.',
  letterbox: 'Parcels under 2\u00a0kg may be put in the letterbox.',
}
