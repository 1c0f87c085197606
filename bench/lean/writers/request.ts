import { budgets } from '@omsorg/contract/budgets.ts'
import type { LeanServer } from '../servers.ts'
import { assess, type ItemsHere } from './items.ts'
import { itemsHere } from './items.sql.ts'
import { keyedWriter, must } from './keyed.ts'

interface Kept {
  readonly id: number
}

/** Keeps a request, once a day, with the job that mails it; parameters: the kind, the user, what is kept, its hash, the day, the moment. */
const statement = `
  with kept as (
    insert into omsorg.staff_request as r
      (kind, client_id, care_place_id, requested_by, sealed, content_hash, requested_on, requested_at)
    values ($1, omsorg.reach_client(), omsorg.reach_place(), $2::int, $3::bytea, $4::bytea, $5::date, $6::timestamptz)
    on conflict (requested_by, content_hash, requested_on) do update set content_hash = excluded.content_hash
    returning r.id, r.requested_at = $6::timestamptz as is_new
  )
  select id, case when is_new then
    omsorg.add_job('requests/send-request', json_build_object('requestId', id), null, null, null, 'request-' || id) end
  from kept`

const budgetStatement = 'select wait_seconds from omsorg.spend_budget($1, $2::int, $3::timestamptz)'

interface Request<Asked> {
  readonly endpoint: string
  readonly feature: string
  readonly permissions: readonly string[]
  readonly numbersOf: (asked: Asked) => readonly string[]
  readonly contentOf: (asked: Asked, nameOf: (itemNumber: string) => string) => { readonly kind: string }
}

/** One of the hourly budget is taken in a transaction of its own, and stays taken when the request is refused. */
function request<Asked>({ endpoint, feature, permissions, numbersOf, contentOf }: Request<Asked>): LeanServer {
  const writer = keyedWriter<Asked>({
    endpoint,
    permissions,
    async work({ asked, claims, user, now, today, seal, send }) {
      const numbers = numbersOf(asked)
      must(new Set(numbers).size === numbers.length, 'no item stands twice')
      const [, [found]] = await Promise.all([
        send('feature', 'select omsorg.feature_or_fail($1)', [feature]),
        send<{ answer: ItemsHere }>('items', itemsHere, [numbers, today.toString(), user]),
      ])
      must(found !== undefined, 'the place is there')
      const content = contentOf(asked, (itemNumber) => {
        const { item, visible } = assess(found.answer, itemNumber, claims, today, 'search')
        must(visible, 'the item is seen')
        return item.product_name
      })
      const words = JSON.stringify(content)
      const hash = seal.blind(`request ${claims.cp} ${words}`)
      const values = [content.kind, user, seal.seal(words), hash, today.toString(), now.toString()]
      const [kept] = await send<Kept>('request', statement, values)
      must(kept !== undefined, 'it was kept')
      return { answer: { reference: String(kept.id) }, written: [] }
    },
  })
  return (parts) => {
    const write = writer(parts)
    const { database, tokens } = parts
    return async (call) => {
      const claims = tokens.read(call.request.headers.authorization)
      const taken = ['request', budgets.request, Temporal.Now.instant().toString()]
      const by = { claims, takesBack: call.takesBack }
      const [spent] = await database.once<{ wait_seconds: number }>(by, 'budget', budgetStatement, taken)
      must(spent?.wait_seconds === 0, 'there is some of the budget')
      return write(call)
    }
  }
}

interface Sample {
  readonly items: readonly { readonly itemNumber: string; readonly quantity: number }[]
  readonly receiver: object
  readonly message: string
}

export const sample = request<Sample>({
  endpoint: 'requests/sample/request-sample',
  feature: 'sampleOrderForm',
  permissions: ['ProductPrescriptionRead'],
  numbersOf: ({ items }) => items.map(({ itemNumber }) => itemNumber),
  contentOf: ({ items, receiver, message }, nameOf) => ({
    kind: 'sample',
    items: items.map((each) => ({ ...each, name: nameOf(each.itemNumber) })),
    receiver,
    message,
  }),
})

interface Question {
  readonly itemNumber: string
  readonly question: string
  readonly email: string
  readonly phone: string
}

export const productQuestion = request<Question>({
  endpoint: 'requests/product/ask-about-product',
  feature: 'productInquiry',
  permissions: ['ProductPrescriptionRead'],
  numbersOf: ({ itemNumber }) => [itemNumber],
  contentOf: (asked, nameOf) => ({ kind: 'product', name: nameOf(asked.itemNumber), ...asked }),
})
