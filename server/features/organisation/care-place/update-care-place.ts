import { updateCarePlace as contract } from '@omsorg/contract/organisation/care-place/update-care-place.ts'
import { placePhone } from '@omsorg/domain/organisation/care-place/place-phone.ts'
import { singleSpaced } from '@omsorg/domain/organisation/client/client-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lastChangeOf } from '../last-change.ts'
import { changePlace, holdUnit, lockPlace, makePrimary } from './place-record.sql.ts'

export const updateCarePlace = handle(contract, async ({ input, tx }) => {
  const { id, clientId, careUnitId, email, customerNo: number, rowVersion: readVersion } = input
  const stands = await holdUnit(tx, clientId, careUnitId)
  const place = await lockPlace(tx, id, clientId)
  if (!stands || !place) return refuse('care-place-not-found', { at: 'id' })
  if (place.careUnitId !== careUnitId.toLowerCase()) return refuse('care-unit-not-found', { at: 'careUnitId' })
  if (readVersion !== undefined && readVersion !== place.rowVersion) {
    const { name, phone, rowVersion } = place
    return refuse('stale', { detail: { name, email: place.email, phone, rowVersion, changed: lastChangeOf(place) } })
  }
  const phone = placePhone(input.phone, stands.market, place.phone)
  if (!phone.ok) return phone
  const wanted = { name: singleSpaced(input.name), email, phone: phone.value }
  // The same again is no change.
  const isSame = wanted.name === place.name && email === place.email && wanted.phone === place.phone
  const rowVersion = isSame ? place.rowVersion : (await changePlace(tx, id, wanted)).rowVersion
  if (number !== undefined) await makePrimary(tx, { id, clientId, number })
  return agree({ id, ...wanted, rowVersion })
})
