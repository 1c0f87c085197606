import { createCarePlace as contract } from '@omsorg/contract/organisation/care-place/create-care-place.ts'
import { placePhone } from '@omsorg/domain/organisation/care-place/place-phone.ts'
import { singleSpaced } from '@omsorg/domain/organisation/client/client-fields.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { addPlace, holdUnit, makePrimary } from './place-record.sql.ts'

export const createCarePlace = handle(contract, async ({ input, tx }) => {
  const { clientId, careUnitId, email, customerNo: number } = input
  const stands = await holdUnit(tx, clientId, careUnitId)
  if (!stands) return refuse('client-not-found', { at: 'clientId' })
  if (!stands.isOfClient) return refuse('care-unit-not-found', { at: 'careUnitId' })
  const phone = placePhone(input.phone, stands.market)
  if (!phone.ok) return phone
  const name = singleSpaced(input.name)
  const place = await addPlace(tx, { clientId, careUnitId, name, email, phone: phone.value })
  if (number) await makePrimary(tx, { id: place.id, clientId, number })
  return agree(place)
})
