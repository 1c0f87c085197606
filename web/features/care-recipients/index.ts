export { CarePlaceBreadcrumb } from './CarePlaceBreadcrumb.tsx'
export type { Contact } from './recipient/contact/contact-to-confirm.ts'
export { ContactQuestion } from './recipient/contact/ContactQuestion.tsx'
export { PersonBreadcrumb } from './PersonBreadcrumb.tsx'
export { identityText, nameOf, nameOrProtected, orderingBlockText, whereText } from './person-text.ts'
export { hereForCareStaff, hereForCustomerService } from './here-for.ts'
export {
  type RecipientHere,
  RecipientHereContext,
  callOptionsOf,
  placeOf,
  useCareRecipient,
  useRecipientHere,
} from './recipient-here.ts'
export { daysText, ringDays, toneOf, wordText } from './suggestion-text.ts'
export { orderPathOf } from './order-path.ts'
export { personPathOf } from './here-for.ts'
export { movedPath, registrationPath } from './page-mode.ts'
export { NeedsYou } from './today/NeedsYou.tsx'
export { NextPersonButton } from './next/NextPersonButton.tsx'
export { useNextPersons } from './next/next-persons.ts'
export { QueuePlace } from './next/QueuePlace.tsx'
export { NextPersonsCard } from './next/NextPersonsCard.tsx'
export { ThrowOrderDraftAway } from './recipient/order/ThrowOrderDraftAway.tsx'
export { OpenPersonDialog } from './status/OpenPersonDialog.tsx'
