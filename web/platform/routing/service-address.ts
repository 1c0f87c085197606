import { pathTo } from './paths.ts'
import { readQuery, writeQuery } from './router-query.ts'

export interface AddressPlace {
  readonly clientId: string
  readonly carePlaceId: string
}

const guid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/**
 * `/CID/{client}/CPID/{place}`, or the two beside each other. A place in the tree of the organisation is looked at, not
 * worked for: what stands before it there is its care unit.
 */
const inPath = new RegExp(`(?<!/CUID)/(${guid})/(?:CPID/)?(${guid})(?=/|$)`, 'i')
const isGuid = new RegExp(`^${guid}$`, 'i')

/**
 * For whose client and care place customer service works at an address: as its path says, else its query. The access token
 * of an operator names neither.
 */
export function placeIn(address: string): AddressPlace | null {
  const [path, query] = parts(address)
  const [, clientId, carePlaceId] = inPath.exec(path) ?? []
  if (clientId && carePlaceId) return { clientId, carePlaceId }
  const { CID: [client = ''] = [], CPID: [place = ''] = [] } = readQuery(query)
  return isGuid.test(client) && isGuid.test(place) ? { clientId: client, carePlaceId: place } : null
}

/** Routes that care staff and customer service share, and whose path names no place: for the latter the query does. */
const shared = /^\/(?:(?:OrderOverview|PrescriptionWizard|ProductClaim)\/|Order\/(?:GroupOrder|NursingHome)(?:\/|$))/i

/**
 * The address that customer service opens where a screen leads care staff to `address`: the page of the same person, the
 * same order, the same prescription, at the place that it works for. One that names its place already stays.
 */
export function serviceAddress(address: string, place: AddressPlace | null): string {
  const [path, query] = parts(address)
  if (/^\/CareRecipient\/?$/i.test(path)) return pathTo('CSPCareRecipient')
  if (!place || placeIn(address)) return address
  const [, person, rest = ''] = /^\/CareRecipient\/(\d+)(\/.*)?$/i.exec(path) ?? []
  if (person) return pathTo('CSPRecipient', { careRecipientId: Number(person), ...place }) + rest + query
  const [, orderFor, again] = /^\/Order\/Withdrawal\/CRID\/(\d+)\/CID\/CPID\/COID(?:\/(\d+))?$/i.exec(path) ?? []
  if (orderFor) {
    const recreateCustomerOrderId = again ? Number(again) : undefined
    return pathTo('OrderWithdrawal', { careRecipientId: Number(orderFor), ...place, recreateCustomerOrderId }) + query
  }
  const [, deliveredTo] = /^\/Order\/HomeDelivery\/(\d+)\/CID\/CPID$/i.exec(path) ?? []
  if (deliveredTo) return pathTo('OrderHomeDelivery', { careRecipientId: Number(deliveredTo), ...place }) + query
  if (!shared.test(path)) return address
  return path + writeQuery({ ...readQuery(query), CID: place.clientId, CPID: place.carePlaceId })
}

function parts(address: string): readonly [path: string, query: string] {
  const at = address.indexOf('?')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}
