import { createSeal, type Seal } from '@omsorg/database/sealed.ts'
import { ageOn } from '@omsorg/domain/age.ts'
import { addWorkingDays } from '@omsorg/domain/calendar/working-days.ts'
import { shown } from '@omsorg/domain/care-recipients/identity/display.ts'
import { maskedNumber } from '@omsorg/domain/care-recipients/identity/number-mask.ts'
import { linkStatus, recipientStatus } from '@omsorg/domain/care-recipients/status/status.ts'
import { identityNumberText } from '@omsorg/domain/format/identity-number.ts'
import { marketOf, todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { mostUrgent } from '@omsorg/domain/orders/supply/suggestion.ts'
import { leanStatusOf } from '@omsorg/domain/prescriptions/prescription/statuses.ts'
import { leanStatus, prescriptionStatus, rowStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { logParameters, mustHold } from './log.ts'
import { can, gateOf } from './page-abilities.ts'
import type { PageFacts } from './page-facts.ts'
import { pageStatement } from './page.sql.ts'
import { personView, whereabouts } from './person.ts'
import type { LeanServer } from './servers.ts'
import { standing, urgentView } from './standing.ts'
import type { Claims } from './tokens.ts'

export const page: LeanServer = ({ database, tokens, secret }) => {
  const seal = createSeal(secret)
  return async ({ request, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['CareRecipientRead'])
    const id = Number(request.url?.split('/').at(-1))
    const market = marketOf(claims.mac as MarketCode)
    const today = todayIn(market.code, Temporal.Now.instant())
    const log = logParameters(claims, 'care-recipients/recipient/read-care-recipient')
    const asked = [...log, id, today.toString(), market.timeZone]
    const rows = await database.once<{ answer: PageFacts }>({ claims, takesBack }, 'page', pageStatement, asked)
    return rows[0] ? JSON.stringify(pageOf(id, rows[0].answer, claims, today, seal)) : null
  }
}

function pageOf(id: number, facts: PageFacts, claims: Claims, today: Temporal.PlainDate, seal: Seal) {
  if (facts.unwritten) throw new Error('what the day has decided is written by the product before this is asked')
  const { person } = facts
  const { protection } = person
  const gate = gateOf(facts, claims)
  const canReceive = gate === null || !gate.startsWith('recipient-')
  const rows = facts.rows.map((row) => ({ row, view: standing(row, today, canReceive, claims) }))
  const orderableItems = rows.filter(({ view }) => view.suggestion.reason === null).length
  const addresses = (shown('address', facts.addresses, protection) ?? []).map(({ kind, ...address }) => ({
    kind,
    address,
  }))
  const delivery = addresses.filter(({ kind }) => kind === 'delivery').map(({ address }) => address)
  const mayOrder = gate === null && orderableItems > 0
  return {
    ...personView(id, facts.status, person, seal),
    age: person.birthDate && protection === null ? ageOn(Temporal.PlainDate.from(person.birthDate), today) : null,
    phone: shown('phone', facts.phone, protection),
    deliveryPhone: shown('phone', facts.deliveryPhone, protection),
    email: shown('email', facts.email, protection),
    referenceNumber: facts.referenceNumber || null,
    room: shown('address', person.room || null, protection),
    protectionKind: protection,
    registerCheckedOn: facts.registerCheckedOn,
    lastConversationOn: facts.lastConversationOn,
    representatives: representativesOf(facts, seal),
    deliveryAddresses: delivery,
    deliveryAddress: delivery[0] ?? null,
    invoiceAddress: addresses.find(({ kind }) => kind === 'invoice')?.address ?? null,
    sensitivities: { latex: facts.latex, pvc: facts.pvc },
    countryCode: marketOf(person.market).country,
    clientId: person.clientId,
    clientName: person.clientName,
    where: whereabouts(person),
    carePlaces: facts.carePlaces.map((place) => ({ ...place, status: wordOf(linkStatus, place.status) })),
    statusAtPlace: wordOf(linkStatus, facts.linkStatus),
    can: {
      order: { allowed: mayOrder, reason: mayOrder ? null : (gate ?? 'nothing-orderable') },
      ...can(facts, claims),
    },
    orderableItems,
    urgent: facts.status === recipientStatus.active ? urgentOf(rows, today) : null,
    orderedToday: facts.ordered,
    orderDraft: facts.draft,
    nextDelivery: {
      orderBefore: null,
      deliveredOn: addWorkingDays(today, facts.leadDays, new Set(facts.holidays)).toString(),
    },
    settings: {
      withdrawalAllowed:
        facts.withdrawalAllowed && facts.orderTypes.includes(orderType['home-delivery-from-prescription']),
      homeDeliveryAllowed: facts.homeDeliveryAllowed && facts.orderTypes.includes(orderType['home-delivery']),
      prescriptionAllowed: facts.prescriptionAllowed,
      additionsAllowed: facts.additionsAllowed,
      areas: facts.areas.map(({ prescriptions, ...area }) => {
        const known = prescriptions.map(leanStatusOf)
        const found = [leanStatus.active, leanStatus.closed].find((status) => known.includes(status))
        return { ...area, prescription: wordOf(leanStatus, found ?? leanStatus['not-created']) }
      }),
      careRecipient: facts.careRecipient,
    },
    today: today.toString(),
    rowVersion: facts.rowVersion,
  }
}

type Standing = { readonly row: PageFacts['rows'][number]; readonly view: ReturnType<typeof standing> }

function urgentOf(rows: readonly Standing[], today: Temporal.PlainDate) {
  const lately = today.subtract({ months: 12 }).toString()
  const open = rows.filter(({ row }) => row.status === rowStatus.active || row.status === rowStatus['used-up'])
  const isFinished = ({ row }: Standing) => row.prescription_status === prescriptionStatus.finished
  const ended = open.filter((each) => isFinished(each) && each.row.end_date >= lately)
  const inTurn = [...open.filter((each) => !isFinished(each)), ...ended]
  const suggestions = inTurn.map(({ row, view }) => ({ ...view.suggestion, runsOutOn: null, threshold: 0, row }))
  const first = mostUrgent(suggestions)
  const found = first && rows.find(({ row }) => row === first.row)
  return found ? urgentView(found.row, found.view) : null
}

function representativesOf({ person, guardians, ...facts }: PageFacts, seal: Seal) {
  const { country } = marketOf(person.market)
  const masked = (sealed: string | null) =>
    sealed && maskedNumber(identityNumberText(seal.open(Buffer.from(sealed, 'base64')), country))
  const all = [
    ...guardians.map(({ id, number, ...guardian }) => ({
      kind: 'guardian',
      guardianId: id,
      name: `${guardian.firstName} ${guardian.lastName}`,
      ...guardian,
      maskedNumber: masked(number),
    })),
    ...(facts.trusteeName === null
      ? []
      : [
          {
            kind: 'trustee',
            guardianId: null,
            name: facts.trusteeName,
            firstName: null,
            lastName: null,
            maskedNumber: masked(facts.trusteeNumber),
            phone: facts.trusteePhone,
            email: facts.trusteeEmail,
          },
        ]),
  ]
  const nothing = { name: null, firstName: null, lastName: null, maskedNumber: null, phone: null, email: null }
  return person.protection === null ? all : all.map(({ kind, guardianId }) => ({ ...nothing, kind, guardianId }))
}
