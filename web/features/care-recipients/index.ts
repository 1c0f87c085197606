export { CarePlaceBreadcrumb } from './CarePlaceBreadcrumb.tsx'
export { identityText, nameOrProtected, orderingBlockText } from './person-text.ts'
export { callOptionsOf, useCareRecipient, useRecipientHere } from './recipient-here.ts'
export { daysText, toneOf, wordText } from './suggestion-text.ts'
