import type { ConfirmGround } from '../writers/confirm-ground.ts'
import { placed } from '../writers/confirm.ts'
import { groundStatement, lockOrder, lockPerson } from '../writers/confirm.sql.ts'
import { keyedWriter, must } from '../writers/keyed.ts'
import { asOrderer } from './orderer.ts'

interface Asked {
  readonly careRecipientId: number
  readonly customerOrderId: number
  readonly rowVersion: number
}

interface HolderGround {
  readonly id: number
  readonly currency: string
  readonly payerName: string
}

/** The order of a holder, judged and placed as that of staff is, with what the portal tells of it. */
export const portalConfirm = keyedWriter<Asked>({
  endpoint: 'portal/order/confirm-portal-order',
  permissions: [],
  async work({ asked, claims, ...rest }) {
    const turn = { ...rest, claims: asOrderer(claims) }
    const { careRecipientId, customerOrderId, rowVersion } = asked
    const [[order], [person], [holder], [found]] = await Promise.all([
      turn.send('lock order', lockOrder(place), [customerOrderId, turn.user, rowVersion]),
      turn.send('lock person', lockPerson(place), [customerOrderId]),
      turn.send<HolderGround>('holder', holderStatement, [customerOrderId]),
      turn.send<{ answer: ConfirmGround }>('ground', groundStatement, [customerOrderId, turn.today.toString()]),
    ])
    must(order !== undefined && person !== undefined && found !== undefined, 'there is something to place')
    must(holder !== undefined && holder.id === careRecipientId, 'it is an order of the portal that may be placed')
    const { parts } = found.answer
    const { placedAt, undoUntil, written } = placed(customerOrderId, found.answer, turn)
    const log = [turn.user, claims.mac, careRecipientId]
    return {
      answer: {
        careRecipientId,
        customerOrderId,
        placedAt,
        undoUntil,
        expectedOn:
          parts
            .map(({ day }) => day)
            .toSorted()
            .at(-1) ?? null,
        patientFee: { currency: holder.currency, amount: 0, payerName: holder.payerName },
      },
      written: [...written, turn.send('log', logStatement, log)],
    }
  },
})

const place = 'omsorg.reach_holder_place()'

/** The person of an order that a holder may place; parameter: the order. */
const holderStatement = `
  select o.care_recipient_id as id, o.currency, s.client_name as "payerName"
  from omsorg.customer_order o
  join omsorg.place_setting s on s.care_place_id = ${place}
  left join omsorg.crp_person_setting own on own.care_recipient_id = o.care_recipient_id
  where o.id = $1::bigint and o.source = 'crp' and o.care_recipient_id = omsorg.reach_holder_person()
    and s.crp_ordering_allowed and own.through_place is not true`

const logStatement = `
  insert into omsorg.access_log (at, user_id, market, action, care_recipient_id, care_place_id, client_id)
  values (now(), $1::int, $2::int, 'portal/order/confirm-portal-order', $3::int, ${place}, omsorg.reach_holder_client())`
