import { listPortalRenewals as contract } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { portalAbilities } from '@omsorg/domain/portal/ability/abilities.ts'
import type { RenewBlock } from '@omsorg/domain/portal/ability/portal-blocks.ts'
import { askFrom, isTooSoonToAsk, renewBlockOf } from '@omsorg/domain/portal/renewal/renewal-window.ts'
import { mayAskForRenewal, mayTakeRequestBack } from '@omsorg/domain/prescriptions/renew-request/renew-request.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordOf } from '@omsorg/domain/states.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { areRequestsEnabled, productViewOf } from '../../prescriptions/index.ts'
import { doersOf } from '../doers.ts'
import { placeContactOf, readPortalPerson, switchesOf } from '../person.sql.ts'
import { readRenewables, type RenewableRecord } from './renewals.sql.ts'

export const listPortalRenewals = handle(contract, async ({ params, actor, today, tx }) => {
  const { careRecipientId } = params
  const [person, records] = await Promise.all([
    readPortalPerson(tx, careRecipientId),
    readRenewables(tx, careRecipientId, today.subtract({ months: 12 })),
  ])
  if (!person) return notFound()
  const [doer, ...enabled] = await Promise.all([
    doersOf(
      tx,
      records.map(({ request }) => request?.askedBy ?? null),
      { self: actor.userId, unit: person.place_name },
    ),
    ...records.map((record) => areRequestsEnabled(tx, record)),
  ])
  const off = portalAbilities(switchesOf(person)).renew.reason
  return agree({
    careRecipientId,
    prescriptions: records.map((record, place) => {
      const facts = { status: record.status, endsOn: Temporal.PlainDate.from(record.end_date) }
      const reason = off ?? whyNot(record, { enabled: enabled[place] ?? false, today })
      const request = record.request?.status === renewalRequestStatus['taken-back'] ? null : record.request
      return {
        prescriptionId: record.id,
        therapyArea: record.therapy_area,
        products: record.products.map(productViewOf),
        endsOn: record.end_date,
        askFrom: askFrom(facts, today).toString(),
        can: { ask: { allowed: reason === null, reason } },
        request: request && {
          renewRequestId: request.id,
          state: wordOf(renewalRequestStatus, request.status),
          askedOn: request.askedOn,
          askedBy: doer(request.askedBy),
          message: request.message,
          answeredOn: request.answeredOn,
          reason: request.reason,
          closed: request.closed,
          renewedFrom: request.renewedFrom,
          isNew: request.isNew,
          can: { takeBack: takeBackAbility(request, actor.userId) },
        },
      }
    }),
    carePlace: placeContactOf(person),
    today: today.toString(),
  })
})

function whyNot(
  record: RenewableRecord,
  { enabled, today }: { readonly enabled: boolean; readonly today: Temporal.PlainDate },
): RenewBlock | null {
  const period = { start: Temporal.PlainDate.from(record.start_date), end: Temporal.PlainDate.from(record.end_date) }
  const may = mayAskForRenewal(today, {
    enabled,
    prescription: { status: record.status, period, successorWaiting: record.successor_waiting },
    requestPending: record.request?.status === renewalRequestStatus.pending,
  })
  if (!may.ok) return renewBlockOf(may.refusal)
  return isTooSoonToAsk({ status: record.status, endsOn: period.end }, today) ? 'not-yet' : null
}

function takeBackAbility({ status, askedBy }: NonNullable<RenewableRecord['request']>, userId: number) {
  const may = mayTakeRequestBack({ status, isOwn: askedBy === userId })
  return { allowed: may.ok, reason: may.ok ? null : may.refusal }
}
