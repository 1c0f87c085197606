import { readsAsIdentityNumber } from '@omsorg/domain/care-recipients/identity/reads-as-number.ts'
import { type AddressPart, text } from './address-view.ts'

/** Whether a search may stand in an address, which stays in histories and logs: the identity number of somebody may not. */
export function mayStandInAddress(term: string): boolean {
  return !readsAsIdentityNumber(term, Temporal.Now.plainDateISO())
}

/** What is searched for among things that are no persons. */
export const searchText: AddressPart<string> = {
  read: (written) => (mayStandInAddress(text.read(written)) ? text.read(written) : ''),
  write: (value) => (mayStandInAddress(value) ? text.write(value) : []),
}
