import type { LockedPerson } from '../locked-person.sql.ts'
import type { OpenPart, PersonToWrite } from './person.sql.ts'
import type { Contact } from './contact.ts'

type Wanted = Partial<Omit<PersonToWrite, 'contact' | 'trustee'> & Contact> &
  OpenPart & { readonly number?: object | null }

/** Which fields a change touches, by name: the history tells that the phone was changed, and never from what to what. */
export function changedFields(before: LockedPerson, wanted: Wanted): string[] {
  const pairs: readonly (readonly [name: string, before: unknown, after: unknown])[] = [
    ['firstName', before.first_name, wanted.firstName],
    ['lastName', before.last_name, wanted.lastName],
    ['birthDate', before.birth_date, wanted.birthDate?.toString()],
    ['gender', before.sex, wanted.sex],
    ['phone', before.phone, wanted.phone],
    ['deliveryPhone', before.delivery_phone, wanted.deliveryPhone],
    ['email', before.email, wanted.email],
    ['referenceNumber', before.reference_number, wanted.referenceNumber],
    ['latex', before.latex_sensitive, wanted.latex],
    ['pvc', before.pvc_sensitive, wanted.pvc],
  ]
  const changed = pairs.filter(([, old, now]) => now !== undefined && old !== now).map(([name]) => name)
  return wanted.number ? ['ssn', ...changed] : changed
}
