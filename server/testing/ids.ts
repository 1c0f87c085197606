import type { Definition } from '@omsorg/contract/endpoint.ts'
import { newsOf, passkeyOf, requestOf, sessionIdOf } from './people.ts'
import type { World } from './world.ts'

/** Where something stands, seen from the home place; `protected` is at home, and of a person whom nobody may see. */
export type Whereabouts = 'home' | 'protected' | 'sister' | 'neighbour' | 'abroad' | 'nowhere'

export const outOfReach: readonly Whereabouts[] = ['sister', 'neighbour', 'abroad']

type Id = number | string

/** One thing of each kind at each place, by the name of the field that its id is sent in. */
export function idsAt(world: World, where: Whereabouts): Readonly<Record<string, Id>> {
  if (where === 'nowhere') {
    const guid = '00000000-0000-4000-8000-00000000dead'
    const numbers = [...numbered, 'addressId', 'guardianId', 'userId', 'operatorId', 'excludeUserId'].map((name) => [
      name,
      2_000_000_000,
    ])
    const own = { fileId: guid, photoId: guid, sessionId: guid }
    const places = {
      ...own,
      careUnitId: guid,
      carePlaceId: guid,
      fromCarePlaceId: guid,
      toCarePlaceId: guid,
      nodeId: guid,
    }
    return { ...Object.fromEntries(numbers), ...places, clientId: guid, fromClientId: guid, careRecipientGuid: guid }
  }
  const { care, home, neighbour, abroad, people } = world
  const [person, client, place, user] = {
    home: [care.ordinary, home, home.place, people.colleague] as const,
    // Not one of those who call: what is done to a user ends the sessions of that one.
    protected: [care.protected, home, home.place, people.deactivated] as const,
    sister: [care.atSisterPlace, home, home.sister, people.sisterNurse] as const,
    neighbour: [care.ofNeighbour, neighbour, neighbour.place, people.stranger] as const,
    abroad: [care.abroad, abroad, abroad.place, people.foreigner] as const,
  }[where]
  return {
    careRecipientId: person.id,
    prescriptionId: person.prescription.id,
    prescriptionRowId: person.row.id,
    customerOrderId: person.order.id,
    recreateCustomerOrderId: person.order.id,
    orderId: person.order.partIds[0] ?? 0,
    taskId: person.taskId,
    renewRequestId: person.renewRequestId,
    addressId: person.addressId,
    guardianId: person.guardianId,
    cartItemId: person.cartItemId,
    claimId: person.claimId,
    investigationId: person.investigationId,
    diaryId: person.diaryId,
    calendarEntryId: person.calendarEntryId,
    calendarEventId: person.calendarEventId,
    orderLineId: person.orderLineId,
    fileId: person.fileId,
    photoId: person.photoId,
    additionId: person.additionId,
    portalAccountId: person.portalAccountId,
    careRecipientGuid: person.guid,
    preliminaryOrderId: person.preliminaryOrderId,
    userId: user.id,
    operatorId: (where === 'abroad' ? people.customerServiceAbroad : people.impersonator).id,
    sessionId: sessionIdOf(user),
    excludeUserId: user.id,
    factorId: passkeyOf(user),
    accountRequestId: requestOf(user),
    newsId: newsOf(client),
    invoiceAreaId: client.invoiceAreaId,
    careUnitId: place.careUnitId,
    carePlaceId: place.id,
    fromCarePlaceId: place.id,
    toCarePlaceId: place.id,
    nodeId: place.id,
    clientId: client.client.id,
    fromClientId: client.client.id,
  }
}

const numbered = [
  'careRecipientId',
  'prescriptionId',
  'prescriptionRowId',
  'customerOrderId',
  'recreateCustomerOrderId',
  'orderId',
  'taskId',
  'renewRequestId',
  'preliminaryOrderId',
  'cartItemId',
  'claimId',
  'investigationId',
  'diaryId',
  'calendarEntryId',
  'calendarEventId',
  'orderLineId',
  'additionId',
  'portalAccountId',
  'invoiceAreaId',
  'factorId',
  'accountRequestId',
  'newsId',
]

const others = new Set([
  'addressId',
  'guardianId',
  'userId',
  'operatorId',
  'careUnitId',
  'excludeUserId',
  'carePlaceId',
  'fromCarePlaceId',
  'toCarePlaceId',
  'nodeId',
  'clientId',
  'fromClientId',
  'fileId',
  'photoId',
  'sessionId',
])

/** Ids that name nothing of a person or a place: made by a form, an ERP or a register, or of the catalogue alone. */
const namesNothing = new Set([
  'rawId',
  'importId',
  'messageId',
  'erpOrderId',
  'deliveryPointId',
  'lineId',
  // Compared with the latest of the person alone.
  'seenCountId',
  // Of a holder's own account alone.
  'changeId',
  'deviceId',
  // Made on a device, and one in its diary alone.
  'entryId',
  'patientDataOwnerId',
  // Of whoever has asked for it alone; that nobody else has it, the tests of its jobs hold.
  'reportId',
  // Of the access log, which administration alone reads.
  'sampleId',
  'sampleRowId',
  // Of customer service alone, which sees all of its market.
  'replacementId',
])

/** Nor do the ids behind these: what everybody may read. */
const ofNobody = new Set(['StaticContent', 'Video'])

const kindBehind: Readonly<Record<string, string>> = {
  CareRecipient: 'careRecipientId',
  Membership: 'userId',
  ProductClaim: 'claimId',
  Calendar: 'calendarEntryId',
  Investigation: 'investigationId',
  SelectedProducts: 'investigationId',
  GetIncontinenceSpecific: 'investigationId',
  Suggestion: 'investigationId',
  GetByCarePlaceId: 'carePlaceId',
  SecondFactor: 'factorId',
  Passkey: 'factorId',
  AccountRequest: 'accountRequestId',
  Client: 'clientId',
  CareUnit: 'careUnitId',
  CarePlace: 'carePlaceId',
  User: 'userId',
  News: 'newsId',
  Messages: 'newsId',
  Operator: 'operatorId',
  overview: 'userId',
  history: 'userId',
  byNode: 'carePlaceId',
}

/**
 * The kind of id that a field holds, or null for any other field. A new kind of id must be told to `idsAt`, so that somebody
 * tries to cross into other people's things by it.
 */
export function kindOfId(endpoint: Definition, field: string): string | null {
  if (field === 'id') {
    const noun = /\/(\w+)(?:\/\{\w+\})?\/\{id\}/.exec(endpoint.path)?.[1] ?? ''
    if (ofNobody.has(noun)) return null
    // An authenticator makes the id of a passkey.
    if (noun === '' && endpoint.name === 'sign-in/passkey/add-passkey') return null
    // What is changed by its id in the body stands at the end of the path.
    const kind = kindBehind[noun === '' ? (endpoint.path.split('/').at(-1) ?? '') : noun]
    if (!kind) throw new Error(`${endpoint.name}: server/testing/ids.ts does not know what the id behind ${noun} names`)
    return kind
  }
  if (field === 'cartItemIds') return 'cartItemId'
  if (field === 'prescriptionRowIds') return 'prescriptionRowId'
  if (field === 'careRecipientGuid') return field
  if (!field.endsWith('Id') || namesNothing.has(field)) return null
  if (!numbered.includes(field) && !others.has(field)) {
    throw new Error(`${endpoint.name}: server/testing/ids.ts does not know what ${field} names`)
  }
  return field
}
