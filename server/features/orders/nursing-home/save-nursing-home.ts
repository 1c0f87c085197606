import { saveNursingHome as contract } from '@omsorg/contract/orders/nursing-home/save-nursing-home.ts'
import { orderType } from '@omsorg/domain/orders/order/order-transitions.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { readClosedRowsOfResidents } from '../../prescriptions/index.ts'
import { draftToReplace, lockOrderToReplace } from '../placing/draft-to-replace.ts'
import { fillRows, rowIsGone } from '../placing/filled-lines.ts'
import { flavorsOf } from '../placing/flavors.ts'
import { readFlavors } from '../placing/flavors.sql.ts'
import { saveOrder } from '../placing/save-order.ts'
import { readTemplate } from '../proposal/template.sql.ts'
import { groundOfNursingHome, readNursingHome, servesSoMany } from './ground-of-nursing-home.ts'

const type = orderType.individual

export const saveNursingHome = handle(contract, async ({ input, actor, now, language, tx }) => {
  const { carePlaceId } = actor
  if (!carePlaceId) return refuse('place-not-chosen')
  const { preliminaryOrderId } = input
  const careRecipientIds = input.residents.map((resident) => resident.careRecipientId)
  const rowIds = input.residents.flatMap(({ lines }) => lines.map((line) => line.prescriptionRowId))
  const [locked, flavors, home, template] = await Promise.all([
    lockOrderToReplace(tx, input, { userId: actor.doerId, type, carePlaceId }),
    readFlavors(tx, actor.market, { rowIds }),
    readNursingHome(tx, { actor, now, language, carePlaceId, careRecipientIds }),
    preliminaryOrderId === undefined ? null : readTemplate(tx, { preliminaryOrderId, carePlaceId, type }),
  ])
  if (!home) return refuse('place-not-chosen')
  if (!home.ok) return home
  if (template?.length === 0) return refuse('preliminary-order-not-found', { at: 'preliminaryOrderId' })
  const draft = draftToReplace(locked, input, { userId: actor.doerId, type, careRecipientId: null, carePlaceId })
  if (!draft.ok) return draft

  const { place, residents } = home.value
  const here = new Set(residents.map(({ record }) => record.id))
  const stranger = careRecipientIds.findIndex((id) => !here.has(id))
  if (stranger >= 0) return refuse('recipient-not-found', { at: `residents[${stranger}].careRecipientId` })
  const twice = careRecipientIds.findIndex((id, index) => careRecipientIds.indexOf(id) < index)
  if (twice >= 0) return refuse('recipient-twice', { at: `residents[${twice}].careRecipientId` })
  if (!servesSoMany(place, careRecipientIds.length)) return refuse('nursing-home-not-allowed', { at: 'residents' })

  const named = input.residents.flatMap(({ careRecipientId, lines }) =>
    lines.map(({ prescriptionRowId }) => ({ careRecipientId, prescriptionRowId })),
  )
  const closed = await readClosedRowsOfResidents(tx, home.value, named, actor)
  const ground = groundOfNursingHome(home.value, closed, flavorsOf(flavors, place.settings), actor)
  const filled = fillRows(
    ground,
    input.residents.map((resident, index) => ({ ...resident, at: `residents[${index}].` })),
  )
  if (!filled.ok) return filled
  return saveOrder(
    tx,
    ground,
    filled.value,
    {
      type,
      draftId: draft.value?.id ?? null,
      careRecipientId: null,
      preliminaryOrderId: preliminaryOrderId ?? draft.value?.preliminary_order_id ?? null,
      receiver: input.receiver,
      isExpress: input.isExpress,
      oneTimePatientFee: null,
      contactConfirmedOn: null,
    },
    { actor, now, whenGone: rowIsGone },
  )
})
