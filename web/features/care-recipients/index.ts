export { orderingBlockText } from './person-text.ts'
export { callOptionsOf, useCareRecipient, useRecipientHere } from './recipient-here.ts'
export { WithDates } from './WithDates.tsx'
export { daysText, toneOf, wordText } from './suggestion-text.ts'
